import Testing
import UIKit

@testable import HeadlessUIKit

/// A cell as tutorials write it, whose constraints contradict each other: a picture as high as it is wide, and two labels that are
/// told where to be but keep their autoresizing masks.
@MainActor private final class ShopCell: UICollectionViewCell {
  let picture = UIImageView()
  let nameLabel = UILabel()
  let costLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    arrange()
  }

  required init?(coder: NSCoder) {
    fatalError("not made from archives")
  }

  private func arrange() {
    for view in [picture, nameLabel, costLabel] { contentView.addSubview(view) }
    picture.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      picture.topAnchor.constraint(equalTo: contentView.topAnchor),
      picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      picture.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
      nameLabel.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 8),
      nameLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
      nameLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
      costLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 4),
      costLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
    ])
  }

  func show(_ name: String, _ cost: String) {
    picture.image = UIImage(named: "none")
    nameLabel.text = name
    costLabel.text = cost
  }
}

@MainActor @Suite struct ProductCellTests {
  @Test(
    "AL32: a cell whose labels keep their masks is warned of and survived: what is not in the way stands where it should"
  )
  func contradictory() {
    let cell = ShopCell(frame: rect(0, 0, 150, 220))
    let warnings = UIKitWarnings.recording {
      cell.show("Lamp", "20")
      cell.layoutIfNeeded()
    }
    #expect(cell.picture.frame == rect(0, 0, 150, 150))
    #expect(cell.nameLabel.frame == .zero && cell.costLabel.frame == .zero)
    #expect(warnings.count == 5)
    #expect(warnings.allSatisfy { $0.contains("NSAutoresizingMaskLayoutConstraint") })
    #expect(warnings.contains { $0.contains("'UIView-Encapsulated-Layout-Width'") })
  }

  @Test("AL33: it goes on working when it is used again, and does not warn again")
  func reused() {
    let cell = ShopCell(frame: rect(0, 0, 150, 220))
    _ = UIKitWarnings.recording { cell.layoutIfNeeded() }
    let later = UIKitWarnings.recording {
      for (width, name) in [(150, "Lamp"), (100, "Table"), (150, "Chair")] as [(CGFloat, String)] {
        cell.show(name, "1")
        cell.frame.size.width = width
        cell.layoutIfNeeded()
        #expect(cell.picture.frame == rect(0, 0, width, width))
      }
    }
    #expect(later.isEmpty)
  }

  @Test("AL34: with its labels freed of their masks the cell says how high it is")
  func repaired() {
    let cell = ShopCell(frame: rect(0, 0, 150, 220))
    let warnings = UIKitWarnings.recording {
      for label in [cell.nameLabel, cell.costLabel] { label.translatesAutoresizingMaskIntoConstraints = false }
      cell.contentView.bottomAnchor.constraint(equalTo: cell.costLabel.bottomAnchor, constant: 6).isActive = true
      cell.show("Lamp", "20")
      cell.layoutIfNeeded()
    }
    #expect(warnings.isEmpty)
    let heights = [cell.nameLabel, cell.costLabel].map { max(0, $0.intrinsicContentSize.height) }
    let size = cell.contentView.systemLayoutSizeFitting(
      CGSize(width: 150, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 150, height: 150 + 8 + heights[0] + 4 + heights[1] + 6))
  }
}
