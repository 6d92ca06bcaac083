import UIKit

/// A view that says how high it is.
final class Bar: UIView {
  @exclusivity(unchecked) var height: CGFloat = 20 {
    didSet { if height != oldValue { invalidateIntrinsicContentSize() } }
  }

  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }
}

/// A cell with a picture, and beside it two bars below each other whose heights are the item's.
class BarsCell: UICollectionViewCell {
  final let picture = UIView()
  final let upper = Bar()
  final let lower = Bar()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [picture, upper, lower] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  final func show(_ item: Int) {
    upper.height = CGFloat(17 + item &* 7 % 40)
    lower.height = CGFloat(10 + item &* 13 % 90)
  }

  static let margin: CGFloat = 8
  static let side: CGFloat = 40
  static let gap: CGFloat = 4
}

/// One whose constraints say how large it is and where everything stands.
final class BarsByConstraintsCell: BarsCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [picture, upper, lower] { view.translatesAutoresizingMaskIntoConstraints = false }
    let (margin, side) = (Self.margin, Self.side)
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: margin),
      picture.topAnchor.constraint(equalTo: contentView.topAnchor, constant: margin),
      picture.widthAnchor.constraint(equalToConstant: side), picture.heightAnchor.constraint(equalToConstant: side),
      picture.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -margin),
      upper.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: margin),
      upper.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -margin),
      upper.topAnchor.constraint(equalTo: contentView.topAnchor, constant: margin),
      lower.leadingAnchor.constraint(equalTo: upper.leadingAnchor),
      lower.trailingAnchor.constraint(equalTo: upper.trailingAnchor),
      lower.topAnchor.constraint(equalTo: upper.bottomAnchor, constant: Self.gap),
      lower.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -margin),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// The same by arithmetic.
final class ReckonedCell: BarsCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let height = max(Self.side, upper.height + Self.gap + lower.height) + 2 * Self.margin
    layoutAttributes.size = CGSize(width: layoutAttributes.size.width, height: height)
    return layoutAttributes
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (margin, side) = (Self.margin, Self.side)
    picture.frame = CGRect(x: margin, y: margin, width: side, height: side)
    let (start, width) = (2 * margin + side, bounds.size.width - 3 * margin - side)
    upper.frame = CGRect(x: start, y: margin, width: width, height: upper.height)
    lower.frame = CGRect(x: start, y: margin + upper.height + Self.gap, width: width, height: lower.height)
  }
}
