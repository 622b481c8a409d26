import Foundation

/// Something that can be done with what is shared, as `UIActivity`.
open class Activity: NSObject, TreeBound {
  nonisolated public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let addToReadingList = ActivityType(rawValue: "com.apple.UIKit.activity.AddToReadingList")
    public static let airDrop = ActivityType(rawValue: "com.apple.UIKit.activity.AirDrop")
    public static let assignToContact = ActivityType(rawValue: "com.apple.UIKit.activity.AssignToContact")
    public static let copyToPasteboard = ActivityType(rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
    public static let mail = ActivityType(rawValue: "com.apple.UIKit.activity.Mail")
    public static let message = ActivityType(rawValue: "com.apple.UIKit.activity.Message")
    public static let print = ActivityType(rawValue: "com.apple.UIKit.activity.Print")
    public static let saveToCameraRoll = ActivityType(rawValue: "com.apple.UIKit.activity.SaveToCameraRoll")
  }

  public override init() {
    super.init()
  }

  open var activityType: ActivityType? { nil }
  open var activityTitle: String? { nil }
  open var activityImage: Image? { nil }
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  open func prepare(withActivityItems activityItems: [Any]) {}
  open func perform() {}
}

/// Stands for sharing, as `UIActivityViewController`: an empty view. What a user does is a call: `userChoose(_:)`.
open class ActivityViewController: ViewController {
  public typealias CompletionWithItemsHandler = (Activity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  /// What is shared.
  public private(set) var activityItems: [Any] = []
  public private(set) var applicationActivities: [Activity]?
  open var excludedActivityTypes: [Activity.ActivityType]?
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  public convenience init(activityItems: [Any], applicationActivities: [Activity]?) {
    self.init(nibName: nil, bundle: nil)
    self.activityItems = activityItems
    self.applicationActivities = applicationActivities
  }

  /// Chooses what to do as a user does, nil for nothing: the sheet goes, an activity of the app's is performed, the handler is
  /// called.
  public func userChoose(_ type: Activity.ActivityType?) {
    presentingViewController?.dismiss(animated: true)
    let own = applicationActivities?.first { $0.activityType == type && type != nil }
    if let own, own.canPerform(withActivityItems: activityItems) {
      own.prepare(withActivityItems: activityItems)
      own.perform()
    }
    completionWithItemsHandler?(type, type != nil, nil, nil)
  }
}
