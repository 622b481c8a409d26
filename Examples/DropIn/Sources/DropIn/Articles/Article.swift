import Foundation

struct Article: Identifiable, Codable, Equatable, Sendable {
  let id: Int
  let title: String
  let text: String
  let author: String
}
