import Foundation

/// The distance UIKit puts between neighbours when asked for its own.
nonisolated package enum SystemSpacing {
  /// In points.
  package static let points: CGFloat = 8
}
