import Foundation
import UIKit

/// What a benchmark shows: items of their own sizes, and the layout that a client gives them. The same every time.
@MainActor struct BenchmarkScene {
  let model: StageModel
  private let blueprint: LayoutBlueprint

  /// How far a frame scrolls, in points: about one new item.
  static let step = 110.0
  private static let viewport = CGSize(width: BenchmarkInput.cross, height: BenchmarkInput.viewport)
  private static let spacing = 8.0

  private init(_ table: ItemTable, _ blueprint: LayoutBlueprint) {
    model = StageModel(table, defaultSize: blueprint.defaultItemSize(in: Self.viewport.width))
    self.blueprint = blueprint
  }

  /// A list across the whole width whose delegate gives the sizes.
  static func list(_ count: Int) -> BenchmarkScene {
    BenchmarkScene(table([count]), LayoutBlueprint(summary: "a list", sizing: .delegate) { _ in spaced() })
  }

  /// Items of their own sizes, about four a line; the delegate gives them.
  static func lines(_ count: Int) -> BenchmarkScene {
    var table = table([count])
    table.widths = (0..<count).map { BenchmarkInput.length($0 &+ 7) * 0.8 }
    return BenchmarkScene(table, LayoutBlueprint(summary: "flow lines", sizing: .delegate) { _ in spaced() })
  }

  /// A list of estimates whose cells say how high they are.
  static func estimates(_ count: Int) -> BenchmarkScene {
    let blueprint = LayoutBlueprint(summary: "a list of estimates", sizing: .cells) { _ in
      let layout = spaced()
      layout.estimatedItemSize = CGSize(width: viewport.width, height: 100)
      return layout
    }
    return BenchmarkScene(table([count]), blueprint)
  }

  /// A list in sections of `length` items each, whose headers stay in view.
  static func pinnedHeaders(_ count: Int, length: Int) -> BenchmarkScene {
    let blueprint = LayoutBlueprint(summary: "pinned headers", sizing: .delegate) { _ in
      let layout = spaced()
      layout.headerReferenceSize = CGSize(width: viewport.width, height: 32)
      layout.sectionHeadersPinToVisibleBounds = true
      return layout
    }
    return BenchmarkScene(table(Array(repeating: length, count: max(1, count / length))), blueprint)
  }

  /// A list whose layout asks its superclass for one item after another.
  static func itemByItem(_ count: Int) -> BenchmarkScene {
    let table = table([count])
    let blueprint = LayoutBlueprint(summary: "a list, item by item", sizing: .delegate) { _ in
      let layout = ItemByItemFlowLayout(heights: table.heights, width: viewport.width)
      layout.minimumLineSpacing = spacing
      return layout
    }
    return BenchmarkScene(table, blueprint)
  }

  /// A compositional list of estimates whose cells say how high they are.
  static func compositionalList(_ count: Int) -> BenchmarkScene {
    let settings = CompositionalSettings(content: .list, sizes: .cells, spacing: spacing)
    return BenchmarkScene(table([count]), settings.blueprint())
  }

  /// A compositional grid: groups of three columns of two items each.
  static func compositionalGrid(_ count: Int) -> BenchmarkScene {
    BenchmarkScene(table([count]), CompositionalSettings(content: .grid).blueprint())
  }

  /// Carousels of 100 items each.
  static func carousels(_ count: Int) -> BenchmarkScene {
    let sections = Array(repeating: 100, count: max(1, count / 100))
    return BenchmarkScene(table(sections), CompositionalSettings(content: .carousels, headerLength: 32).blueprint())
  }

  /// A new collection view that was never laid out.
  func newStage() -> Stage { Stage(blueprint, size: Self.viewport, model: model) }

  /// A new collection view, laid out.
  func settledStage() -> Stage {
    let stage = newStage()
    stage.view.layoutIfNeeded()
    return stage
  }

  private static func table(_ sections: [Int]) -> ItemTable {
    ItemTable(
      sectionCounts: sections, heights: (0..<sections.reduce(0, +)).map { BenchmarkInput.length($0) })
  }

  private static func spaced() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = spacing
    layout.minimumInteritemSpacing = spacing
    return layout
  }
}

extension Stage {
  /// Shows the item at `path` in the middle of the viewport.
  func showMiddle(_ path: IndexPath) {
    view.scrollToItem(at: path, at: .centeredVertically, animated: false)
    view.layoutIfNeeded()
  }

  /// One frame of a scroll from the start to the end, back, and so on.
  func scrollFrame(_ frame: Int) {
    let last = max(1, lastOffset)
    let place = (Double(frame) * BenchmarkScene.step).truncatingRemainder(dividingBy: 2 * last)
    offset = place <= last ? place : 2 * last - place
    view.layoutIfNeeded()
  }
}
