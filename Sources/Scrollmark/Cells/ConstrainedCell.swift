import UIKit

/// A text of any number of lines below a title of one, beside a picture of 40 by 40 points, all placed by constraints. Its height is what
/// the constraints make of it.
final class ConstrainedCell: UICollectionViewCell {
  private let picture = UIImageView()
  private let title = UILabel()
  private let text = UILabel()

  private static let image = UIImage(size: CGSize(width: 40, height: 40))

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.image = Self.image
    title.font = .preferredFont(forTextStyle: .headline)
    text.font = .preferredFont(forTextStyle: .body)
    text.numberOfLines = 0
    for view in [picture, title, text] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate(rules(in: contentView))
  }

  required init?(coder: NSCoder) { nil }

  /// Shows an item.
  func show(_ content: CellContent) {
    title.text = content.title
    text.text = content.text
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let fitting = contentView.systemLayoutSizeFitting(
      CGSize(width: layoutAttributes.size.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    layoutAttributes.size = CGSize(width: layoutAttributes.size.width, height: fitting.height)
    return layoutAttributes
  }

  private func rules(in content: UIView) -> [NSLayoutConstraint] {
    [
      picture.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 12),
      picture.topAnchor.constraint(equalTo: content.topAnchor, constant: 12),
      picture.widthAnchor.constraint(equalToConstant: 40),
      picture.heightAnchor.constraint(equalToConstant: 40),
      title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
      title.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -12),
      title.topAnchor.constraint(equalTo: content.topAnchor, constant: 12),
      text.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: title.trailingAnchor),
      text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      content.bottomAnchor.constraint(equalTo: text.bottomAnchor, constant: 12),
      content.bottomAnchor.constraint(greaterThanOrEqualTo: picture.bottomAnchor, constant: 12),
    ]
  }
}
