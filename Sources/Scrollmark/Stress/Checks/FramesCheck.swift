import CoreGraphics
import UIKit

extension Check {
  /// Every item and every other view stands where the oracle says.
  static let frames = Check(name: "frames", isThorough: true) { scene in
    guard let elements = scene.oracleElements else { return nil }
    let extent = max(scene.view.contentSize.width, scene.view.contentSize.height)
    return scene.quietly {
      for element in elements {
        guard let actual = scene.frameInLayout(element.place) else {
          return "\(element.place) has no frame and should stand at \(element.frame.words)"
        }
        if !actual.isClose(to: element.frame, tolerance(extent) + element.slack) {
          return "\(element.place) stands at \(actual.words) and should at \(element.frame.words)"
        }
      }
      return nil
    }
  }
}

extension StressScene {
  /// Where the layout has an element; nil if it has none.
  func frameInLayout(_ place: Place) -> CGRect? {
    let path = place.indexPath
    if place.role == 0 { return view.layoutAttributesForItem(at: path)?.frame }
    let role = layout.roles[place.role - 1]
    if role.isDecoration {
      return view.collectionViewLayout.layoutAttributesForDecorationView(ofKind: role.kind, at: path)?.frame
    }
    return view.layoutAttributesForSupplementaryElement(ofKind: role.kind, at: path)?.frame
  }
}
