import Foundation
import LayoutDSL

/// Placed by constraints.
package final class ConstraintFeedCell: FeedCell {
  package override init(_ post: FeedPost) {
    super.init(post)
    constrainHead()
    constrainBody()
    constrainCounters()
    constrainActions()
  }

  package required init?(coder: NSCoder) { nil }

  private func constrainHead() {
    avatar.snp.makeConstraints { make in
      make.top.leading.equalToSuperview().inset(Metric.margin)
      make.size.equalTo(Metric.avatar)
    }
    name.snp.makeConstraints { make in
      make.leading.equalTo(avatar.snp.trailing).offset(Metric.gap)
      make.trailing.lessThanOrEqualTo(age.snp.leading).offset(-Metric.gap)
      make.bottom.equalTo(avatar.snp.centerY).offset(-Metric.lineGap / 2)
    }
    handle.snp.makeConstraints { make in
      make.leading.equalTo(name)
      make.top.equalTo(avatar.snp.centerY).offset(Metric.lineGap / 2)
    }
    age.snp.makeConstraints { make in
      make.trailing.equalTo(menu.snp.leading).offset(-Metric.gap)
      make.centerY.equalTo(name)
    }
    menu.snp.makeConstraints { make in
      make.trailing.equalToSuperview().inset(Metric.margin)
      make.top.equalTo(avatar)
      make.width.height.equalTo(Metric.menu)
    }
  }

  private func constrainBody() {
    body.snp.makeConstraints { make in
      make.top.equalTo(avatar.snp.bottom).offset(Metric.gap)
      make.leading.trailing.equalToSuperview().inset(Metric.margin)
    }
    picture.snp.makeConstraints { make in
      make.top.equalTo(body.snp.bottom).offset(Metric.gap)
      make.leading.trailing.equalToSuperview()
      make.width.equalTo(picture.snp.height).multipliedBy(pictureRatio)
    }
  }

  private func constrainCounters() {
    likes.snp.makeConstraints { make in
      make.leading.equalToSuperview().inset(Metric.margin)
      make.top.equalTo(picture.snp.bottom).offset(Metric.gap)
    }
    replies.snp.makeConstraints { make in
      make.trailing.equalTo(shares.snp.leading).offset(-Metric.counterGap)
      make.top.equalTo(likes)
    }
    shares.snp.makeConstraints { make in
      make.trailing.equalToSuperview().inset(Metric.margin)
      make.top.equalTo(likes)
    }
    separator.snp.makeConstraints { make in
      make.top.equalTo(likes.snp.bottom).offset(Metric.gap)
      make.leading.trailing.equalToSuperview().inset(Metric.margin)
      make.height.equalTo(Metric.separator)
    }
  }

  private func constrainActions() {
    for (index, action) in actions.enumerated() {
      action.view.snp.makeConstraints { make in
        make.top.equalTo(separator.snp.bottom)
        make.bottom.equalToSuperview()
        make.height.equalTo(Metric.buttonHeight)
        if index == 0 {
          make.leading.equalToSuperview()
        } else {
          make.leading.equalTo(actions[index - 1].view.snp.trailing)
          make.width.equalTo(actions[0].view)
        }
        if index == 2 { make.trailing.equalToSuperview() }
      }
      action.icon.snp.makeConstraints { make in
        make.leading.equalToSuperview().offset(Metric.margin)
        make.centerY.equalToSuperview()
        make.size.equalTo(Metric.icon)
      }
      action.title.snp.makeConstraints { make in
        make.leading.equalTo(action.icon.snp.trailing).offset(Metric.iconGap)
        make.centerY.equalToSuperview()
      }
    }
  }
}
