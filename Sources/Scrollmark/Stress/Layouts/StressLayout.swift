import CoreGraphics
import Foundation
import UIKit

/// A layout that is stressed: how it is made, and what is known of where it should place things.
@MainActor protocol StressLayout: AnyObject {
  /// What it is, in a line.
  var summary: String { get }
  /// The views beside the cells, by role; the first is role 1.
  var roles: [Role] { get }
  /// Whether sizes of items are asked of the delegate.
  var asksDelegate: Bool { get }
  /// Whether cells are measured as they come into view.
  var measuresCells: Bool { get }
  /// Whether the content moves sideways.
  var isHorizontal: Bool { get }
  /// The size that all items have, where the delegate is not asked although it could be.
  var uniformSize: CGSize? { get }
  /// Makes the layout.
  func make(_ scene: StressScene) -> UICollectionViewLayout
  /// Where everything should stand now; nil if nobody knows.
  func oracle(_ scene: StressScene) -> (any LayoutOracle)?
  /// The size that an item has until it is measured; nil where that is not known.
  func estimate(_ item: Int, _ scene: StressScene) -> CGSize?
  /// The size that an item on screen has after its cell was measured; nil where that is not known.
  func measuredSize(_ item: Int, revision: Int, at path: IndexPath, _ scene: StressScene) -> CGSize?
  /// The same layout set up by other numbers, after `layout` was changed to them in place; nil where that is not possible.
  func adapted(to choice: StressSetup.LayoutChoice, _ layout: UICollectionViewLayout) -> (any StressLayout)?
  /// Whether a client registered it, so that it is held to the contract of layouts by its own answers.
  var isRegistered: Bool { get }
  /// Whether a scroll to an item ends exactly where the rule says.
  var jumpsExactly: Bool { get }
}

extension StressLayout {
  var roles: [Role] { [] }
  var asksDelegate: Bool { false }
  var measuresCells: Bool { false }
  var isHorizontal: Bool { false }
  var uniformSize: CGSize? { nil }
  func oracle(_ scene: StressScene) -> (any LayoutOracle)? { nil }
  func estimate(_ item: Int, _ scene: StressScene) -> CGSize? { nil }
  func measuredSize(_ item: Int, revision: Int, at path: IndexPath, _ scene: StressScene) -> CGSize? { nil }
  func adapted(to choice: StressSetup.LayoutChoice, _ layout: UICollectionViewLayout) -> (any StressLayout)? { nil }
  var isRegistered: Bool { false }
  var jumpsExactly: Bool { true }
}
