/// What the parts of a batch mean for the items that are there: the calls, and the order afterwards, found by moving identities about
/// (C1, C2). Knows nothing of index arithmetic: the places of calls are read off the two orders.
struct BatchPlan {
  /// One call to the collection view.
  enum Call: Equatable {
    case insert(Spot)
    case delete(Spot)
    case reload(Spot)
    case reconfigure(Spot)
    case move(Spot, Spot)
    case insertSection(Int)
    case deleteSection(Int)
    case reloadSection(Int)
    case moveSection(Int, Int)
  }

  /// The section and the item of a place.
  struct Spot: Equatable {
    var section: Int
    var item: Int
  }

  /// The items of each section afterwards.
  private(set) var after: [[Int]] = []
  /// The numbers of the sections afterwards, each its own.
  private(set) var sectionsAfter: [Int] = []
  /// The calls, in the order in which their parts were given.
  private(set) var calls: [Call] = []
  /// The items that are shown anew, with new content.
  private(set) var reloaded: [Int] = []
  /// The items that are configured anew, with new content.
  private(set) var reconfigured: [Int] = []
  /// The names of the sections that are shown anew.
  private(set) var reloadedSections: [Int] = []
  /// The items whose sections are shown anew.
  private(set) var deselected: [Int] = []

  private var sections: [Draft]
  private var arrivals: [Arrival] = []
  private var newSections: [(part: Int, place: Int, draft: Draft)] = []
  private var movedSections: [(part: Int, section: Int, place: Int)] = []
  private var ordered: [(part: Int, call: Call)] = []
  private let total: Int

  /// A section that was there before, or comes.
  private struct Draft {
    var identity: Int
    var items: [Int]
    /// What happens to each item; one thing at most.
    var fates: [Fate]
    var fate = Fate.stays
    var isRenewed: Bool { fate == .reloaded }
  }

  private enum Fate { case stays, goes, moves, reloaded, reconfigured }

  private struct Arrival {
    var part: Int
    var item: Int
    var target: Int
    var place: Int
    var from: Spot?
  }

  /// The plan of `parts` for `sections`. New items and sections take their identities from `identities`.
  init(_ parts: [Operation], sections before: [[Int]], identities: inout Identities, sectionIdentities: [Int]) {
    sections = zip(before, sectionIdentities).map { items, identity in
      Draft(identity: identity, items: items, fates: Array(repeating: .stays, count: items.count))
    }
    total = before.reduce(0) { $0 + $1.count }
    for (number, part) in parts.enumerated() { take(part, number, &identities) }
    arrange()
    calls = ordered.sorted { $0.part < $1.part }.map(\.call)
  }

  // MARK: Taking parts in

  private mutating func take(_ part: Operation, _ number: Int, _ identities: inout Identities) {
    switch part.kind {
    case .insert: insert(part, number, &identities)
    case .delete:
      touch(part, .goes).map { ordered.append((number, .delete($0))) }
    case .reload:
      guard let place = touch(part, .reloaded) else { return }
      reloaded.append(sections[place.section].items[place.item])
      ordered.append((number, .reload(place)))
    case .reconfigure:
      guard let place = touch(part, .reconfigured) else { return }
      reconfigured.append(sections[place.section].items[place.item])
      ordered.append((number, .reconfigure(place)))
    case .move:
      guard let place = touch(part, .moves) else { return }
      arrivals.append(
        Arrival(
          part: number, item: sections[place.section].items[place.item], target: part.number(1), place: part.number(2),
          from: place))
    case .insertSection:
      let items = (0..<min(24, abs(part.number(1)))).map { _ in identities.nextItem() }
      let draft = Draft(identity: identities.nextSection(), items: items, fates: items.map { _ in .stays })
      newSections.append((number, part.number(0), draft))
    case .deleteSection:
      guard let section = touchSection(part, .goes) else { return }
      ordered.append((number, .deleteSection(section)))
    case .moveSection:
      guard let section = touchSection(part, .moves) else { return }
      movedSections.append((number, section, part.number(1)))
    case .reloadSection:
      guard let section = touchSection(part, .reloaded) else { return }
      renewSection(section, part, &identities)
      ordered.append((number, .reloadSection(section)))
    case .batch:
      // A block in a block joins the outer one (C6).
      for inner in part.parts { take(inner, number, &identities) }
    default: break
    }
  }

