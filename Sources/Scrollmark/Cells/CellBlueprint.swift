import UIKit

/// What the cells of a workload are, and how they show an item. The stage's own cells, which hold a text and know the item's height, are
/// used where a workload names none.
public struct CellBlueprint: Sendable {
  /// What the cells are, in a line, for people.
  public var summary: String
  /// Their class; cells are made by `init(frame:)`.
  public var cellClass: UICollectionViewCell.Type
  /// Shows an item in a cell of that class.
  public var show: @MainActor @Sendable (UICollectionViewCell, CellContent) -> Void

  /// Makes a blueprint. `show` is called with cells of `cellClass` only.
  public init<Cell: UICollectionViewCell>(
    summary: String, _ cellClass: Cell.Type, show: @escaping @MainActor @Sendable (Cell, CellContent) -> Void
  ) {
    self.summary = summary
    self.cellClass = cellClass
    self.show = { cell, content in
      if let cell = cell as? Cell { show(cell, content) }
    }
  }
}

/// What a cell shows of an item.
public struct CellContent: Sendable {
  /// The number of the item.
  public var item: Int
  /// Its identifier, or its number where it has none.
  public var title: String
  /// Its text; empty where it has none.
  public var text: String
}

extension CellBlueprint {
  /// A text below a title, beside a picture, all in stacks.
  static let stacks = CellBlueprint(summary: "a picture, a title and a text in stacks", ParagraphCell.self) {
    $0.show($1)
  }

  /// The same, placed by constraints.
  static let constraints = CellBlueprint(
    summary: "a picture, a title and a text placed by constraints", ConstrainedCell.self
  ) {
    $0.show($1)
  }

  /// The row of a list, by a list content configuration with a text and a second text.
  static let rows = CellBlueprint(summary: "rows of a title and a text", UICollectionViewListCell.self) {
    cell, content in
    var configuration = UIListContentConfiguration.subtitleCell()
    configuration.text = content.title
    configuration.secondaryText = content.text
    cell.contentConfiguration = configuration
  }
}
