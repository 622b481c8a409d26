import Foundation
import LayoutDSL
import XCTest

/// A cell that holds a box from edge to edge.
final class BoxCell: TableViewCell {
  let box = Box()
  var reuses = 0

  override init(style: TableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(box)
    box.snp.makeConstraints { make in make.edges.equalToSuperview() }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

/// A table of rows whose heights are in a list, in a window or a bare root.
final class TableStage: TableViewDataSource, TableViewDelegate {
  let root: View
  let table: TableView
  /// The heights of the rows by section.
  var heights: [[CGFloat]]
  var headers: [CGFloat]
  /// Rows asked for so far.
  var asked: [IndexPath] = []
  var heard: [String] = []
  /// All cells that were ever made.
  var cells: [ObjectIdentifier: TableViewCell] = [:]
  var prepare: (BoxCell, IndexPath) -> Void = { _, _ in }

  init(_ heights: [[CGFloat]], headers: [CGFloat] = [], in root: View, style: TableView.Style = .plain) {
    self.heights = heights
    self.headers = headers
    self.root = root
    table = TableView(frame: CGRect(origin: .zero, size: root.bounds.size), style: style)
    table.sectionHeaderTopPadding = 0
    root.addSubview(table)
    table.register(BoxCell.self, forCellReuseIdentifier: "box")
    table.dataSource = self
    table.delegate = self
    root.layoutIfNeeded()
  }

  func numberOfSections(in tableView: TableView) -> Int { heights.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { heights[section].count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    asked.append(indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: "box", for: indexPath)
    cells[ObjectIdentifier(cell)] = cell
    if let cell = cell as? BoxCell {
      cell.box.content.height = heights[indexPath.section][indexPath.row]
      prepare(cell, indexPath)
    }
    return cell
  }

  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    guard headers.indices.contains(section) else { return nil }
    let view = TableViewHeaderFooterView(reuseIdentifier: nil)
    let box = Box(View.noIntrinsicMetric, headers[section])
    view.contentView.addSubview(box)
    box.snp.makeConstraints { make in make.edges.equalToSuperview() }
    return view
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) { heard.append("+\(indexPath.row)") }
  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) { heard.append("-\(indexPath.row)") }

  /// The rows that are seen, as (row, y, height).
  var seen: [[CGFloat]] {
    (table.indexPathsForVisibleRows ?? []).map { path in
      let frame = table.cellForRow(at: path)?.frame ?? .zero
      return [CGFloat(path.row), frame.minY, frame.height]
    }
  }
}
