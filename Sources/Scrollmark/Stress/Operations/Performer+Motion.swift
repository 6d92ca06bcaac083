import CoreGraphics
import Foundation
import UIKit

extension Performer {
  func move(_ operation: Operation) {
    switch operation.kind {
    case .scroll: scroll(operation)
    case .jump: jump(operation)
    case .fling: fling(operation, across: false)
    case .swipe: fling(operation, across: true)
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
    let isAnimated = operation.choice(2, of: 4) == 1
    // A finger that is down moves the content on: it stands where it was asked to at once, or not at all.
    let isHeld = view.isTracking
    if !isHeld || !isAnimated { scene.before.jump = (path, position) }
    view.scrollToItem(at: path, at: position, animated: isAnimated)
    if isHeld, !isAnimated { view.layoutIfNeeded() } else { scene.settle() }
  }

  /// Puts a finger down somewhere, moves it along the scroll axis or across it, lifts it, and lets the content glide to rest, or leaves
  /// it in motion.
  private func fling(_ operation: Operation, across: Bool) {
    let size = view.bounds.size
    let start = CGPoint(
      x: size.width * CGFloat(operation.choice(2, of: 9) + 1) / 10,
      y: size.height * CGFloat(operation.choice(3, of: 9) + 1) / 10)
    let distance = CGFloat(operation.number(0) % 600)
    let durations = [0.05, 0.1, 0.2, 0.35]
    let end =
      scene.layout.isHorizontal != across
      ? CGPoint(x: start.x - distance, y: start.y) : CGPoint(x: start.x, y: start.y - distance)
    scene.notesOffsets = scene.isAtRest && !across
    defer { scene.notesOffsets = false }
    Finger(on: scene.window).swipe(from: start, to: end, over: durations[operation.choice(1, of: 4)])
    if operation.choice(4, of: 4) == 3 {
      // Something else comes while it glides.
      for _ in 0..<(3 + operation.choice(5, of: 40)) {
        scene.clock.advanceFrame()
        view.layoutIfNeeded()
      }
    } else {
      scene.settle()
    }
  }
}
