import Foundation

/// `peers`' results for people.
enum PeerTable {
  private static let widths = [12, 15, 6, 11]

  static func header(_ peers: [Peer]) -> String {
    var cells = ["workload", "task", "size", "ours"]
    for peer in peers {
      cells += [peer.rawValue, "/ ours"]
      if peer == .kiwi { cells += ["mark", ""] }
    }
    return line(cells + ["difference"])
  }

  static func line(_ record: PeerRecord) -> String {
    var cells = [record.workload, record.task, "\(record.size)", text(record.ours)]
    for (peer, figure) in record.peers {
      let ratio = record.ratio(to: peer)
      cells += [text(figure), ratio.map(NumberText.short) ?? ""]
      if peer == .kiwi {
        cells.append(record.mark.map(NumberText.short) ?? "")
        cells.append(verdict(ratio, mark: record.mark))
      }
    }
    return line(cells + [record.largestDifference.map { String(format: "%.0e", $0) } ?? ""])
  }

  private static func verdict(_ ratio: Double?, mark: Double?) -> String {
    guard let ratio, let mark else { return "" }
    return ratio >= mark ? "met" : "missed"
  }

  private static func text(_ figure: PeerRecord.Figure) -> String {
    figure.median.map(NumberText.time) ?? figure.failure ?? ""
  }

  private static func line(_ cells: [String]) -> String {
    cells.enumerated().map { index, cell in
      let width = index < widths.count ? widths[index] : 10
      let blanks = String(repeating: " ", count: max(0, width - cell.count))
      return index < 2 ? cell + blanks : blanks + cell
    }.joined(separator: " ")
  }
}
