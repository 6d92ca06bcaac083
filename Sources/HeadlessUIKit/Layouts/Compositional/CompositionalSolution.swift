import LayoutEngine
import LayoutModel

/// What a compositional layout has to do before it can answer again.
enum CompositionalWork {
  case nothing
  /// All sections are described again; what was measured stays.
  case solve
  /// Everything is made anew.
  case rebuild
}

/// What the objects of a compositional layout came to. An object, so that the engine is changed where it lies.
@MainActor final class CompositionalSolution {
  @exclusivity(unchecked) var engine: CompositionalLayoutEngine
  /// What each section's objects say.
  @exclusivity(unchecked) private(set) var plans: [DescribedSection] = []
  /// The views at the edges of the whole content (B47).
  let boundaries: DescribedViews
  private(set) var surroundings: LayoutSurroundings
  /// What providers and handlers are told.
  private(set) var environment: LayoutEnvironment
  /// Whether something is pinned, in a section or at the edges of the content.
  private(set) var pins = false
  /// Whether a section scrolls across the layout's axis.
  private(set) var hasRows = false
  /// Whether a section has a handler.
  private(set) var hasHandlers = false
  /// Another number for each solve.
  private(set) var number: Int

  init(
    _ engine: CompositionalLayoutEngine, _ boundaries: DescribedViews, _ mapper: CompositionalMapper, number: Int
  ) {
    self.engine = engine
    self.boundaries = boundaries
    self.number = number
    surroundings = mapper.surroundings
    environment = mapper.environment
  }

  /// Whether the engine stands on these counts of items. O(sections).
  func stands(on counts: [Int]) -> Bool {
    guard engine.sectionCount == counts.count else { return false }
    for section in counts.indices where engine.itemCount(inSection: section) != counts[section] { return false }
    return true
  }

  /// Takes in what the sections' objects say after a solve. O(sections).
  func note(_ plans: [DescribedSection], _ mapper: CompositionalMapper) {
    self.plans = plans
    surroundings = mapper.surroundings
    environment = mapper.environment
    number += 1
    pins = boundaries.pins
    hasRows = false
    hasHandlers = false
    var last: DescribedSection?
    for plan in plans where plan !== last {
      last = plan
      pins = pins || plan.views.pins
      hasRows = hasRows || plan.isRow
      hasHandlers = hasHandlers || plan.handler != nil
    }
  }
}
