import LayoutModel
import ReferenceLayout

/// Makes a scenario that fails smaller while it still does.
struct CompositionalShrinker<Layout: CompositionalJudged> {
  typealias Scenario = CompositionalRun<Layout>.Scenario

  /// How many smaller scenarios are tried at most.
  private var attempts = 3_000

  /// The smallest scenario found that fails as `scenario` does.
  static func shrunk(_ scenario: Scenario) -> Scenario {
    var shrinker = CompositionalShrinker()
    var best = scenario
    while let smaller = shrinker.smaller(than: best) { best = smaller }
    return best
  }

  private mutating func smaller(than scenario: Scenario) -> Scenario? {
    for candidate in Self.candidates(scenario) where attempts > 0 {
      attempts -= 1
      if CompositionalRun<Layout>.difference(in: candidate) != nil { return candidate }
    }
    return nil
  }

  private static func candidates(_ scenario: Scenario) -> [Scenario] {
    let steps = scenario.steps.indices.map { index in
      var smaller = scenario
      smaller.steps.remove(at: index)
      return smaller
    }
    return begunLater(scenario) + steps
      + CompositionalVariants.smaller(scenario.description).map {
        var smaller = scenario
        smaller.description = $0
        return smaller
      }
  }
}

extension CompositionalShrinker {
  /// The scenario begun with what its first step leads to, measured lengths forgotten.
  private static func begunLater(_ scenario: Scenario) -> [Scenario] {
    guard let first = scenario.steps.first else { return [] }
    var layout = ReferenceCompositionalLayout(scenario.description)
    guard let change = first.change(of: layout) else { return [] }
    layout.make(change)
    var later = scenario
    later.steps.removeFirst()
    later.description.sections = layout.sectionDescriptions
    return later.description == scenario.description ? [] : [later]
  }
}

/// Simpler values that are one step away.
enum CompositionalVariants {
  /// `value` with one property changed, unless that changes nothing.
  private static func with<Value: Equatable, Part>(
    _ value: Value, _ path: WritableKeyPath<Value, Part>, _ part: Part
  ) -> [Value] {
    var changed = value
    changed[keyPath: path] = part
    return changed == value ? [] : [changed]
  }

  /// `value` with each entry of one of its arrays taken out, then with each made smaller.
  private static func each<Value: Equatable, Entry>(
    _ value: Value, _ path: WritableKeyPath<Value, [Entry]>, keeping least: Int = 0, smaller: (Entry) -> [Entry]
  ) -> [Value] {
    let entries = value[keyPath: path]
    var variants: [Value] = []
    if entries.count > least {
      for index in entries.indices {
        var changed = value
        changed[keyPath: path].remove(at: index)
        variants.append(changed)
      }
    }
    for index in entries.indices {
      for entry in smaller(entries[index]) {
        var changed = value
        changed[keyPath: path][index] = entry
        variants.append(changed)
      }
    }
    return variants
  }

  static func smaller(_ value: CompositionalDescription) -> [CompositionalDescription] {
    each(value, \.sections, smaller: smaller) + each(value, \.boundaryItems, smaller: smaller)
      + with(value, \.sectionSpacing, 0) + with(value, \.scale, 1)
      + with(value, \.container, AxisSize(main: 200, cross: 100))
  }

  private static func smaller(_ value: CompositionalSection) -> [CompositionalSection] {
    var variants = [0, value.count / 2, value.count - 1].filter { $0 >= 0 && $0 < value.count }.flatMap {
      with(value, \.count, $0)
    }
    variants += with(value, \.orthogonal, nil) + with(value, \.groupSpacing, 0)
    variants += with(value, \.contentInsets, CompositionalInsets())
    variants += with(value, \.boundaryCrossInsets, CompositionalInsets())
    variants += each(value, \.boundaryItems, smaller: smaller)
    variants += each(value, \.decorations) { with($0, \.contentInsets, CompositionalInsets()) + with($0, \.zIndex, 0) }
    return variants + smaller(value.group).filter { $0.content != .item }.flatMap { with(value, \.group, $0) }
  }

  private static func smaller(_ value: BoundaryItemDescription) -> [BoundaryItemDescription] {
    with(value, \.absoluteOffset, AxisPoint()) + with(value, \.contentInsets, CompositionalInsets())
      + with(value, \.extendsBoundary, true) + with(value, \.pins, false) + with(value, \.zIndex, 1)
      + with(value, \.cross, .middle) + with(value, \.outerSpace, 0)
      + with(value, \.size, CompositionalSize(main: .absolute(10), cross: .absolute(10)))
  }

  private static func smaller(_ value: CompositionalElementDescription) -> [CompositionalElementDescription] {
    var variants: [CompositionalElementDescription] = []
    if case .group(let group) = value.content {
      // A group is replaced by what it holds, or by an item.
      variants += group.elements + with(value, \.content, .item)
      variants += smaller(group).map { inner in
        var changed = value
        changed.content = .group(inner)
        return changed
      }
    }
    variants += with(value, \.contentInsets, CompositionalInsets())
    variants += with(value, \.edgeSpacing, CompositionalEdgeSpacing())
    variants += each(value, \.supplementaryItems) {
      with($0, \.itemAnchor, nil) + with($0, \.containerAnchor, CompositionalAnchor(main: .start, cross: .start))
    }
    for length in [CompositionalLength.absolute(100), .absolute(20)] {
      if value.size.main != .absolute(20) { variants += with(value, \.size.main, length) }
      if value.size.cross != .absolute(20) { variants += with(value, \.size.cross, length) }
    }
    return variants
  }

  private static func smaller(_ value: CompositionalGroupDescription) -> [CompositionalGroupDescription] {
    var variants = with(value, \.spacing, .fixed(0)) + each(value, \.elements, keeping: 1, smaller: smaller)
    switch value.arrangement {
    case .counted(let axis, let count) where count > 1:
      variants += with(value, \.arrangement, .counted(axis, count - 1))
    case .repeating(let axis, let count) where count > 1:
      variants += with(value, \.arrangement, .repeating(axis, count - 1))
    case .custom(let frames) where frames.count > 1:
      variants += frames.indices.map { index in
        var changed = frames
        changed.remove(at: index)
        return CompositionalGroupDescription(arrangement: .custom(changed), elements: [], spacing: value.spacing)
      }
    default: break
    }
    return variants
  }
}