  private mutating func insert(_ part: Operation, _ number: Int, _ identities: inout Identities) {
    for _ in 0..<max(1, min(40, abs(part.number(2)))) {
      arrivals.append(
        Arrival(part: number, item: identities.nextItem(), target: part.number(0), place: part.number(1), from: nil))
    }
  }

  /// The item that a part names, if nothing has happened to it yet.
  private mutating func touch(_ part: Operation, _ fate: Fate) -> Spot? {
    guard total > 0 else { return nil }
    var left = part.choice(0, of: total)
    for section in sections.indices {
      guard left >= sections[section].items.count else {
        guard sections[section].fate == .stays || sections[section].fate == .moves,
          sections[section].fates[left] == .stays
        else { return nil }
        sections[section].fates[left] = fate
        return Spot(section: section, item: left)
      }
      left -= sections[section].items.count
    }
    return nil
  }

  /// The section that a part names, if nothing has happened to it or to one of its items yet.
  private mutating func touchSection(_ part: Operation, _ fate: Fate) -> Int? {
    guard !sections.isEmpty else { return nil }
    let section = part.choice(0, of: sections.count)
    guard sections[section].fate == .stays,
      fate == .moves || sections[section].fates.allSatisfy({ $0 == .stays })
    else { return nil }
    sections[section].fate = fate
    return section
  }

  /// A section that is shown anew may have other items (C14).
  private mutating func renewSection(_ section: Int, _ part: Operation, _ identities: inout Identities) {
    let count = sections[section].items.count
    let kept = max(0, count - abs(part.number(1)) % (count + 1))
    let added = abs(part.number(2)) % 8
    let items = Array(sections[section].items.prefix(kept)) + (0..<added).map { _ in identities.nextItem() }
    reloadedSections.append(sections[section].identity)
    deselected += sections[section].items
    reloaded += items
    sections[section].items = items
    sections[section].fates = items.map { _ in .stays }
  }

  // MARK: The order afterwards

  private mutating func arrange() {
    // Those that stay keep their order; the others are put between them, one after the other (C2).
    var order: [(draft: Draft, origin: Int?, part: Int)] = []
    for (number, draft) in sections.enumerated() where draft.fate == .stays || draft.fate == .reloaded {
      order.append((draft, number, -1))
    }
    for new in newSections { order.insert((new.draft, nil, new.part), at: Self.place(new.place, order.count)) }
    for moved in movedSections {
      order.insert((sections[moved.section], moved.section, moved.part), at: Self.place(moved.place, order.count))
    }
    var results = order.map { entry in
      zip(entry.draft.items, entry.draft.fates).filter { $0.1 != .goes && $0.1 != .moves }.map(\.0)
    }
    // Into sections that stay or move, not into new ones or ones shown anew, whose counts are free.
    let targets = order.indices.filter { order[$0].origin != nil && !order[$0].draft.isRenewed }
    place(arrivals, among: targets, in: &results)
    after = results
    sectionsAfter = order.map(\.draft.identity)
    for (place, entry) in order.enumerated() where entry.part >= 0 {
      ordered.append((entry.part, entry.origin.map { .moveSection($0, place) } ?? .insertSection(place)))
    }
  }

  private mutating func place(_ arrivals: [Arrival], among targets: [Int], in results: inout [[Int]]) {
    guard !targets.isEmpty, !arrivals.isEmpty else { return }
    for arrival in arrivals {
      let target = targets[Self.remainder(arrival.target, targets.count)]
      results[target].insert(arrival.item, at: Self.place(arrival.place, results[target].count))
    }
    var places: [Int: Spot] = [:]
    let wanted = Set(arrivals.map(\.item))
    for target in targets {
      for (item, identity) in results[target].enumerated() where wanted.contains(identity) {
        places[identity] = .init(section: target, item: item)
      }
    }
    for arrival in arrivals {
      guard let to = places[arrival.item] else { continue }
      ordered.append((arrival.part, arrival.from.map { .move($0, to) } ?? .insert(to)))
    }
  }

  private static func place(_ choice: Int, _ count: Int) -> Int { remainder(choice, count + 1) }

  private static func remainder(_ choice: Int, _ count: Int) -> Int {
    let rest = choice % count
    return rest < 0 ? rest + count : rest
  }
}

/// Where new items and sections get their numbers from.
struct Identities: Equatable {
  private(set) var items = 0
  private(set) var sections = 0

  /// The number of a new item.
  mutating func nextItem() -> Int {
    items += 1
    return items - 1
  }

  /// The number of a new section.
  mutating func nextSection() -> Int {
    sections += 1
    return sections - 1
  }
}
