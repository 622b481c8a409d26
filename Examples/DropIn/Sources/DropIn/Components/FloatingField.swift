import SnapKit
import UIKit

/// A field whose title moves up from inside when it is edited, with an icon before it and a complaint below.
final class FloatingField: ComponentView {
  let box = UIView()
  let icon = UIImageView()
  let field = UITextField()
  let title = UILabel()
  let complaint = UILabel()

  private var titleCentre: Constraint?

  override func addParts() {
    box.layer.borderWidth = 1
    box.layer.cornerRadius = 8
    title.font = .systemFont(ofSize: 12)
    title.textColor = Palette.faintText
    title.alpha = 0
    complaint.font = .systemFont(ofSize: 12)
    complaint.textColor = Palette.fault
    complaint.isHidden = true
    [box, title, complaint].forEach(addSubview)
    [icon, field].forEach(box.addSubview)
    showBorder()
  }

  override func placeParts() {
    box.snp.makeConstraints { make in
      make.top.equalToSuperview().offset(Space.medium)
      make.leading.trailing.equalToSuperview()
      make.height.equalTo(48)
    }
    icon.snp.makeConstraints { make in
      make.leading.equalToSuperview().offset(12)
      make.centerY.equalToSuperview()
      make.size.equalTo(20)
    }
    placeField(afterIcon: true)
    title.snp.makeConstraints { make in
      make.leading.equalTo(box).offset(Space.tiny)
      titleCentre = make.centerY.equalTo(box).constraint
    }
    complaint.snp.makeConstraints { make in
      make.top.equalTo(box.snp.bottom).offset(Space.tiny)
      make.leading.trailing.bottom.equalToSuperview()
    }
  }

  override func wireParts() {
    field.addAction(UIAction { [weak self] _ in self?.float(true) }, for: .editingDidBegin)
    field.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        showBorder()
        if field.text?.isEmpty == true { float(false) }
      }, for: .editingDidEnd)
    field.addAction(UIAction { [weak self] _ in self?.complain(nil) }, for: .editingChanged)
  }

  func show(title text: String, icon image: UIImage?) {
    title.text = text
    field.placeholder = text
    icon.image = image
    icon.isHidden = image == nil
    placeField(afterIcon: image != nil)
  }

  func complain(_ text: String?) {
    complaint.text = text
    complaint.isHidden = text == nil
    showBorder()
  }

  private func placeField(afterIcon: Bool) {
    field.snp.remakeConstraints { make in
      if afterIcon {
        make.leading.equalTo(icon.snp.trailing).offset(Space.small)
      } else {
        make.leading.equalToSuperview().offset(12)
      }
      make.trailing.equalToSuperview().inset(12)
      make.centerY.equalToSuperview()
    }
  }

  private func float(_ isFloating: Bool) {
    showBorder()
    UIView.animate(withDuration: 0.2) {
      self.titleCentre?.update(offset: isFloating ? -Space.huge : 0)
      self.title.alpha = isFloating ? 1 : 0
      self.field.placeholder = isFloating ? "" : self.title.text
      self.layoutIfNeeded()
    }
  }

  private func showBorder() {
    let color = !complaint.isHidden ? Palette.fault : field.isEditing ? Palette.accent : UIColor.systemGray4
    box.layer.borderColor = color.cgColor
  }
}
