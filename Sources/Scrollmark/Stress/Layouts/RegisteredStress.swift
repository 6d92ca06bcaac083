import CoreGraphics
import Foundation
import UIKit

/// A layout that a client registered, or one of the house's custom layouts: its own rules are not known here, so it is held to a twin
/// that is made afresh, and to the contract of layouts.
@MainActor final class RegisteredStress: StressLayout {
  private let name: String
  private let blueprint: LayoutBlueprint

  /// The layout of that name with the fields that it has by default; nil if it needs some.
  init?(_ name: String, _ reader: Registry.LayoutReader) {
    let fields = WorkloadFields(members: [], path: "layout", file: name, folder: "")
    guard let blueprint = try? reader(fields) else { return nil }
    self.name = name
    self.blueprint = blueprint
  }

  var summary: String { "\(name): \(blueprint.summary)" }
  var isHorizontal: Bool { blueprint.isHorizontal }
  var asksDelegate: Bool { blueprint.sizing == .delegate }
  var measuresCells: Bool { blueprint.sizing == .cells }
  var isRegistered: Bool { true }
  var jumpsExactly: Bool { !measuresCells }

  func make(_ scene: StressScene) -> UICollectionViewLayout {
    let layout = blueprint.make(SceneSizes(scene))
    blueprint.adapt(layout, scene.view.bounds.size)
    return layout
  }

  func oracle(_ scene: StressScene) -> (any LayoutOracle)? {
    measuresCells ? nil : TwinOracle(make(scene), scene)
  }
}

/// The sizes of a scene's items. Layouts keep whom they ask; this does not keep the scene, which keeps its layouts.
@MainActor private final class SceneSizes: ItemSizes {
  private weak var scene: StressScene?

  init(_ scene: StressScene) { self.scene = scene }

  func height(ofItemAt indexPath: IndexPath, width: CGFloat) -> CGFloat {
    size(ofItemAt: indexPath, width: width).height
  }

  func size(ofItemAt indexPath: IndexPath, width: CGFloat) -> CGSize {
    guard let scene, let item = scene.item(at: indexPath) else { return .zero }
    return scene.size(of: item)
  }
}

/// Where a layout of the same making places everything that has seen nothing but the present state.
@MainActor private struct TwinOracle: LayoutOracle {
  let contentSize: CGSize
  private let placed: [Placed]

  init(_ layout: UICollectionViewLayout, _ scene: StressScene) {
    let view = UICollectionView(frame: scene.view.frame, collectionViewLayout: layout)
    view.contentInset = scene.view.contentInset
    let source = StressClient(scene)
    view.dataSource = source
    placed = scene.model.sections.enumerated().flatMap { section, items in
      items.indices.compactMap { item in
        view.layoutAttributesForItem(at: IndexPath(item: item, section: section)).map {
          Placed(place: Place(role: 0, section: section, item: item), frame: $0.frame)
        }
      }
    }
    _ = view.numberOfSections
    if placed.isEmpty { layout.prepare() }
    contentSize = layout.collectionViewContentSize
    view.dataSource = nil
  }

  func elements() -> [Placed] { placed }

  func visible(in rect: CGRect, margin: CGFloat) -> [Place] {
    placed.filter {
      min($0.frame.maxX, rect.maxX) - max($0.frame.minX, rect.minX) > margin
        && min($0.frame.maxY, rect.maxY) - max($0.frame.minY, rect.minY) > margin
    }.map(\.place)
  }
}
