import Foundation
import Measurement
import UIKit

/// Takes pictures of what some frames left on the stage, in a playback of its own that nobody times.
@MainActor final class PictureTaker: FrameRecorder {
  /// The most elements that a picture keeps.
  static let mostElements = 400

  /// The pictures by frame, counted from 0; -1 for the opening.
  private(set) var pictures: [Int: LayoutPicture] = [:]
  private let frames: Set<Int>
  private var frame = -1

  /// Takes pictures of `frames`, counted from 0; -1 for the opening.
  init(of frames: Set<Int>) { self.frames = frames }

  func beginFrame() {}
  func endFrame() {}

  func describeFrame(_ stage: Stage, step: Int) {
    defer { frame += 1 }
    if frames.contains(frame) { pictures[frame] = Self.picture(of: stage.view, frame: frame < 0 ? nil : frame) }
  }

  /// What `view` shows now.
  static func picture(of view: UICollectionView, frame: Int?) -> LayoutPicture {
    let bounds = view.bounds
    let attributes = (view.collectionViewLayout.layoutAttributesForElements(in: bounds) ?? [])
      .filter { !$0.isHidden && overlaps($0.frame, bounds) }
      .sorted { ($0.zIndex, order($0), $0.indexPath) < ($1.zIndex, order($1), $1.indexPath) }
    return LayoutPicture(
      frame: frame,
      contentSize: LayoutPicture.Size(width: rounded(view.contentSize.width), height: rounded(view.contentSize.height)),
      viewport: rectangle(bounds), elements: attributes.prefix(mostElements).map(element),
      omitted: max(0, attributes.count - mostElements))
  }

  /// Whether two rectangles have more than an edge in common (rule P1).
  private static func overlaps(_ first: CGRect, _ second: CGRect) -> Bool {
    first.minX < second.maxX && second.minX < first.maxX && first.minY < second.maxY && second.minY < first.maxY
  }

  private static func element(_ attributes: UICollectionViewLayoutAttributes) -> LayoutPicture.Element {
    LayoutPicture.Element(
      kind: kind(attributes), label: label(attributes), frame: rectangle(attributes.frame),
      alpha: rounded(attributes.alpha))
  }

  private static func kind(_ attributes: UICollectionViewLayoutAttributes) -> LayoutPicture.Kind {
    switch attributes.representedElementCategory {
    case .cell: .cell
    case .supplementaryView: .supplementary
    case .decorationView: .decoration
    }
  }

  /// Cells come before the views that pinning puts above them.
  private static func order(_ attributes: UICollectionViewLayoutAttributes) -> Int {
    switch attributes.representedElementCategory {
    case .decorationView: 0
    case .cell: 1
    case .supplementaryView: 2
    }
  }

  private static func label(_ attributes: UICollectionViewLayoutAttributes) -> String {
    let path = attributes.indexPath
    let place = path.count < 2 ? path.map(String.init).joined(separator: ", ") : "\(path.section), \(path.item)"
    guard attributes.representedElementCategory != .cell, let kind = attributes.representedElementKind else {
      return place
    }
    let names = [
      UICollectionView.elementKindSectionHeader: "header", UICollectionView.elementKindSectionFooter: "footer",
    ]
    return "\(names[kind] ?? kind) \(place)"
  }

  private static func rectangle(_ rect: CGRect) -> LayoutPicture.Rectangle {
    LayoutPicture.Rectangle(
      x: rounded(rect.minX), y: rounded(rect.minY), width: rounded(rect.width), height: rounded(rect.height))
  }

  /// To a hundredth of a point, which nobody sees, so that saved runs stay small.
  private static func rounded(_ points: CGFloat) -> Double { (Double(points) * 100).rounded() / 100 }
}
