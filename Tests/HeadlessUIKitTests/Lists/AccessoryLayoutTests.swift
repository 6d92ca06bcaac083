import Testing
import UIKit

/// Where accessories, content and separators stand. All figures by hand from the measures set here.
@MainActor @Suite(.serialized) struct AccessoryLayoutTests {
  /// A cell of 320 by 44 points, with an edge inset of 16, 8 between accessories, a standard room of 28, symbols of 22 and disclosure
  /// indicators of 12 by 14 points.
  private func cell(_ accessories: [UICellAccessory]) -> UICollectionViewListCell {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    cell.indentationWidth = 10
    cell.accessories = accessories
    _ = cell.contentView
    cell.layoutIfNeeded()
    return cell
  }

  @Test("Without accessories the content takes the whole cell")
  func plain() {
    #expect(cell([]).contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  @Test("B74: the content lies between the accessories")
  func between() {
    let cell = cell([.delete(displayed: .always), .checkmark(), .disclosureIndicator()])
    // Room 16...44, the symbol of 22 in its middle; from the right: 16, 12 wide, 8, 22 wide, 8.
    #expect(cell.frame(of: .delete) == CGRect(x: 19, y: 11, width: 22, height: 22))
    #expect(cell.frame(of: .disclosureIndicator) == CGRect(x: 292, y: 15, width: 12, height: 14))
    #expect(cell.frame(of: .checkmark) == CGRect(x: 262, y: 11, width: 22, height: 22))
    #expect(cell.contentView.frame == CGRect(x: 44, y: 0, width: 210, height: 44))
  }

  @Test("An accessory that does not show takes no room")
  func hiddenTakesNoRoom() {
    let cell = cell([.delete(), .reorder(), .disclosureIndicator()])
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 284, height: 44))
  }

  @Test("reservedLayoutWidth: the accessory keeps its size and stands in the middle of the room")
  func reserved() {
    let cell = cell([
      .disclosureIndicator(options: .init(reservedLayoutWidth: .custom(32))),
      .delete(displayed: .always, options: .init(reservedLayoutWidth: .actual)),
    ])
    #expect(cell.frame(of: .disclosureIndicator) == CGRect(x: 282, y: 15, width: 12, height: 14))
    #expect(cell.frame(of: .delete) == CGRect(x: 16, y: 11, width: 22, height: 22))
    #expect(cell.contentView.frame == CGRect(x: 38, y: 0, width: 226, height: 44))
  }

  @Test("maintainsFixedSize keeps a view's size; otherwise it gets the one that it says suits it")
  func customSize() {
    let image = UIImageView(image: UIImage(size: CGSize(width: 10, height: 10)))
    image.bounds.size = CGSize(width: 30, height: 30)
    var cell = cell([
      .customView(configuration: .init(customView: image, placement: .trailing(), maintainsFixedSize: true))
    ])
    #expect(cell.frame(of: .customView(image)) == CGRect(x: 274, y: 7, width: 30, height: 30))
    cell = self.cell([.customView(configuration: .init(customView: image, placement: .trailing()))])
    #expect(cell.frame(of: .customView(image)) == CGRect(x: 294, y: 17, width: 10, height: 10))
  }

  @Test("B75: the indentation is the level times the width, with the leading accessories or without them")
  func indentation() {
    let cell = cell([.delete(displayed: .always), .disclosureIndicator()])
    cell.indentationLevel = 2
    cell.layoutIfNeeded()
    #expect(cell.frame(of: .delete)?.minX == 39)
    #expect(cell.frame(of: .disclosureIndicator)?.minX == 292)
    #expect(cell.contentView.frame == CGRect(x: 64, y: 0, width: 220, height: 44))
    cell.indentsAccessories = false
    cell.layoutIfNeeded()
    #expect(cell.frame(of: .delete)?.minX == 19)
    #expect(cell.contentView.frame == CGRect(x: 64, y: 0, width: 220, height: 44))
    cell.indentationWidth = 5
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 54, y: 0, width: 230, height: 44))
  }

  @Test("Where reading begins at the right, everything is seen in a mirror")
  func rightToLeft() {
    let cell = cell([.delete(displayed: .always), .disclosureIndicator()])
    cell.semanticContentAttribute = .forceRightToLeft
    cell.indentationLevel = 1
    cell.layoutIfNeeded()
    #expect(cell.frame(of: .delete) == CGRect(x: 269, y: 11, width: 22, height: 22))
    #expect(cell.frame(of: .disclosureIndicator) == CGRect(x: 16, y: 15, width: 12, height: 14))
    #expect(cell.contentView.frame == CGRect(x: 36, y: 0, width: 230, height: 44))
  }

  @Test("The separator runs from where the text begins to the end of the cell")
  func separatorGuide() {
    let cell = cell([.delete(displayed: .always)])
    cell.traitOverrides.displayScale = 2
    // No content configuration: the content's margin of 16.
    #expect(cell.separatorLayoutGuide.layoutFrame == CGRect(x: 60, y: 43.5, width: 260, height: 0.5))
    var content = cell.defaultContentConfiguration()
    content.text = "a"
    content.directionalLayoutMargins.leading = 20
    content.image = UIImage(size: CGSize(width: 24, height: 24))
    content.imageToTextPadding = 10
    cell.contentConfiguration = content
    cell.layoutIfNeeded()
    #expect(cell.separatorLayoutGuide.layoutFrame == CGRect(x: 98, y: 43.5, width: 222, height: 0.5))
    #expect(cell.separatorLayoutGuide.owningView === cell)
  }

  @Test("A change of size places everything anew")
  func resize() {
    let cell = cell([.disclosureIndicator()])
    cell.frame.size = CGSize(width: 200, height: 60)
    cell.layoutIfNeeded()
    #expect(cell.frame(of: .disclosureIndicator) == CGRect(x: 172, y: 23, width: 12, height: 14))
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 164, height: 60))
  }
}
