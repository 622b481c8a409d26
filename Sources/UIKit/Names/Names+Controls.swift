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
