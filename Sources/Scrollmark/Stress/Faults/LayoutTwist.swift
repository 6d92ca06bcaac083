import CoreGraphics
import Foundation
import UIKit

/// What a layout answers instead of what it should, as long as it is in place.
@MainActor final class LayoutTwist {
  private let fault: Fault
  private let count: Int
  private var first: [UICollectionViewLayoutAttributes]?
  /// How often it has answered.
  private(set) var answers = 0

  /// `count` is the number of items in the first section.
  init(_ fault: Fault, count: Int) {
    self.fault = fault
    self.count = count
  }

  /// What the layout says of a rectangle instead of what it has found.
  func elements(
    _ found: [UICollectionViewLayoutAttributes]?, in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    answers += 1
    switch fault {
    case .layoutAnswersNothing: return nil
    case .layoutIsStale:
      if first == nil { first = found }
      return first
    case .layoutOverlaps:
      for attributes in found ?? [] where attributes.representedElementCategory == .cell {
        attributes.frame = CGRect(x: rect.midX - 20, y: rect.midY - 20, width: 40, height: 40)
      }
      return found
    case .layoutGoesBeyondEnd:
      let beyond = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: count + answers % 3, section: 0))
      beyond.frame = CGRect(x: rect.midX, y: rect.midY, width: 10, height: 10)
      return (found ?? []) + [beyond]
    case .layoutNamesNoSection:
      let beyond = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 1_000))
      beyond.frame = CGRect(x: rect.midX, y: rect.midY, width: 10, height: 10)
      return (found ?? []) + [beyond]
    case .layoutRepeatsItself:
      let again = (found ?? []).compactMap { $0.copy() as? UICollectionViewLayoutAttributes }
      for attributes in again { attributes.frame = attributes.frame.offsetBy(dx: 3, dy: 3) }
      return (found ?? []) + again
    case .layoutLeavesOut: return (found ?? []).enumerated().filter { $0.offset & 1 == 0 }.map(\.element)
    case .layoutAnswersElsewhere:
      for attributes in found ?? [] { attributes.frame = attributes.frame.offsetBy(dx: 0, dy: 100_000) }
      return found
    default: return found
    }
  }

  /// What the layout says of an item instead of what it has found.
  func item(_ found: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
    answers += 1
    switch fault {
    case .layoutHasNoItem: return nil
    case .layoutContradictsItself:
      if let found { found.frame = found.frame.offsetBy(dx: 7, dy: 50) }
      return found
    default: return found
    }
  }
}
