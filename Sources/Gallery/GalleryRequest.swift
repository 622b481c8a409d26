import Foundation
import LayoutDSL

/// What the command was asked to lay out, and how.
nonisolated struct GalleryRequest: Sendable {
  var names: [String] = []
  var showsAll = false
  /// Each example's own when nil.
  var size: CGSize?
  var direction = UserInterfaceLayoutDirection.leftToRight

  nonisolated enum Mistake: Error, CustomStringConvertible, Sendable {
    case unknownName(String)
    case unknownOption(String)
    case badSize(String)
    case nothingToShow
    case namesAndAll

    var description: String {
      switch self {
      case .unknownName(let name): "there is no example called “\(name)”; without arguments they are listed"
      case .unknownOption(let option): "there is no option “\(option)”"
      case .badSize(let text): "“\(text)” is no size such as 390x844, each from 1 to 10000"
      case .nothingToShow: "which example?"
      case .namesAndAll: "names and --all at once"
      }
    }
  }

  init() {}

  init(_ arguments: [String]) throws(Mistake) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--all": showsAll = true
      case "--rtl": direction = .rightToLeft
      case "--size": size = try Self.size(rest.popFirst() ?? "")
      default:
        if argument.hasPrefix("-") { throw .unknownOption(argument) }
        names.append(argument)
      }
    }
    if showsAll && !names.isEmpty { throw .namesAndAll }
    if !showsAll && names.isEmpty { throw .nothingToShow }
  }

  private static func size(_ text: String) throws(Mistake) -> CGSize {
    let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard numbers.count == 2, let width = numbers[0], let height = numbers[1],
      (1...10_000).contains(width), (1...10_000).contains(height)
    else { throw .badSize(text) }
    return CGSize(width: width, height: height)
  }
}
