import Foundation
import LayoutDSL

/// A profile to edit: the components in one scrolling column.
package final class ProfileController: ViewController {
  package let scroller = ScrollView()
  package let column = View()
  package let avatar = AvatarView()
  package let name = FloatingField()
  package let address = FloatingField()
  package let card = CardView()
  package let rating = RatingBar()
  package let saveButton = PrimaryButton()

  /// Saves the profile, and calls what it gets when that is over. Ends at once unless set.
  package var save: (_ completion: @escaping () -> Void) -> Void = { $0() }

  package override func viewDidLoad() {
    super.viewDidLoad()
    title = "Profile"
    view.backgroundColor = Palette.screen
    addViews()
    placeViews()
    fill()
  }

  private func addViews() {
    view.addSubview(scroller)
    scroller.addSubview(column)
    for part in [avatar, name, address, card, saveButton] { column.addSubview(part) }
    let room = View()
    room.addSubview(rating)
    rating.snp.makeConstraints { make in
      make.center.equalToSuperview()
      make.top.bottom.equalToSuperview().inset(Spacing.medium)
    }
    card.content = room
  }

  private func placeViews() {
    scroller.snp.makeConstraints { $0.edges.equalToSuperview() }
    column.snp.makeConstraints { $0.edges.width.equalToSuperview() }
    avatar.snp.makeConstraints { make in
      make.top.equalToSuperview().offset(Spacing.huge)
      make.centerX.equalToSuperview()
      make.size.equalTo(100)
    }
    place(name, below: avatar, gap: Spacing.huge)
    place(address, below: name, gap: Spacing.medium)
    place(card, below: address, gap: Spacing.huge)
    place(saveButton, below: card, gap: Spacing.huge)
    // Where the content ends.
    saveButton.snp.makeConstraints { $0.bottom.equalToSuperview().offset(-Spacing.huge) }
  }

  private func place(_ part: View, below other: View, gap: CGFloat) {
    part.snp.makeConstraints { make in
      make.top.equalTo(other.snp.bottom).offset(gap)
      make.leading.trailing.equalToSuperview().inset(Spacing.medium)
    }
  }

  private func fill() {
    avatar.configure(picture: nil, initials: "EM", isOnline: true)
    name.configure(title: "Your name", icon: Image(systemName: "person"))
    address.configure(title: "Your email address", icon: Image(systemName: "envelope"))
    card.heading.text = "Your level"
    rating.rating = 4
    saveButton.configure(title: "Save")
    saveButton.onTap = { [weak self] in self?.saveProfile() }
  }

  private func saveProfile() {
    saveButton.isLoading = true
    save { [weak self] in self?.saveButton.isLoading = false }
  }
}
