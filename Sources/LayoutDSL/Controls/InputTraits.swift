/// What a keyboard is like: the members of `UITextInputTraits`. Stored.
nonisolated public struct InputTraits: Hashable, Sendable {
  public var keyboardType = KeyboardType.default
  public var returnKeyType = ReturnKeyType.default
  public var keyboardAppearance = KeyboardAppearance.default
  public var autocapitalizationType = AutocapitalizationType.sentences
  public var autocorrectionType = Correction.default
  public var spellCheckingType = Correction.default
  public var smartQuotesType = Correction.default
  public var smartDashesType = Correction.default
  public var smartInsertDeleteType = Correction.default
  public var enablesReturnKeyAutomatically = false
  public var textContentType: TextContentType?

  public init() {}

  /// With the raw values of `UIKeyboardType`.
  nonisolated public enum KeyboardType: Int, Sendable {
    case `default` = 0
    case asciiCapable = 1
    case numbersAndPunctuation = 2
    case URL = 3
    case numberPad = 4
    case phonePad = 5
    case namePhonePad = 6
    case emailAddress = 7
    case decimalPad = 8
    case twitter = 9
    case webSearch = 10
    case asciiCapableNumberPad = 11
  }

  /// With the raw values of `UIReturnKeyType`.
  nonisolated public enum ReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
  }

  /// With the raw values of `UIKeyboardAppearance`.
  nonisolated public enum KeyboardAppearance: Int, Sendable {
    case `default` = 0
    case dark = 1
    case light = 2
  }

  /// With the raw values of `UITextAutocapitalizationType`.
  nonisolated public enum AutocapitalizationType: Int, Sendable {
    case none = 0
    case words = 1
    case sentences = 2
    case allCharacters = 3
  }

  /// Whether something is done to what is typed, with the raw values UIKit has for all of those.
  nonisolated public enum Correction: Int, Sendable {
    case `default` = 0
    case no = 1
    case yes = 2
  }

  /// What a text is about, as `UITextContentType`.
  nonisolated public struct TextContentType: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let name = TextContentType(rawValue: "name")
    public static let givenName = TextContentType(rawValue: "given-name")
    public static let familyName = TextContentType(rawValue: "family-name")
    public static let emailAddress = TextContentType(rawValue: "email")
    public static let telephoneNumber = TextContentType(rawValue: "tel")
    public static let username = TextContentType(rawValue: "username")
    public static let password = TextContentType(rawValue: "password")
    public static let newPassword = TextContentType(rawValue: "new-password")
    public static let oneTimeCode = TextContentType(rawValue: "one-time-code")
    public static let postalCode = TextContentType(rawValue: "postal-code")
    public static let addressCity = TextContentType(rawValue: "address-level2")
    public static let fullStreetAddress = TextContentType(rawValue: "street-address")
    public static let creditCardNumber = TextContentType(rawValue: "cc-number")
    public static let organizationName = TextContentType(rawValue: "organization")
    public static let URL = TextContentType(rawValue: "url")
  }
}
