import CoreGraphics
import Foundation

/// What an element of a layout is: a cell, or one of the other views that the layout has, by number.
struct Place: Hashable, Comparable, CustomStringConvertible {
  /// 0 for cells; other roles are numbered by the layout.
  var role: Int
  var section: Int
  var item: Int

  static func < (left: Place, right: Place) -> Bool {
    (left.role, left.section, left.item) < (right.role, right.section, right.item)
  }

  var indexPath: IndexPath { IndexPath(item: item, section: section) }

  var description: String { role == 0 ? "item \(section)-\(item)" : "view \(role) at \(section)-\(item)" }
}

/// An element and where it stands.
struct Placed: Equatable {
  var place: Place
  var frame: CGRect
  /// How far off it may be: a pixel where rounding decides about the middle between two.
  var slack: CGFloat = 0
}

/// A kind of view that a layout places beside its cells.
struct Role: Equatable {
  /// Whether the layout makes it by itself, without asking the data source.
  var isDecoration = false
  /// Its kind.
  var kind: String
}

/// Where everything stands by the rules: worked out slowly from the model, sharing no code with what it judges.
@MainActor protocol LayoutOracle {
  /// How large the content is.
  var contentSize: CGSize { get }
  /// Every element. O(n).
  func elements() -> [Placed]
  /// What shares an area with `rect`; a margin of a hair more or less than 0 tells what rounding may decide about. O(n).
  func visible(in rect: CGRect, margin: CGFloat) -> [Place]
}
