/// What is typed into, as `UITextInputTraits`.
public protocol TextInput: View {
  /// All of the traits.
  var inputTraits: InputTraits { get set }
}

extension TextInput {
  public var keyboardType: InputTraits.KeyboardType {
    get { inputTraits.keyboardType }
    set { inputTraits.keyboardType = newValue }
  }

  public var returnKeyType: InputTraits.ReturnKeyType {
    get { inputTraits.returnKeyType }
    set { inputTraits.returnKeyType = newValue }
  }

  public var keyboardAppearance: InputTraits.KeyboardAppearance {
    get { inputTraits.keyboardAppearance }
    set { inputTraits.keyboardAppearance = newValue }
  }

  public var autocapitalizationType: InputTraits.AutocapitalizationType {
    get { inputTraits.autocapitalizationType }
    set { inputTraits.autocapitalizationType = newValue }
  }

  public var autocorrectionType: InputTraits.Correction {
    get { inputTraits.autocorrectionType }
    set { inputTraits.autocorrectionType = newValue }
  }

  public var spellCheckingType: InputTraits.Correction {
    get { inputTraits.spellCheckingType }
    set { inputTraits.spellCheckingType = newValue }
  }

  public var smartQuotesType: InputTraits.Correction {
    get { inputTraits.smartQuotesType }
    set { inputTraits.smartQuotesType = newValue }
  }

  public var smartDashesType: InputTraits.Correction {
    get { inputTraits.smartDashesType }
    set { inputTraits.smartDashesType = newValue }
  }

  public var smartInsertDeleteType: InputTraits.Correction {
    get { inputTraits.smartInsertDeleteType }
    set { inputTraits.smartInsertDeleteType = newValue }
  }

  public var enablesReturnKeyAutomatically: Bool {
    get { inputTraits.enablesReturnKeyAutomatically }
    set { inputTraits.enablesReturnKeyAutomatically = newValue }
  }

  public var textContentType: InputTraits.TextContentType! {
    get { inputTraits.textContentType }
    set { inputTraits.textContentType = newValue }
  }
}
