import CoreGraphics
import Foundation
import LayoutModel
import ReferenceLayout
import UIKit

/// Where a compositional layout should place everything, by the reference layout.
///
/// The lengths that are measured and how far rows are scrolled are taken from the layout; where they lead to is what is checked.
@MainActor struct CompositionalOracle: LayoutOracle {
  private var reference: ReferenceCompositionalLayout
  private let layout: CompositionalStress
  private let isHorizontal: Bool
  private let mirror: CGFloat?
  private let view: ReferenceView

  /// Nil where the layout does not tell all lengths that were measured: it has no place for an item that got too long for its group
  /// (B28), so that nobody can tell where that leads.
  init?(_ layout: CompositionalStress, _ scene: StressScene) {
    self.layout = layout
    let isHorizontal = layout.isHorizontal
    self.isHorizontal = isHorizontal
    let size = scene.view.bounds.size
    let drawing = layout.drawing
    let description = CompositionalDescription(
      container: isHorizontal
        ? AxisSize(main: size.width, cross: size.height) : AxisSize(main: size.height, cross: size.width),
      scale: Double(scene.scale),
      sections: scene.model.sections.enumerated().map { number, items in
        var section = drawing.kinds[number % drawing.kinds.count]
        section.count = items.count
        return section
      },
      sectionSpacing: drawing.sectionSpacing, boundaryItems: drawing.outerItems)
    var sizes: [MeasuredItem] = []
    if layout.measuresCells {
      guard let measured = Self.measured(scene, isHorizontal) else { return nil }
      sizes = measured
    }
    reference = scene.solved.reference(description, sizes)
    let content = reference.contentSize
    mirror = scene.isRightToLeft ? (isHorizontal ? content.main : content.cross) : nil
    let inset = scene.view.adjustedContentInset
    let bounds = scene.view.bounds
    let visible = axisRect(
      CGRect(
        x: bounds.minX + inset.left, y: bounds.minY + inset.top,
        width: max(0, bounds.width - inset.left - inset.right), height: max(0, bounds.height - inset.top - inset.bottom)
      ),
      isHorizontal, mirror)
    view = ReferenceView(
      visibleStart: visible.mainOrigin, visibleEnd: visible.mainEnd, crossStart: visible.crossOrigin,
      crossEnd: visible.crossEnd)
    takeRowOffsets(scene)
  }

  private static func measured(_ scene: StressScene, _ isHorizontal: Bool) -> [MeasuredItem]? {
    var sizes: [MeasuredItem] = []
    for (section, items) in scene.model.sections.enumerated() {
      for item in items.indices {
        guard let size = scene.view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.size else {
          if items.contains(where: scene.ledger.wasMeasured) { return nil }
          continue
        }
        sizes.append(
          (
            ItemPath(section: section, item: item),
            isHorizontal
              ? AxisSize(main: size.width, cross: size.height) : AxisSize(main: size.height, cross: size.width)
          ))
      }
    }
    return sizes
  }

  /// How far rows are scrolled is read off their first item; that all others go along is checked.
  private mutating func takeRowOffsets(_ scene: StressScene) {
    for section in 0..<reference.sectionCount where reference.description(ofSection: section).orthogonal != nil {
      for item in 0..<reference.itemCount(inSection: section) {
        guard let expected = reference.placement(ofItemAt: ItemPath(section: section, item: item)) else { continue }
        let path = IndexPath(item: item, section: section)
        guard let frame = scene.view.layoutAttributesForItem(at: path)?.frame else { break }
        let offset = expected.frame.crossOrigin - axisRect(frame, isHorizontal, mirror).crossOrigin
        if offset != 0 { reference.setOrthogonalOffset(offset, inSection: section) }
        break
      }
    }
  }

  var contentSize: CGSize {
    let size = reference.contentSize
    return isHorizontal ? CGSize(width: size.main, height: size.cross) : CGSize(width: size.cross, height: size.main)
  }

  func elements() -> [Placed] {
    var result: [Placed] = []
    for section in 0..<reference.sectionCount {
      let description = reference.description(ofSection: section)
      for item in 0..<reference.itemCount(inSection: section) {
        append(reference.placement(ofItemAt: ItemPath(section: section, item: item)), to: &result)
      }
      for role in description.boundaryItems.indices {
        append(reference.placement(ofBoundary: role, inSection: section, view: view), to: &result)
      }
      for role in description.decorations.indices {
        append(reference.placement(ofDecoration: role, inSection: section), to: &result)
      }
      for kind in description.group.kindsOfTied {
        var number = 0
        while let placement = reference.placement(ofTied: kind, number: number, inSection: section) {
          append(placement, to: &result)
          number += 1
        }
      }
    }
    for role in layout.drawing.outerItems.indices {
      append(reference.placement(ofLayoutBoundary: role, view: view), to: &result)
    }
    return result
  }

  private func append(_ placement: CompositionalPlacement?, to result: inout [Placed]) {
    guard let placement else { return }
    var frame = rect(placement.frame, isHorizontal)
    if let mirror { frame.origin.x = mirror - frame.origin.x - frame.size.width }
    result.append(Placed(place: place(placement), frame: frame))
  }

  private func place(_ placement: CompositionalPlacement) -> Place {
    let role = layout.role(placement)
    switch placement.kind {
    case .layoutBoundary: return Place(role: role, section: 0, item: .max)
    case .decoration: return Place(role: role, section: placement.path.section, item: placement.role)
    default: return Place(role: role, section: placement.path.section, item: placement.path.item)
    }
  }

  func visible(in rect: CGRect, margin: CGFloat) -> [Place] {
    reference.visible(in: axisRect(rect, isHorizontal, mirror), view: view, margin: margin).map(place)
  }
}

/// An item and the size that the layout has for it.
typealias MeasuredItem = (path: ItemPath, size: AxisSize)

/// What a compositional layout, its rows not scrolled, was solved to last. Most operations leave all that it follows from as it was, and
/// solving it slowly is most of what a check costs.
struct SolvedComposition {
  private typealias Solution = (
    description: CompositionalDescription, sizes: [MeasuredItem], reference: ReferenceCompositionalLayout
  )
  private var last: Solution?

  /// The layout of that description and those sizes: the last one if both are the same to the bit.
  mutating func reference(
    _ description: CompositionalDescription, _ sizes: [MeasuredItem]
  ) -> ReferenceCompositionalLayout {
    if let last, last.description == description, last.sizes.elementsEqual(sizes, by: ==) { return last.reference }
    var reference = ReferenceCompositionalLayout(description)
    if !sizes.isEmpty { reference.setSizes(sizes) }
    last = (description, sizes, reference)
    return reference
  }
}

/// A rectangle seen along the scroll axis, mirrored in content `mirror` points wide.
private func axisRect(_ rect: CGRect, _ isHorizontal: Bool, _ mirror: CGFloat?) -> AxisRect {
  let x = mirror.map { $0 - rect.origin.x - rect.size.width } ?? rect.origin.x
  return isHorizontal
    ? AxisRect(
      mainOrigin: x, crossOrigin: rect.origin.y, mainLength: rect.size.width, crossLength: rect.size.height)
    : AxisRect(
      mainOrigin: rect.origin.y, crossOrigin: x, mainLength: rect.size.height, crossLength: rect.size.width)
}

extension CompositionalElementDescription {
  /// The kinds of all items tied to it and to what it consists of.
  fileprivate var kindsOfTied: [Int] {
    var kinds = supplementaryItems.map(\.kind)
    if case .group(let group) = content { kinds += group.elements.flatMap(\.kindsOfTied) }
    return kinds
  }
}
