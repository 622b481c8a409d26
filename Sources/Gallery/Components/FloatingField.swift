import Foundation
import LayoutDSL

/// A text field whose title is inside as the placeholder, and floats above it while there is something to edit.
///
/// Before the text there may be an icon, below it a complaint. It is as high as the title, the box and the complaint need.
package final class FloatingField: Component {
  package let box = View()
  package let icon = ImageView()
  package let field = TextField()
  package let title = Label()
  package let complaint = Label()

  /// What holds the middle of the title to the middle of the box: at 0 while the title is inside, 32 points higher while it
  /// floats.
  package private(set) var titleCentre: Constraint?

  package private(set) var isFloating = false

  /// What is in the field. Set, it has the title float or not at once, without an animation and without a word to anybody.
  package var text: String {
    get { field.text ?? "" }
    set {
      field.text = newValue
      View.performWithoutAnimation { editingChanged() }
    }
  }

  package override func setUpViews() {
    box.layer.borderWidth = 1
    box.layer.cornerRadius = 8
    title.font = Typeface.caption
    title.textColor = Palette.faintText
    title.alpha = 0
    complaint.font = Typeface.caption
    complaint.textColor = Palette.wrong
    complaint.isHidden = true
    [box, title, complaint].forEach(addSubview)
    [icon, field].forEach(box.addSubview)
    showBorder()
  }

  package override func setUpConstraints() {
    box.snp.makeConstraints { make in
      make.top.equalToSuperview().offset(Spacing.medium)
      make.leading.trailing.equalToSuperview()
      make.height.equalTo(48)
    }
    icon.snp.makeConstraints { make in
      make.leading.equalToSuperview().offset(12)
      make.centerY.equalToSuperview()
      make.size.equalTo(20)
    }
    placeField(behindIcon: true)
    title.snp.makeConstraints { make in
      make.leading.equalTo(box).offset(Spacing.tiny)
      titleCentre = make.centerY.equalTo(box).constraint
    }
    complaint.snp.makeConstraints { make in
      make.top.equalTo(box.snp.bottom).offset(Spacing.tiny)
      make.leading.trailing.bottom.equalToSuperview()
    }
  }

  package override func setUpBindings() {
    field.addAction(for: .editingDidBegin) { [weak self] in self?.editingChanged() }
    field.addAction(for: .editingDidEnd) { [weak self] in self?.editingChanged() }
    field.addAction(for: .editingChanged) { [weak self] in self?.complain(nil) }
  }

  /// Without an icon the text begins where the icon would.
  package func configure(title text: String, icon image: Image?) {
    title.text = text
    field.placeholder = isFloating ? "" : text
    icon.image = image
    icon.isHidden = image == nil
    placeField(behindIcon: image != nil)
  }

  /// Says below the box what is wrong, until somebody types. Nil for nothing, which takes no room.
  package func complain(_ message: String?) {
    complaint.text = message
    complaint.isHidden = message == nil
    showBorder()
  }

  private func placeField(behindIcon: Bool) {
    field.snp.remakeConstraints { make in
      if behindIcon {
        make.leading.equalTo(icon.snp.trailing).offset(Spacing.small)
      } else {
        make.leading.equalToSuperview().offset(12)
      }
      make.trailing.equalToSuperview().offset(-12)
      make.centerY.equalToSuperview()
    }
  }

  private func editingChanged() {
    showBorder()
    float(field.isEditing || field.hasText)
  }

  private func float(_ floats: Bool) {
    guard floats != isFloating else { return }
    isFloating = floats
    View.animate(withDuration: 0.2) {
      titleCentre?.update(offset: floats ? -Spacing.huge : 0)
      title.alpha = floats ? 1 : 0
      field.placeholder = floats ? "" : title.text
      layoutIfNeeded()
    }
  }

  private func showBorder() {
    box.layer.borderColor =
      !complaint.isHidden ? Palette.wrong : field.isEditing ? Palette.accent : Palette.border
  }
}
