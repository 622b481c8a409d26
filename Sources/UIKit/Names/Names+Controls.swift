import LayoutDSL

public typealias UIControl = Control
public typealias UIAction = Action
public typealias UIButton = Button
public typealias UILabel = Label
public typealias UIImageView = ImageView
public typealias UITextField = TextField
public typealias UITextFieldDelegate = TextFieldDelegate
public typealias UITextView = TextView
public typealias UITextViewDelegate = TextViewDelegate
public typealias NSTextContainer = TextContainer
public typealias UISwitch = Switch
public typealias UISlider = Slider
public typealias UIStepper = Stepper
public typealias UISegmentedControl = SegmentedControl
public typealias UIProgressView = ProgressView
public typealias UIActivityIndicatorView = ActivityIndicator
public typealias UIPageControl = PageControl
public typealias UIDatePicker = DatePicker
public typealias UIDatePickerStyle = DatePicker.Style
public typealias UIPickerView = PickerView
public typealias UISearchBar = SearchBar
public typealias UISearchBarDelegate = SearchBarDelegate
public typealias UISearchTextField = TextField
public typealias UIRefreshControl = RefreshControl
public typealias UIVisualEffectView = VisualEffectView
public typealias UIVisualEffect = VisualEffect
public typealias UIBlurEffect = BlurEffect
public typealias UIVibrancyEffect = VibrancyEffect
public typealias UIMenuElement = MenuElement
public typealias UIMenu = Menu
public typealias UIBaselineAdjustment = Label.BaselineAdjustment

// Keyboards

public typealias UITextInputTraits = TextInput
public typealias UIKeyboardType = InputTraits.KeyboardType
public typealias UIReturnKeyType = InputTraits.ReturnKeyType
public typealias UIKeyboardAppearance = InputTraits.KeyboardAppearance
public typealias UITextAutocapitalizationType = InputTraits.AutocapitalizationType
public typealias UITextAutocorrectionType = InputTraits.Correction
public typealias UITextSpellCheckingType = InputTraits.Correction
public typealias UITextSmartQuotesType = InputTraits.Correction
public typealias UITextSmartDashesType = InputTraits.Correction
public typealias UITextContentType = InputTraits.TextContentType
public typealias UIDataDetectorTypes = DataDetectorTypes
