extension Layer {
  func insert(_ layer: Layer, at index: Int) {
    guard layer !== self else { return }
    layer.removeFromSuperlayer()
    ownSublayers.insert(layer, at: min(max(0, index), ownSublayers.count))
    layer.superlayer = self
  }

  /// At the back or the front where the sibling is none.
  func insert(_ layer: Layer, beside sibling: Layer?, _ offset: Int) {
    guard layer !== sibling else { return }
    layer.removeFromSuperlayer()
    let place = ownSublayers.firstIndex { $0 === sibling }
    insert(layer, at: place.map { $0 + offset } ?? (offset == 0 ? 0 : ownSublayers.count))
  }
}
