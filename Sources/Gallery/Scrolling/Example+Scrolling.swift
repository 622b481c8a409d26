import Foundation
import LayoutDSL

/// Screens that scroll.
extension Example {
  static var scrolling: [Example] {
    [
      boxColumn, boxRow, registration, keyboardForm, pictureScroller, shelves,
    ]
  }

  static var boxColumn: Example {
    Example(screen: "box-column", "Boxes that scroll down") { stage in
      let controller = BoxColumnController()
      stage.show(controller)
      stage.name("scroller", controller.scroller)
      stage.name("content", controller.content)
      stage.name(controller.boxes) { "box\($0)" }
      stage.layOut()
    }
  }

  static var boxRow: Example {
    Example(screen: "box-row", "Boxes that scroll sideways") { stage in
      let controller = BoxRowController()
      stage.show(controller)
      stage.name("scroller", controller.scroller)
      stage.name("content", controller.content)
      stage.name(controller.boxes) { "box\($0)" }
      stage.layOut()
    }
  }

  static var registration: Example {
    Example(screen: "registration", "Registration form") { stage in
      let controller = RegistrationController()
      stage.show(controller)
      stage.name("scroller", controller.scroller)
      stage.name("content", controller.content)
      stage.name("form", controller.form)
      stage.name("picture", controller.picture)
      stage.name("nameField", controller.nameField)
      stage.name("biography", controller.biography)
      stage.name("registerButton", controller.registerButton)
      stage.layOut()
    }
  }

  /// Frames are in the content, so the keyboard does not change them.
  static var keyboardForm: Example {
    Example(screen: "keyboard-form", "Form that keeps clear of the keyboard") { stage in
      let notifications = NotificationCenter()
      let controller = KeyboardFormController(
        placeholders: ["Name", "Surname", "E-mail", "Telephone", "Street", "Postcode", "Town", "Country"],
        notifications: notifications)
      stage.show(controller)
      stage.name("scroller", controller.scroller)
      stage.name("content", controller.content)
      stage.name(controller.fields) { "field\($0)" }
      stage.layOut()
    }
  }

  static var pictureScroller: Example {
    Example(screen: "picture-scroller", "Pictures to page through") { stage in
      let controller = PictureScrollerController()
      stage.show(controller)
      stage.name("scroller", controller.scroller)
      stage.name("content", controller.content)
      stage.name(controller.pictures) { "picture\($0)" }
      stage.name("dots", controller.dots)
      stage.layOut()
    }
  }

  static var shelves: Example {
    Example(screen: "shelves", "Shelves that scroll sideways in a page that scrolls down") { stage in
      let controller = ShelvesController(titles: ["New", "Popular", "For you", "Classics"])
      stage.show(controller)
      stage.name("page", controller.page)
      stage.name("content", controller.content)
      for (index, shelf) in controller.shelves.enumerated() {
        stage.name("shelf\(index)", shelf)
        stage.name("title\(index)", shelf.title)
        stage.name("scroller\(index)", shelf.scroller)
        stage.name("content\(index)", shelf.content)
      }
      stage.name(controller.shelves[0].items) { "item\($0)" }
      stage.layOut()
    }
  }
}
