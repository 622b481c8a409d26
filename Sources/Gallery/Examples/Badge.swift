import Foundation
import LayoutDSL

extension Example {
  /// A dot whose middle is the top trailing corner of a face.
  static var badge: Example {
    Example("badge", "Badge on a corner") { stage in
      let face = stage.add("face")
      let dot = stage.add("dot")
      face.snp.makeConstraints { make in
        make.center.equalToSuperview()
        make.width.height.equalTo(80)
      }
      dot.snp.makeConstraints { make in
        make.centerX.equalTo(face.snp.trailing)
        make.centerY.equalTo(face.snp.top)
        make.size.equalTo(CGSize(width: 20, height: 20))
      }
      stage.layOut()
    }
  }
}
