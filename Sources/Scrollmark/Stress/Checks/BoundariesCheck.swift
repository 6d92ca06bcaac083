import CoreGraphics
import UIKit

extension Check {
  /// A23, A29, A30, B38 to B45: headers, footers and the like are on screen where the oracle says, and only there.
  static let boundaries = Check(name: "boundary items") { scene in
    guard let oracle = scene.oracle, !scene.layout.roles.isEmpty else { return nil }
    let bounds = scene.view.bounds
    let margin = tolerance(max(scene.view.contentSize.width, scene.view.contentSize.height))
    let certain = oracle.visible(in: bounds, margin: margin).filter { $0.role != 0 }.sorted()
    let possible = Set(oracle.visible(in: bounds, margin: -margin))
    var found: [Place] = []
    for (index, role) in scene.layout.roles.enumerated() where !role.isDecoration {
      for path in scene.view.indexPathsForVisibleSupplementaryElements(ofKind: role.kind) {
        found.append(Place(role: index + 1, section: path.section, item: path.item))
        guard let view = scene.view.supplementaryView(forElementKind: role.kind, at: path) else {
          return "the view of \(role.kind) at \(path) is on screen and cannot be had"
        }
        if view.superview == nil { return "the view of \(role.kind) at \(path) has no superview" }
      }
    }
    found.sort()
    for (left, right) in zip(found, found.dropFirst()) where left == right { return "\(left) is on screen twice" }
    if let missing = certain.first(where: { !found.contains($0) && !scene.layout.roles[$0.role - 1].isDecoration }) {
      return "\(missing) is not on screen"
    }
    if let wrong = found.first(where: { !possible.contains($0) }) { return "\(wrong) is on screen and should not be" }
    return nil
  }
}
