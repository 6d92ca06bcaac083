import Foundation
import LayoutModel

/// What the objects of a section say, in the terms of the engine, and what the engine does not need to know.
@MainActor final class DescribedSection {
  /// What the plan was made from; nil where the provider had nothing.
  let source: NSCollectionLayoutSection?
  /// The section without its count.
  let description: CompositionalSection
  let views: DescribedViews
  let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  let properties: UICollectionLayoutSectionOrthogonalScrollingProperties.Values
  let handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  private let surroundings: LayoutSurroundings
  private let edits: Int

  init(
    _ source: NSCollectionLayoutSection?, _ description: CompositionalSection, _ views: DescribedViews,
    _ surroundings: LayoutSurroundings
  ) {
    self.source = source
    self.description = description
    self.views = views
    self.surroundings = surroundings
    behavior = source?.orthogonalScrollingBehavior ?? .none
    properties = source?.values.properties.values ?? .init()
    handler = source?.visibleItemsInvalidationHandler
    edits = LayoutObjectEdits.count
  }

  /// Whether the plan still says what `section` says in `surroundings`. Custom groups are asked anew for each section (B32).
  func holds(for section: NSCollectionLayoutSection, in surroundings: LayoutSurroundings) -> Bool {
    source === section && edits == LayoutObjectEdits.count && !views.hasCustomGroup
      && self.surroundings == surroundings
  }

  /// The section with its count of items.
  func section(count: Int) -> CompositionalSection {
    var result = description
    result.count = count
    return result
  }

  /// Whether the section scrolls across the layout's axis.
  var isRow: Bool { behavior != .none }
  /// Whether its groups rest in the middle.
  var isCentered: Bool { behavior == .groupPagingCentered }
}

/// The sorts of view that a section's plan speaks of.
struct DescribedViews {
  /// The sorts of the boundary items in their order.
  var boundaries: [ElementSort] = []
  /// On which axes each of the boundary items can be measured (D13).
  var measuredBoundaries: [UIAxis] = []
  /// The sorts of the decorations in their order.
  var decorations: [ElementSort] = []
  /// The sorts of tied items, each once.
  var tied: [ElementSort] = []
  /// On which axes cells can be measured, those of any item of the section.
  var measuredAxes: UIAxis = []
  /// Whether cells can be measured.
  var measuresCells: Bool { !measuredAxes.isEmpty }
  /// Whether a custom group is among the groups.
  var hasCustomGroup = false
  /// Whether a boundary item is pinned.
  var pins = false
}
