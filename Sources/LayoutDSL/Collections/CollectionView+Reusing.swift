import Foundation

extension CollectionView {
  func setMaker(_ kind: String, _ identifier: String, _ make: (() -> CollectionReusableView)?) {
    collection.makers[kind, default: [:]][identifier] = make
  }

  /// A spare or new view; nil, reported, where nothing is registered.
  func dequeue(_ kind: String, _ identifier: String) -> CollectionReusableView? {
    if let view = collection.spare[kind]?[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    if let make = collection.makers[kind]?[identifier] { return make() }
    tell(.unregisteredIdentifier(identifier, subject: reportName))
    return nil
  }

  /// A view is not seen any more and may be used again.
  func keep(_ view: CollectionReusableView, _ kind: String) {
    guard let identifier = view.reuseIdentifier else { return }
    collection.spare[kind, default: [:]][identifier, default: []].append(view)
  }
}
