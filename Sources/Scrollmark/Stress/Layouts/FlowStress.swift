import CoreGraphics
import Foundation
import UIKit

/// A flow layout, set up by numbers.
@MainActor final class FlowStress: StressLayout {
  /// Where sizes come from.
  enum Sizes: String { case layout, delegate, cells }

  let isHorizontal: Bool
  let sizes: Sizes
  let lineSpacing: CGFloat
  let interitemSpacing: CGFloat
  let inset: UIEdgeInsets
  let headerLength: CGFloat
  let footerLength: CGFloat
  let pinsHeaders: Bool
  let pinsFooters: Bool
  /// Whether a subclass is asked through the public queries, with its calls written down.
  let isSubclass: Bool
  let flips: Bool
  let itemSize: CGSize

  init(_ choice: StressSetup.LayoutChoice) {
    isHorizontal = choice.pick(0, [false, false, true])
    sizes = choice.pick(1, [.layout, .delegate, .cells])
    lineSpacing = choice.pick(2, [0, 10, 5, 0.5])
    interitemSpacing = choice.pick(3, [0, 10, 3, 5.5])
    inset = choice.pick(
      4,
      [.zero, UIEdgeInsets(top: 3, left: 4, bottom: 5, right: 6), UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 10)])
    headerLength = choice.pick(5, [0, 0, 12, 30])
    footerLength = choice.pick(6, [0, 0, 7, 20])
    pinsHeaders = choice.pick(7, [false, false, true])
    pinsFooters = choice.pick(8, [false, false, true])
    isSubclass = choice.pick(9, [false, true])
    flips = isSubclass && choice.pick(10, [false, true])
    itemSize = choice.pick(
      11, [CGSize(width: 50, height: 20), CGSize(width: 30, height: 30), CGSize(width: 100, height: 44.5)])
  }

  var summary: String {
    "flow, \(isHorizontal ? "horizontal" : "vertical"), sizes from the \(sizes.rawValue), spacing \(lineSpacing)/"
      + "\(interitemSpacing), header \(headerLength), footer \(footerLength)"
      + (pinsHeaders || pinsFooters ? ", pinned" : "") + (isSubclass ? ", subclass" : "") + (flips ? ", flips" : "")
  }

  var roles: [Role] {
    [Role(kind: UICollectionView.elementKindSectionHeader), Role(kind: UICollectionView.elementKindSectionFooter)]
  }

  var asksDelegate: Bool { sizes == .delegate }
  var measuresCells: Bool { sizes == .cells }

  func make(_ scene: StressScene) -> UICollectionViewLayout {
    let layout = isSubclass ? RecordingFlowLayout(flips: flips, scene.contract) : UICollectionViewFlowLayout()
    setUp(layout)
    return layout
  }

  private func setUp(_ layout: UICollectionViewFlowLayout) {
    layout.scrollDirection = isHorizontal ? .horizontal : .vertical
    layout.minimumLineSpacing = lineSpacing
    layout.minimumInteritemSpacing = interitemSpacing
    layout.sectionInset = inset
    layout.headerReferenceSize = CGSize(width: headerLength, height: headerLength)
    layout.footerReferenceSize = CGSize(width: footerLength, height: footerLength)
    layout.sectionHeadersPinToVisibleBounds = pinsHeaders
    layout.sectionFootersPinToVisibleBounds = pinsFooters
    layout.itemSize = itemSize
    layout.estimatedItemSize = sizes == .cells ? itemSize : .zero
  }

  func adapted(to choice: StressSetup.LayoutChoice, _ layout: UICollectionViewLayout) -> (any StressLayout)? {
    guard let layout = layout as? UICollectionViewFlowLayout else { return nil }
    var choice = choice
    // What the object is cannot change, nor can where sizes come from while the delegate stays.
    while choice.numbers.count < 12 { choice.numbers.append(0) }
    choice.numbers[1] = sizes == .layout ? 0 : sizes == .delegate ? 1 : 2
    choice.numbers[9] = isSubclass ? 1 : 0
    choice.numbers[10] = flips ? 1 : 0
    let result = FlowStress(choice)
    result.setUp(layout)
    return result
  }

  var uniformSize: CGSize? { itemSize }

  func estimate(_ item: Int, _ scene: StressScene) -> CGSize? { sizes == .cells ? itemSize : nil }

  func measuredSize(_ item: Int, revision: Int, at path: IndexPath, _ scene: StressScene) -> CGSize? {
    scene.measures.size(of: item, revision: revision)
  }

  var jumpsExactly: Bool { sizes != .cells }

  func oracle(_ scene: StressScene) -> (any LayoutOracle)? { FlowOracle(self, scene) }
}
