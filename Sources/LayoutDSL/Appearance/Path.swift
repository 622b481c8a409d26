import Foundation

/// Lines and curves, as `CGPath`: stored for pictures.
nonisolated public struct Path: Hashable, Sendable {
  nonisolated public enum Element: Hashable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// Angles in radians from the x axis, clockwise on screen where that is said.
    case arc(centre: CGPoint, radius: CGFloat, from: CGFloat, to: CGFloat, isClockwise: Bool)
    case close
  }

  public var elements: [Element] = []

  public init() {}

  public init(rect: CGRect) {
    elements = [
      .move(to: rect.origin), .line(to: CGPoint(x: rect.maxX, y: rect.minY)),
      .line(to: CGPoint(x: rect.maxX, y: rect.maxY)), .line(to: CGPoint(x: rect.minX, y: rect.maxY)), .close,
    ]
  }

  public var isEmpty: Bool { elements.isEmpty }

  /// The smallest rectangle around all points that are named, and around whole circles of arcs.
  public var boundingBox: CGRect {
    let points = elements.flatMap(\.points)
    guard let first = points.first else { return .null }
    return points.dropFirst().reduce(CGRect(origin: first, size: .zero)) { box, point in
      let (left, top) = (min(box.minX, point.x), min(box.minY, point.y))
      return CGRect(x: left, y: top, width: max(box.maxX, point.x) - left, height: max(box.maxY, point.y) - top)
    }
  }

  /// Where the next line begins.
  public var currentPoint: CGPoint {
    for element in elements.reversed() {
      if let point = element.end { return point }
    }
    return .zero
  }

  /// Rounds the corners of a rectangle that are named by circles; a radius is at most half of the shorter side.
  public mutating func addRoundedRect(_ rect: CGRect, radii: (Layer.CornerMask) -> CGFloat) {
    func radius(_ corner: Layer.CornerMask) -> CGFloat {
      max(0, min(radii(corner), rect.width / 2, rect.height / 2))
    }
    let corners: [(mask: Layer.CornerMask, x: CGFloat, y: CGFloat, angle: CGFloat)] = [
      (.layerMinXMinYCorner, rect.minX, rect.minY, .pi), (.layerMaxXMinYCorner, rect.maxX, rect.minY, 1.5 * .pi),
      (.layerMaxXMaxYCorner, rect.maxX, rect.maxY, 0), (.layerMinXMaxYCorner, rect.minX, rect.maxY, 0.5 * .pi),
    ]
    for (index, corner) in corners.enumerated() {
      let radius = radius(corner.mask)
      let centre = CGPoint(
        x: corner.x + (corner.x == rect.minX ? radius : -radius),
        y: corner.y + (corner.y == rect.minY ? radius : -radius))
      let start = CGPoint(x: centre.x + radius * cos(corner.angle), y: centre.y + radius * sin(corner.angle))
      elements.append(index == 0 ? .move(to: start) : .line(to: start))
      guard radius > 0 else { continue }
      elements.append(
        .arc(centre: centre, radius: radius, from: corner.angle, to: corner.angle + .pi / 2, isClockwise: true))
    }
    elements.append(.close)
  }
}

nonisolated extension Path.Element {
  /// Where it ends; nil for a closing.
  var end: CGPoint? {
    switch self {
    case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _): point
    case .arc(let centre, let radius, _, let angle, _):
      CGPoint(x: centre.x + radius * cos(angle), y: centre.y + radius * sin(angle))
    case .close: nil
    }
  }

  /// What it reaches to.
  var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadCurve(let point, let control): [point, control]
    case .curve(let point, let first, let second): [point, first, second]
    case .arc(let centre, let radius, _, _, _):
      [
        CGPoint(x: centre.x - radius, y: centre.y - radius), CGPoint(x: centre.x + radius, y: centre.y + radius),
      ]
    case .close: []
    }
  }
}
