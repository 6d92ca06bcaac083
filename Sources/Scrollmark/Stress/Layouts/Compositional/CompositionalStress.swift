import CoreGraphics
import Foundation
import LayoutModel
import UIKit

/// A compositional layout of random trees, set up by numbers.
@MainActor class CompositionalStress: StressLayout {
  let drawing: CompositionalDrawing
  final private(set) var roles: [Role] = []
  let isHorizontal: Bool
  let measuresCells: Bool

  convenience init(_ choice: StressSetup.LayoutChoice) { self.init(CompositionalDrawing(numbers: choice.numbers)) }

  init(_ drawing: CompositionalDrawing) {
    self.drawing = drawing
    isHorizontal = drawing.isHorizontal
    measuresCells = drawing.kinds.contains { $0.group.hasEstimatedItems }
    let edges = drawing.kinds.map(\.boundaryItems.count).max() ?? 0
    let backs = drawing.kinds.map(\.decorations.count).max() ?? 0
    roles =
      (0..<edges).map { Role(kind: kindOfEdge($0)) } + (0..<drawing.tiedKinds).map { Role(kind: "tied-\($0 + 1)") }
      + (0..<drawing.outerItems.count).map { Role(kind: "outer-\($0)") }
      + (0..<backs).map { Role(isDecoration: true, kind: "back-\($0)") }
  }

  var summary: String { "compositional, \(drawing.kinds.count) kinds of section" }

  /// The kind of the boundary item at an index.
  func kindOfEdge(_ role: Int) -> String { "edge-\(role)" }

  /// The objects of a section.
  func section(_ number: Int, _ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? {
    CompositionalObjects(isHorizontal: isHorizontal).section(drawing.kinds[number % drawing.kinds.count])
  }

  final func make(_ scene: StressScene) -> UICollectionViewLayout {
    let objects = CompositionalObjects(isHorizontal: isHorizontal)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = isHorizontal ? .horizontal : .vertical
    configuration.interSectionSpacing = drawing.sectionSpacing
    configuration.contentInsetsReference = .none
    configuration.boundarySupplementaryItems = drawing.outerItems.enumerated().map {
      objects.boundary($1, "outer-\($0)")
    }
    let provider: UICollectionViewCompositionalLayoutSectionProvider = { [self] in section($0, $1) }
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
    case .boundary: index(kindOfEdge(placement.role))
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
