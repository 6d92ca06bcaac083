import UIKit

@testable import HeadlessUIKit

/// A view that is as large as it is told.
@MainActor final class Box: UIView {
  var content: CGSize {
    didSet { if content != oldValue { invalidateIntrinsicContentSize() } }
  }
  var askedForContent = 0

  init(_ width: CGFloat = UIView.noIntrinsicMetric, _ height: CGFloat = UIView.noIntrinsicMetric) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    askedForContent += 1
    return content
  }
}

/// A text of equal letters, 10 points wide and 20 high, which breaks anywhere.
@MainActor final class Letters: UIView {
  var count: Int {
    didSet { if count != oldValue { invalidateIntrinsicContentSize() } }
  }

  init(_ count: Int) {
    self.count = count
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: 10 * count, height: 20) }
  override var heightDependsOnWidth: Bool { true }
  override var firstBaselineOffsetFromTop: CGFloat? { 15 }
  override var lastBaselineOffsetFromBottom: CGFloat { 5 }

  override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize {
    let inLine = max(1, Int(width / 10))
    return CGSize(width: CGFloat(10 * min(count, inLine)), height: CGFloat(20 * ((count + inLine - 1) / inLine)))
  }
}

/// A view of 200 by 100 with others in it.
@MainActor func room(_ views: UIView..., width: CGFloat = 200, height: CGFloat = 100) -> UIView {
  let room = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  for view in views { room.addSubview(view) }
  return room
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
