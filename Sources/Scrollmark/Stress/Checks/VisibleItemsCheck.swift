import CoreGraphics
import UIKit

extension Check {
  /// F7: the items on screen are those that share an area with the bounds.
  static let visibleItems = Check(name: "visible items") { scene in
    guard let oracle = scene.oracle else { return nil }
    let bounds = scene.view.bounds
    let found = scene.view.indexPathsForVisibleItems.map { Place(role: 0, section: $0.section, item: $0.item) }.sorted()
    let margin = tolerance(max(scene.view.contentSize.width, scene.view.contentSize.height))
    let certain = oracle.visible(in: bounds, margin: margin).filter { $0.role == 0 }.sorted()
    if found == certain { return nil }
    let possible = Set(oracle.visible(in: bounds, margin: -margin))
    if let missing = certain.first(where: { !found.contains($0) }) { return "\(missing) is not on screen" }
    if let wrong = found.first(where: { !possible.contains($0) }) { return "\(wrong) is on screen and should not be" }
    return nil
  }
}
