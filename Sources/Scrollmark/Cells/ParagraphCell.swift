import UIKit

/// A text of any number of lines below a title of one, beside a picture of 40 by 40 points.
final class ParagraphCell: UICollectionViewCell {
  private let picture = UIImageView()
  private let title = UILabel()
  private let text = UILabel()
  private let texts = UIStackView()
  private let row = UIStackView()

  private static let margin: CGFloat = 12
  private static let image = UIImage(size: CGSize(width: 40, height: 40))

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.font = .preferredFont(forTextStyle: .headline)
    text.font = .preferredFont(forTextStyle: .body)
    text.numberOfLines = 0
    texts.axis = .vertical
    texts.spacing = 4
    row.spacing = 12
    row.alignment = .top
    picture.image = Self.image
    picture.setContentHuggingPriority(.required, for: .horizontal)
    picture.setContentCompressionResistancePriority(.required, for: .horizontal)
    for label in [title, text] { texts.addArrangedSubview(label) }
    for view in [picture, texts] { row.addArrangedSubview(view) }
    contentView.addSubview(row)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows an item.
  func show(_ content: CellContent) {
    title.text = content.title
    text.text = content.text
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let margins = 2 * Self.margin
    let fitting = row.sizeThatFits(CGSize(width: size.width - margins, height: 0))
    return CGSize(width: size.width, height: fitting.height + margins)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    row.frame = contentView.bounds.insetBy(dx: Self.margin, dy: Self.margin)
  }
}
