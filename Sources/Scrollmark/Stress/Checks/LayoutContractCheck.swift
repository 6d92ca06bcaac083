import CoreGraphics
import Foundation
import UIKit

extension Check {
  /// C48, C49, A40: a layout that a client registered does not contradict itself. What it answers for a rectangle exists, each item
  /// once, with the frame that it answers for the item, and nothing that lies there is left out.
  static let layoutContract = Check(name: Replay.contract, isThorough: true) { scene in
    guard scene.layout.isRegistered, scene.contract.twist == nil else { return nil }
    return scene.quietly { scene.contradiction() }
  }
}

extension StressScene {
  /// Where the layout in use contradicts itself, in words; nil where it does not. O(n) queries of the layout.
  fileprivate func contradiction() -> String? {
    let layout = view.collectionViewLayout
    let size = layout.collectionViewContentSize
    guard size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 else {
      return "the content is \(size.width) x \(size.height)"
    }
    var frames: [IndexPath: CGRect] = [:]
    for (section, items) in model.sections.enumerated() {
      for item in items.indices {
        let path = IndexPath(item: item, section: section)
        guard let attributes = layout.layoutAttributesForItem(at: path) else {
          return "no attributes for \(path.words)"
        }
        if attributes.indexPath != path { return "the attributes of \(attributes.indexPath.words) for \(path.words)" }
        frames[path] = attributes.frame
      }
    }
    for rect in [CGRect(origin: .zero, size: size), view.bounds] {
      if let failure = contradiction(layout.layoutAttributesForElements(in: rect) ?? [], rect, frames) {
        return failure
      }
    }
    return nil
  }

  private func contradiction(
    _ elements: [UICollectionViewLayoutAttributes], _ rect: CGRect, _ frames: [IndexPath: CGRect]
  ) -> String? {
    var answered: Set<IndexPath> = []
    for attributes in elements where attributes.representedElementCategory == .cell {
      let path = attributes.indexPath
      guard let frame = frames[path] else {
        return "attributes for \(path.words), which does not exist, in \(rect.words)"
      }
      if !answered.insert(path).inserted { return "\(path.words) twice in \(rect.words)" }
      if !attributes.frame.isClose(to: frame, tolerance(max(frame.maxX, frame.maxY))) {
        return "\(path.words) stands at \(frame.words), and at \(attributes.frame.words) in \(rect.words)"
      }
    }
    let margin = tolerance(max(rect.maxX, rect.maxY))
    let missing = frames.filter { path, frame in
      min(frame.maxX, rect.maxX) - max(frame.minX, rect.minX) > margin
        && min(frame.maxY, rect.maxY) - max(frame.minY, rect.minY) > margin && !answered.contains(path)
    }
    return missing.keys.min().map { "\($0.words) is left out in \(rect.words)" }
  }
}

extension IndexPath {
  /// The path in a few characters.
  fileprivate var words: String { "\(section)-\(item)" }
}
