import Foundation
import LayoutModel

/// Which element of a collection view something is about: its sort and its place.
///
/// Keys are in the order in which a built-in layout answers elements: by section, within it header, items, footer, and then the
/// other sorts by number.
struct ElementKey: Hashable, Comparable {
  var section: Int
  var sort: ElementSort
  var item: Int

  init(_ sort: ElementSort, section: Int, item: Int) {
    self.section = section
    self.sort = sort
    self.item = item
  }

  init(_ sort: ElementSort, at path: IndexPath) {
    self.init(sort, section: path.count > 0 ? path[0] : -1, item: path.count > 1 ? path[1] : -1)
  }

  var indexPath: IndexPath {
    item < 0 ? IndexPath(index: section) : IndexPath(item: item, section: section)
  }

  var path: ItemPath {
    ItemPath(section: section, item: item)
  }

  @inline(__always) static func < (left: ElementKey, right: ElementKey) -> Bool {
    if left.section != right.section { return left.section < right.section }
    if left.sort != right.sort { return left.sort.number < right.sort.number }
    return left.item < right.item
  }
}

/// A sort of element: cells, or a kind of supplementary or decoration views. Numbers come from an `ElementSorts`.
struct ElementSort: Hashable {
  var number: Int32

  static let header = ElementSort(number: 0)
  static let cell = ElementSort(number: 1)
  static let footer = ElementSort(number: 2)
}

/// The sorts of element that a collection view has met, so that a sort is a small number.
struct ElementSorts {
  private struct Name: Hashable {
    var category: UICollectionView.ElementCategory
    var kind: String
  }

  private var names = [
    Name(category: .supplementaryView, kind: UICollectionView.elementKindSectionHeader),
    Name(category: .cell, kind: ""),
    Name(category: .supplementaryView, kind: UICollectionView.elementKindSectionFooter),
  ]

  func category(of sort: ElementSort) -> UICollectionView.ElementCategory {
    sort == .cell ? .cell : names[Int(sort.number)].category
  }

  func kind(of sort: ElementSort) -> String { names[Int(sort.number)].kind }

  /// The sort of supplementary or decoration views of `kind`, numbered now if it is new. O(sorts met).
  mutating func sort(_ category: UICollectionView.ElementCategory, kind: String) -> ElementSort {
    if category == .cell { return .cell }
    if let known = known(category, kind: kind) { return known }
    names.append(Name(category: category, kind: kind))
    return ElementSort(number: Int32(names.count - 1))
  }

  /// The same, but nil if it is new.
  func known(_ category: UICollectionView.ElementCategory, kind: String) -> ElementSort? {
    names.firstIndex { $0.category == category && $0.kind == kind }.map { ElementSort(number: Int32($0)) }
  }
}
