import SnapKit
import UIKit

/// A profile to edit: everything in one scrolling column.
final class ProfileController: UIViewController {
  let scroller = UIScrollView()
  let column = UIView()
  let avatar = AvatarView()
  let name = FloatingField()
  let address = FloatingField()
  let card = CardView()
  let rating = RatingBar()
  let save = PrimaryButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Profile"
    view.backgroundColor = Palette.screen
    view.addSubview(scroller)
    scroller.addSubview(column)
    [avatar, name, address, card, save].forEach(column.addSubview)
    fill()
    place()
  }

  private func fill() {
    avatar.show(nil, initials: "AB", isOnline: true)
    name.show(title: "Name", icon: UIImage(systemName: "person"))
    address.show(title: "Address", icon: nil)
    card.heading.text = "Level"
    let room = UIView()
    room.addSubview(rating)
    rating.snp.makeConstraints { make in
      make.center.equalToSuperview()
      make.top.bottom.equalToSuperview().inset(Space.medium)
    }
    card.content = room
    rating.rating = 4
    save.show("Save")
    save.onTap = { [weak self] in self?.save.isBusy = true }
  }

  private func place() {
    scroller.snp.makeConstraints { $0.edges.equalToSuperview() }
    column.snp.makeConstraints { $0.edges.width.equalToSuperview() }
    avatar.snp.makeConstraints { make in
      make.top.equalToSuperview().offset(Space.huge)
      make.centerX.equalToSuperview()
      make.size.equalTo(100)
    }
    var above: UIView = avatar
    let parts: [(UIView, CGFloat)] = [
      (name, Space.huge), (address, Space.medium), (card, Space.huge), (save, Space.huge),
    ]
    for (part, gap) in parts {
      part.snp.makeConstraints { make in
        make.top.equalTo(above.snp.bottom).offset(gap)
        make.leading.trailing.equalToSuperview().inset(Space.medium)
      }
      above = part
    }
    above.snp.makeConstraints { $0.bottom.equalToSuperview().inset(Space.huge) }
  }
}
