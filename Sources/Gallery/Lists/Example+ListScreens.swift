import Foundation
import LayoutDSL

extension Example {
  static var selfSizingList: Example {
    Example(screen: "self-sizing-list", "Rows as high as their texts") { stage in
      let list = SelfSizingController(style: .plain)
      list.rows = [.title("Inbox"), .titleAndText("Hiking on Saturday", ListTexts.invitation), .title("Archive")]
      stage.show(list)
      name(list.tableView, on: stage)
      stage.layOut()
    }
  }

  static var contactList: Example {
    Example(screen: "contact-list", "Contacts") { stage in
      let list = ContactsController(style: .plain)
      list.contacts = [
        Contact(name: "Ada", phone: "+1 555 0100", isOnline: true), Contact(name: "Bo", phone: "+1 555 0101"),
      ]
      stage.show(list)
      name(list.tableView, on: stage)
      if let cell = list.tableView.visibleCells.first as? ContactCell {
        stage.name("avatar", cell.avatar)
        stage.name("name", cell.nameLabel)
        stage.name("phone", cell.phoneLabel)
        stage.name("dot", cell.onlineDot)
      }
      stage.layOut()
    }
  }

  static var chat: Example {
    Example(screen: "chat", "Chat with bubbles on both sides") { stage in
      let chat = ChatController(style: .plain)
      chat.messages = [
        Message(ListTexts.question, at: "9:41", isOutgoing: true), Message("Yes!", at: "9:42", isOutgoing: false),
      ]
      stage.show(chat)
      name(chat.tableView, on: stage)
      for (index, cell) in chat.tableView.visibleCells.enumerated() {
        guard let cell = cell as? ChatBubbleCell else { continue }
        stage.name("bubble \(index + 1)", cell.bubble)
        stage.name("message \(index + 1)", cell.messageLabel)
        stage.name("time \(index + 1)", cell.timeLabel)
      }
      stage.layOut()
    }
  }

  static var questions: Example {
    Example(screen: "questions", "Questions that unfold, with headers") { stage in
      let list = QuestionsController(style: .plain)
      list.header.titleLabel.text = ListTexts.introduction
      list.sections = [
        .init("Orders", [Question("Can I send it back?", answer: ListTexts.returns)]),
        .init("Payment", [Question("Can I pay in cash?", answer: "Yes.")]),
      ]
      stage.show(list)
      let table: TableView = list.tableView
      name(table, on: stage)
      stage.name("header", list.header)
      stage.name("headerTitle", list.header.titleLabel)
      for section in 0..<2 {
        guard let header = table.headerView(forSection: section) as? SectionHeader else { continue }
        stage.name("section \(section + 1)", header)
        stage.name("sectionTitle \(section + 1)", header.titleLabel)
      }
      if let cell = table.visibleCells.first as? ExpandableCell {
        stage.name("title", cell.titleLabel)
        stage.name("detail", cell.detailLabel)
      }
      stage.layOut("folded")
      table.userSelectRow(at: IndexPath(row: 0, section: 0))
      stage.layOut("unfolded")
      table.userSelectRow(at: IndexPath(row: 0, section: 0))
      stage.layOut("folded again")
    }
  }

  /// Lays out, and names a table and its rows.
  private static func name(_ table: TableView, on stage: Stage) {
    stage.root.layoutIfNeeded()
    stage.name("table", table)
    stage.name(table.visibleCells) { "row \($0 + 1)" }
  }
}
