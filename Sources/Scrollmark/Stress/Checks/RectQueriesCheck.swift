import CoreGraphics
import UIKit

extension Check {
  /// A40, B53, B54: what the layout answers for a rectangle is what shares an area with it, each once.
  static let rectQueries = Check(name: "rect queries", isThorough: true) { scene in
    guard let oracle = scene.oracle else { return nil }
    return scene.quietly {
      for rect in scene.rectsToAsk() {
        guard let found = scene.placesInLayout(rect) else { return "nil for \(rect.words)" }
        if let failure = scene.compare(found, oracle, rect) { return failure }
      }
      return nil
    }
  }
}

extension StressScene {
  /// Two rectangles, other ones each time: a part of the content, and an edge-to-edge neighbour of what is in view.
  fileprivate func rectsToAsk() -> [CGRect] {
    queries += 1
    let size = view.contentSize
    let parts: [CGFloat] = [0, 0.25, 0.5, 0.75, 1, -0.1]
    let x = parts[queries % 5] * size.width
    let y = parts[queries / 5 % 6] * size.height
    let lengths: [CGFloat] = [10, 50, 0.5, 300]
    let first = CGRect(x: x, y: y, width: lengths[queries % 4] * 2, height: lengths[queries / 4 % 4])
    let bounds = view.bounds
    let second = queries & 1 == 0 ? bounds.offsetBy(dx: 0, dy: bounds.height) : bounds.insetBy(dx: -30, dy: -70)
    return [first, second]
  }

  /// What the layout answers for a rectangle; nil for no answer.
  func placesInLayout(_ rect: CGRect) -> [Place]? {
    view.collectionViewLayout.layoutAttributesForElements(in: rect).map { found in
      found.map { attributes in
        let path = attributes.indexPath
        var role = 0
        if attributes.representedElementCategory != .cell {
          let kind = attributes.representedElementKind
          role = (layout.roles.firstIndex { $0.kind == kind } ?? -2) + 1
        }
        return Place(role: role, section: path.section, item: path.item)
      }
    }
  }

  /// Holds places to what the oracle says of a rectangle: all that certainly are in it, none that certainly are not, each once.
  func compare(_ found: [Place], _ oracle: any LayoutOracle, _ rect: CGRect) -> String? {
    let margin = tolerance(max(view.contentSize.width, view.contentSize.height))
    let sorted = found.sorted()
    for (left, right) in zip(sorted, sorted.dropFirst()) where left == right { return "\(left) twice in \(rect.words)" }
    let certain = oracle.visible(in: rect, margin: margin).sorted()
    if certain == sorted { return nil }
    let possible = Set(oracle.visible(in: rect, margin: -margin))
    let there = Set(found)
    if let missing = certain.first(where: { !there.contains($0) }) {
      return "\(missing), which stands at \(frameInLayout(missing)?.words ?? "no place"), is missing in \(rect.words)"
    }
    if let wrong = sorted.first(where: { !possible.contains($0) }) { return "\(wrong) is not in \(rect.words)" }
    return nil
  }
}
