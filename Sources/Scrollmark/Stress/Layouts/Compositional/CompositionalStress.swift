import CoreGraphics
import Foundation
import LayoutModel
import UIKit

/// A compositional layout of random trees, set up by numbers.
@MainActor final class CompositionalStress: StressLayout {
  let drawing: CompositionalDrawing
  let roles: [Role]
  let isHorizontal: Bool
  let measuresCells: Bool

  init(_ choice: StressSetup.LayoutChoice) {
    drawing = CompositionalDrawing(choice.numbers)
    isHorizontal = drawing.isHorizontal
    let edges = drawing.kinds.map(\.boundaryItems.count).max() ?? 0
    let backs = drawing.kinds.map(\.decorations.count).max() ?? 0
    roles =
      (0..<edges).map { Role(kind: "edge-\($0)") } + (0..<drawing.tiedKinds).map { Role(kind: "tied-\($0 + 1)") }
      + (0..<drawing.outerItems.count).map { Role(kind: "outer-\($0)") }
      + (0..<backs).map { Role(isDecoration: true, kind: "back-\($0)") }
    measuresCells = drawing.kinds.contains { $0.group.hasEstimatedItems }
  }

  var summary: String { "compositional, \(drawing.kinds.count) kinds of section" }

  func make(_ scene: StressScene) -> UICollectionViewLayout {
    let objects = CompositionalObjects(isHorizontal: isHorizontal)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = isHorizontal ? .horizontal : .vertical
    configuration.interSectionSpacing = drawing.sectionSpacing
    configuration.contentInsetsReference = .none
    configuration.boundarySupplementaryItems = drawing.outerItems.enumerated().map {
      objects.boundary($1, "outer-\($0)")
    }
    let kinds = drawing.kinds
    let provider: UICollectionViewCompositionalLayoutSectionProvider = { section, _ in
      objects.section(kinds[section % kinds.count])
    }
    return drawing.isSubclass
      ? RecordingCompositionalLayout(provider, configuration, scene.contract)
      : UICollectionViewCompositionalLayout(sectionProvider: provider, configuration: configuration)
  }

  var jumpsExactly: Bool { !measuresCells && !drawing.kinds.contains { $0.orthogonal != nil } }

  func oracle(_ scene: StressScene) -> (any LayoutOracle)? { CompositionalOracle(self, scene) }

  /// The role of a placed element.
  func role(_ placement: CompositionalPlacement) -> Int {
    switch placement.kind {
    case .item: 0
    case .boundary: index("edge-\(placement.role)")
    case .tied: index("tied-\(placement.role)")
    case .layoutBoundary: index("outer-\(placement.role)")
    case .decoration: index("back-\(placement.role)")
    }
  }

  private func index(_ kind: String) -> Int { (roles.firstIndex { $0.kind == kind } ?? -1) + 1 }
}

extension CompositionalElementDescription {
  /// Whether an axis of any of its items is estimated.
  var hasEstimatedItems: Bool {
    guard case .group(let group) = content else { return size.main.isEstimated || size.cross.isEstimated }
    return group.elements.contains(where: \.hasEstimatedItems)
  }
}
