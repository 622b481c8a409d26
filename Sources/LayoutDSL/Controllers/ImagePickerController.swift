import Foundation

/// Stands for choosing a picture, as `UIImagePickerController`: an empty view. What a user does is a call: `userPick(_:)`,
/// `userCancel()`. It is no navigation controller here.
open class ImagePickerController: ViewController {
  nonisolated public enum SourceType: Int, Sendable {
    case photoLibrary = 0
    case camera = 1
    case savedPhotosAlbum = 2
  }

  nonisolated public enum CameraDevice: Int, Sendable {
    case rear = 0
    case front = 1
  }

  /// What is told of a choice.
  nonisolated public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
  }

  open weak var delegate: (any ImagePickerControllerDelegate & NavigationControllerDelegate)?
  open var sourceType = SourceType.photoLibrary
  open var mediaTypes = ["public.image"]
  open var allowsEditing = false
  open var cameraDevice = CameraDevice.rear

  /// Always.
  public static func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { true }

  /// Chooses as a user does: tells the delegate, which dismisses the picker.
  public func userPick(_ info: [InfoKey: Any]) {
    delegate?.imagePickerController(self, didFinishPickingMediaWithInfo: info)
  }

  /// Cancels as a user does: tells the delegate, which dismisses the picker.
  public func userCancel() { delegate?.imagePickerControllerDidCancel(self) }
}

/// Who is told what was chosen, as `UIImagePickerControllerDelegate`. Where a member is not implemented the picker goes by itself.
public protocol ImagePickerControllerDelegate: AnyObject, TreeBound {
  func imagePickerController(
    _ picker: ImagePickerController, didFinishPickingMediaWithInfo info: [ImagePickerController.InfoKey: Any])
  func imagePickerControllerDidCancel(_ picker: ImagePickerController)
}

extension ImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: ImagePickerController, didFinishPickingMediaWithInfo info: [ImagePickerController.InfoKey: Any]
  ) {
    picker.presentingViewController?.dismiss(animated: true)
  }

  public func imagePickerControllerDidCancel(_ picker: ImagePickerController) {
    picker.presentingViewController?.dismiss(animated: true)
  }
}
