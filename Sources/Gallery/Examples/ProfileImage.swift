import LayoutDSL

extension Example {
  /// A picture at the top, in the middle, with labels for reports.
  static var profileImage: Example {
    Example("profile-picture", "Profile picture with labels") { stage in
      let profileImageView = stage.add("profileImageView")
      profileImageView.snp.makeConstraints { make in
        make.top.equalToSuperview().offset(20).labeled("profileAvatarTop")
        make.width.height.equalTo(100).labeled("profileAvatarSize")
        make.centerX.equalToSuperview().labeled("profileAvatarCenterX")
      }
      stage.layOut()
    }
  }
}
