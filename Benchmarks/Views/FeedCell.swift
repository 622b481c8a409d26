import Foundation
import LayoutDSL

/// A cell of the feed: 21 views with the cell itself. What places them is up to the subclasses.
package class FeedCell: View {
  /// Distances in points, the same for both ways to place the views.
  nonisolated package enum Metric {
    package static let margin: CGFloat = 12
    package static let avatar: CGFloat = 44
    package static let gap: CGFloat = 8
    package static let lineGap: CGFloat = 2
    package static let menu: CGFloat = 24
    package static let counterGap: CGFloat = 16
    package static let separator: CGFloat = 1
    package static let buttonHeight: CGFloat = 44
    package static let icon: CGFloat = 20
    package static let iconGap: CGFloat = 6
  }

  /// A button by hand: a view with an icon and a title.
  package struct Action {
    package let view = View()
    package let icon = ImageView(image: Image(size: CGSize(width: 20, height: 20)))
    package let title = Label()
  }

  package let avatar = View()
  package let name = Label()
  package let handle = Label()
  package let age = Label()
  package let menu = ImageView(image: Image(size: CGSize(width: 24, height: 24)))
  package let body = Label()
  package let picture = View()
  package let likes = Label()
  package let replies = Label()
  package let shares = Label()
  package let separator = View()
  package let actions = [Action(), Action(), Action()]
  /// Width by height.
  package let pictureRatio: CGFloat

  package init(_ post: FeedPost) {
    pictureRatio = post.pictureSize.width / post.pictureSize.height
    super.init(frame: .zero)
    for label in [handle, age, likes, replies, shares] + actions.map(\.title) { label.font = Self.smallFont }
    name.font = Self.nameFont
    body.font = Self.bodyFont
    body.numberOfLines = 0
    name.text = post.name
    handle.text = post.handle
    age.text = post.age
    body.text = post.text
    likes.text = "\(post.likes) likes"
    replies.text = "\(post.replies) replies"
    shares.text = "\(post.shares) shares"
    for (action, title) in zip(actions, ["Like", "Reply", "Share"]) { action.title.text = title }
    for view in [avatar, name, handle, age, menu, body, picture, likes, replies, shares, separator] { addSubview(view) }
    for action in actions {
      addSubview(action.view)
      action.view.addSubview(action.icon)
      action.view.addSubview(action.title)
    }
  }

  package required init?(coder: NSCoder) { nil }

  private static let nameFont = Font.systemFont(ofSize: 15, weight: .semibold)
  private static let bodyFont = Font.systemFont(ofSize: 15)
  private static let smallFont = Font.systemFont(ofSize: 13)

  /// All views, the cell first.
  package var allViews: [View] {
    var views: [View] = []
    forEachInSubtree { views.append($0) }
    return views
  }
}
