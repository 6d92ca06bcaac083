import CoreGraphics
import UIKit

extension Performer {
  /// Changes what the collection view stands in.
  func surround(_ operation: Operation) {
    switch operation.kind {
    case .resize:
      view.frame.size = CGSize(width: 1 + operation.choice(0, of: 500), height: 1 + operation.choice(1, of: 700))
    case .rotate:
      view.frame.size = CGSize(width: view.bounds.height, height: view.bounds.width)
    case .inset:
      let lengths: [CGFloat] = [0, 0, 10, 34, 88]
      view.contentInset = UIEdgeInsets(
        top: lengths[operation.choice(0, of: 5)], left: lengths[operation.choice(1, of: 4)],
        bottom: lengths[operation.choice(2, of: 5)], right: lengths[operation.choice(3, of: 4)])
    case .direction:
      scene.isRightToLeft.toggle()
      view.semanticContentAttribute = scene.isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    case .scale:
      scene.scale = 1 + operation.choice(0, of: 3)
      scene.window.traitOverrides.displayScale = CGFloat(scene.scale)
    default: break
    }
  }
}
