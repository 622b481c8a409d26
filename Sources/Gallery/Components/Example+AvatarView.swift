import Foundation
import LayoutDSL

extension Example {
  /// Somebody without a picture who is there, and with one.
  static var avatar: Example {
    Example("avatar", "Avatar with initials or a picture") { stage in
      let avatar = stage.add("avatar", AvatarView())
      avatar.snp.makeConstraints { make in
        make.center.equalToSuperview()
        make.size.equalTo(100)
      }
      stage.name("initials", avatar.initials)
      stage.name("picture", avatar.picture)
      stage.name("dot", avatar.dot)
      avatar.configure(picture: nil, initials: "EM", isOnline: true)
      stage.layOut("initials")
      avatar.configure(picture: Image(size: CGSize(width: 300, height: 200)), initials: "EM", isOnline: false)
      stage.layOut("picture")
    }
  }
}
