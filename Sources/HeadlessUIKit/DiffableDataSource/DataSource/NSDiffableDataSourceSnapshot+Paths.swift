import LayoutModel
import OrderedDiff

extension NSDiffableDataSourceSnapshot {
  /// Where an item is; nil if it is not there. O(log n).
  func path(of identifier: ItemIdentifierType) -> ItemPath? {
    items.number(of: identifier).map {
      let (section, item) = order.path(ofItem: $0)
      return ItemPath(section: section, item: item)
    }
  }

  /// The item at a place; nil if there is none. O(log n).
  func item(at path: ItemPath) -> ItemIdentifierType? {
    order.item(atSection: path.section, item: path.item).map { items.identifiers[$0] }
  }

  /// The section at an index; nil if there is none. O(1).
  func section(at index: Int) -> SectionIdentifierType? {
    0..<order.sectionCount ~= index ? sections.identifiers[order.section(at: index)] : nil
  }
}

extension ItemPath {
  init(_ place: ItemPlace) {
    self.init(section: place.section, item: place.item)
  }
}
