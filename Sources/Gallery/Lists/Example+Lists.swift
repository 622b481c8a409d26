import Foundation
import LayoutDSL

extension Example {
  /// Cells, headers and the lists they make.
  static var lists: [Example] {
    [
      basicCell, selfSizingCell, contactCell, chatBubbleCell, expandableCell, textHeader, sectionHeader,
      selfSizingList, contactList, chat, questions,
    ]
  }

  // MARK: Cells, in a table on a plain view

  static var basicCell: Example {
    Example("basic-cell", "Row with a title") { stage in
      let cell = BasicCell(style: .default, reuseIdentifier: nil)
      cell.titleLabel.text = "Inbox"
      show([cell], on: stage)
      stage.name("title", cell.titleLabel)
      stage.layOut()
    }
  }

  static var selfSizingCell: Example {
    Example("self-sizing-cell", "Row as high as a chain of two texts") { stage in
      let cell = SelfSizingCell(style: .default, reuseIdentifier: nil)
      cell.show(title: "Hiking on Saturday", subtitle: ListTexts.invitation)
      show([cell], on: stage)
      stage.name("title", cell.titleLabel)
      stage.name("subtitle", cell.subtitleLabel)
      stage.layOut()
    }
  }

  static var contactCell: Example {
    Example("contact-cell", "Row with a picture, a name and a number") { stage in
      let cell = ContactCell(style: .default, reuseIdentifier: nil)
      cell.show(Contact(name: "Ada", phone: "+1 555 0100", isOnline: true))
      show([cell], on: stage)
      stage.name("avatar", cell.avatar)
      stage.name("name", cell.nameLabel)
      stage.name("phone", cell.phoneLabel)
      stage.name("dot", cell.onlineDot)
      stage.layOut()
    }
  }

  /// One cell that is used again: first for what the user says, then for what somebody else does.
  static var chatBubbleCell: Example {
    Example("chat-bubble-cell", "Row with a message, outgoing, then incoming") { stage in
      let cell = ChatBubbleCell(style: .default, reuseIdentifier: nil)
      cell.show(Message(ListTexts.question, at: "9:41", isOutgoing: true))
      let table = show([cell], on: stage)
      stage.name("bubble", cell.bubble)
      stage.name("message", cell.messageLabel)
      stage.name("time", cell.timeLabel)
      stage.layOut("outgoing")
      cell.prepareForReuse()
      cell.show(Message("Yes!", at: "9:42", isOutgoing: false))
      table.measureAgain()
      stage.layOut("incoming")
    }
  }

  static var expandableCell: Example {
    Example("expandable-cell", "Row whose text unfolds") { stage in
      var question = Question("Can I send it back?", answer: ListTexts.returns)
      let cell = ExpandableCell(style: .default, reuseIdentifier: nil)
      cell.show(question)
      let table = show([cell], on: stage)
      stage.name("title", cell.titleLabel)
      stage.name("detail", cell.detailLabel)
      stage.layOut("folded")
      for state in ["unfolded", "folded again"] {
        question.isExpanded.toggle()
        cell.show(question)
        table.measureAgain()
        stage.layOut(state)
      }
    }
  }

  // MARK: Headers

  static var textHeader: Example {
    Example("text-header", "Header of a table, as high as its text") { stage in
      let header = TextHeader()
      header.titleLabel.text = ListTexts.introduction
      let table = show([], on: stage)
      header.fit(width: stage.root.bounds.width)
      table.tableHeaderView = header
      stage.name("header", header)
      stage.name("title", header.titleLabel)
      stage.layOut()
    }
  }

  static var sectionHeader: Example {
    Example("section-header", "Header of a section") { stage in
      let header = SectionHeader(reuseIdentifier: nil)
      header.titleLabel.text = "Orders"
      show([], header: header, on: stage)
      stage.name("header", header)
      stage.name("content", header.contentView)
      stage.name("title", header.titleLabel)
      stage.layOut()
    }
  }

  /// Cells in a table that fills the stage; each and its content view get names.
  @discardableResult
  private static func show(
    _ cells: [TableViewCell], header: TableViewHeaderFooterView? = nil, on stage: Stage
  ) -> CellTable {
    let table = stage.add("table", CellTable(cells, header: header))
    table.snp.makeConstraints { make in make.edges.equalToSuperview() }
    for cell in cells {
      stage.name("cell", cell)
      stage.name("content", cell.contentView)
    }
    return table
  }
}
