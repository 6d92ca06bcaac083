import CoreGraphics
import Foundation
import UIKit

extension Performer {
  func move(_ operation: Operation) {
    switch operation.kind {
    case .scroll: scroll(operation)
    case .jump: jump(operation)
    default: break
    }
  }

  /// Moves the content along its axis, in quarters of a point, in as many frames as the second number says.
  private func scroll(_ operation: Operation) {
    let frames = 1 + operation.choice(1, of: 4)
    let step = CGFloat(operation.number(0) % 40_000) / 4 / CGFloat(frames)
    for _ in 0..<frames {
      var offset = view.contentOffset
      if scene.layout.isHorizontal { offset.x += step } else { offset.y += step }
      view.contentOffset = scene.clamped(offset)
      view.layoutIfNeeded()
    }
  }

  private static let vertical: [UICollectionView.ScrollPosition] = [.top, .centeredVertically, .bottom, []]
  private static let horizontal: [UICollectionView.ScrollPosition] = [.left, .centeredHorizontally, .right, []]

  /// Scrolls to an item.
  private func jump(_ operation: Operation) {
    guard let spot = scene.model.spot(operation, 0) else { return }
    let position =
      scene.layout.isHorizontal
      ? Self.horizontal[operation.choice(1, of: 4)] : Self.vertical[operation.choice(1, of: 4)]
    let path = IndexPath(item: spot.item, section: spot.section)
    scene.before.jump = (path, position)
    view.scrollToItem(at: path, at: position, animated: operation.choice(2, of: 4) == 1)
    scene.settle()
  }
}
