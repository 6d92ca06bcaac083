import UIKit

@testable import HeadlessUIKit

/// A cell whose constraints say how large it is: letters that break, 8 points from each side.
@MainActor final class LettersCell: UICollectionViewCell {
  let letters = Letters(1)
  private(set) var bottom: NSLayoutConstraint!

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(letters)
    bottom = letters.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8)
    NSLayoutConstraint.activate([
      letters.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      letters.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
      letters.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8), bottom,
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// The same in stacks: a picture of 20 by 20 points beside the letters, and a column around both that keeps a width of 216 points, as
/// cells of a flow have to.
@MainActor final class StackedLettersCell: UICollectionViewCell {
  let letters = Letters(1)
  let picture = Box()

  override init(frame: CGRect) {
    super.init(frame: frame)
    let row = UIStackView(arrangedSubviews: [picture, letters])
    row.alignment = .top
    let column = UIStackView(arrangedSubviews: [row])
    column.axis = .vertical
    column.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(column)
    let width = contentView.widthAnchor.constraint(equalToConstant: 216)
    width.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      picture.widthAnchor.constraint(equalToConstant: 20),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
      column.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      column.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      column.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8), width,
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// The same in a list.
@MainActor final class LettersListCell: UICollectionViewListCell {
  let letters = Letters(1)

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(letters)
    NSLayoutConstraint.activate([
      letters.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      letters.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
      letters.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
      letters.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// Rows one below the other, of a height that their cells may say.
@MainActor final class StackedRowsLayout: UICollectionViewLayout {
  var heights: [Int: CGFloat] = [:]
  private var tops: [CGFloat] = []
  private let estimate: CGFloat = 36

  override func prepare() {
    super.prepare()
    let count = collectionView?.numberOfItems(inSection: 0) ?? 0
    guard tops.count != count + 1 else { return }
    tops = (0...count).map { CGFloat($0) * estimate }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: tops.last ?? 0)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var index = firstRow(below: rect.minY)
    var found: [UICollectionViewLayoutAttributes] = []
    while index + 1 < tops.count, tops[index] < rect.maxY {
      layoutAttributesForItem(at: IndexPath(item: index, section: 0)).map { found.append($0) }
      index += 1
    }
    return found
  }

  private func firstRow(below y: CGFloat) -> Int {
    var (low, high) = (0, tops.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if tops[middle + 1] > y { high = middle } else { low = middle + 1 }
    }
    return low
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let (top, end) = (tops[indexPath.item], tops[indexPath.item + 1])
    attributes.frame = CGRect(x: 0, y: top, width: collectionView?.bounds.width ?? 0, height: end - top)
    return attributes
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    preferredAttributes.size.height != originalAttributes.size.height
  }

  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let growth = preferredAttributes.size.height - originalAttributes.size.height
    let item = preferredAttributes.indexPath.item
    heights[item] = preferredAttributes.size.height
    for index in (item + 1)..<tops.count { tops[index] += growth }
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }
}

/// A cell for a layout of rows: it keeps the width that it is given.
@MainActor final class RowCell: UICollectionViewCell {
  let letters = Letters(1)

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(letters)
    NSLayoutConstraint.activate([
      letters.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      letters.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
      letters.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
      letters.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let target = CGSize(width: layoutAttributes.size.width, height: 0)
    layoutAttributes.size = contentView.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    return layoutAttributes
  }
}
