import Foundation
import LayoutDSL
import XCTest

final class PickerControllerTests: XCTestCase {
  func testPickingAPicture() {
    onMainActor {
      let (window, presenter, listener) = (Window(screen: .phone), ViewController(), Listener())
      window.rootViewController = presenter
      let picker = ImagePickerController()
      picker.delegate = listener
      presenter.present(picker, animated: true)
      picker.userPick([.originalImage: Image(size: CGSize(width: 3, height: 4))])
      XCTAssertEqual(listener.heard, ["picked 3.0"])
      XCTAssertNotNil(presenter.presentedViewController)
      // The listener leaves cancelling to the picker.
      picker.userCancel()
      XCTAssertNil(presenter.presentedViewController)
    }
  }

  func testPickingAColor() {
    onMainActor {
      let (window, presenter, listener) = (Window(screen: .phone), ViewController(), Listener())
      window.rootViewController = presenter
      let picker = ColorPickerViewController()
      picker.delegate = listener
      presenter.present(picker, animated: true)
      picker.userSelect(.red)
      picker.userFinish()
      XCTAssertEqual(listener.heard, ["colour true", "finish"])
      XCTAssertNil(presenter.presentedViewController)
    }
  }

  func testSharing() {
    onMainActor {
      let (window, presenter) = (Window(screen: .phone), ViewController())
      window.rootViewController = presenter
      let sheet = ActivityViewController(activityItems: ["text"], applicationActivities: nil)
      var heard: [String] = []
      sheet.completionWithItemsHandler = { type, isDone, _, _ in heard.append("\(type?.rawValue ?? "none") \(isDone)") }
      presenter.present(sheet, animated: true)
      sheet.userChoose(.mail)
      XCTAssertNil(presenter.presentedViewController)
      sheet.userChoose(nil)
      XCTAssertEqual(heard, ["com.apple.UIKit.activity.Mail true", "none false"])
    }
  }

  func testTheDelegateOfAStack() {
    onMainActor {
      let (window, listener) = (Window(screen: .phone), Listener())
      let first = ViewController()
      let navigation = NavigationController(rootViewController: first)
      navigation.delegate = listener
      window.rootViewController = navigation
      let second = ViewController()
      second.title = "second"
      first.title = "first"
      navigation.pushViewController(second, animated: true)
      navigation.popViewController(animated: true)
      XCTAssertEqual(listener.heard, ["will second", "did second", "will first", "did first"])
      XCTAssertTrue(navigation.navigationBar.topItem === first.navigationItem)
      XCTAssertNil(navigation.navigationBar.backItem)
    }
  }
}

private final class Listener: ImagePickerControllerDelegate, NavigationControllerDelegate,
  ColorPickerViewControllerDelegate
{
  var heard: [String] = []

  func imagePickerController(
    _ picker: ImagePickerController, didFinishPickingMediaWithInfo info: [ImagePickerController.InfoKey: Any]
  ) {
    heard.append("picked \((info[.originalImage] as? Image)?.size.width ?? 0)")
  }

  func colorPickerViewController(
    _ viewController: ColorPickerViewController, didSelect color: Color, continuously: Bool
  ) {
    heard.append("colour \(color == .red && viewController.selectedColor == .red)")
  }

  func colorPickerViewControllerDidFinish(_ viewController: ColorPickerViewController) { heard.append("finish") }

  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController, animated: Bool
  ) {
    heard.append("will \(viewController.title ?? "")")
  }

  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController, animated: Bool
  ) {
    heard.append("did \(viewController.title ?? "")")
  }
}
