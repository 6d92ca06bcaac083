/// What is there, as plain lists: the order of the items and which of them are selected. It is changed by moving names about, and
/// knows nothing of the collection view.
struct PlainModel: Equatable {
  /// The items of each section in order.
  var sections: [[Int]]
  /// The name of each section.
  var sectionNames: [Int]
  /// Where new names come from.
  var identities: Identities
  /// How often each item got new content, by its name.
  private var revisions: [Int] = []
  /// The content by which the delegate says how large each item is: a layout hears of that only when items are shown anew.
  private var sizeRevisions: [Int] = []
  /// The trees of those sections that were applied as trees, by the names of the sections.
  var outlines: [Int: Outline] = [:]
  /// The selected items, in the order of their names.
  private(set) var selected: [Int] = []

  /// A model of as many items a section.
  init(counts: [Int]) {
    var identities = Identities()
    sections = counts.map { count in (0..<count).map { _ in identities.nextItem() } }
    sectionNames = counts.map { _ in identities.nextSection() }
    self.identities = identities
  }

  /// How many items there are. O(sections).
  var count: Int { sections.reduce(0) { $0 + $1.count } }

  /// How often `item` got new content; 0 where there is no such item, as when a callback took it away.
  func revision(of item: Int) -> Int { revisions.indices.contains(item) ? revisions[item] : 0 }

  /// Which content of `item` the delegate's size of it follows from; 0 where there is no such item.
  func sizeRevision(of item: Int) -> Int { sizeRevisions.indices.contains(item) ? sizeRevisions[item] : 0 }

  /// Gives items new content. What is only configured anew keeps the size that the delegate gives it.
  mutating func renew(_ items: [Int], keepingSizes: Bool) {
    guard !items.isEmpty else { return }
    if revisions.count < identities.items {
      let missing = Array(repeating: 0, count: identities.items + 64 - revisions.count)
      revisions += missing
      sizeRevisions += missing
    }
    for item in items {
      revisions[item] += 1
      if !keepingSizes { sizeRevisions[item] = revisions[item] }
    }
  }

  /// The place of the item that a choice means; nil if there is none.
  func spot(_ operation: Operation, _ index: Int) -> BatchPlan.Spot? {
    let count = count
    guard count > 0 else { return nil }
    var left = operation.choice(index, of: count)
    for (section, items) in sections.enumerated() {
      if left < items.count { return BatchPlan.Spot(section: section, item: left) }
      left -= items.count
    }
    return nil
  }

  /// The item at a place.
  func item(at spot: BatchPlan.Spot) -> Int { sections[spot.section][spot.item] }

  /// Where `item` is; nil if it is gone. O(n).
  func spot(of item: Int) -> BatchPlan.Spot? {
    for (section, items) in sections.enumerated() {
      if let index = items.firstIndex(of: item) { return BatchPlan.Spot(section: section, item: index) }
    }
    return nil
  }

  /// Plans a batch; the names of what comes are taken.
  mutating func plan(_ parts: [Operation]) -> BatchPlan {
    BatchPlan(parts, sections: sections, identities: &identities, sectionIdentities: sectionNames)
  }

  /// Takes in what a batch leads to.
  mutating func adopt(_ plan: BatchPlan) {
    sections = plan.after
    sectionNames = plan.sectionsAfter
    renew(plan.reloaded, keepingSizes: false)
    renew(plan.reconfigured, keepingSizes: true)
    // Sections that are shown anew lose their selection; items that are keep it (G14).
    for item in plan.deselected { deselect(item) }
    forgetWhatIsGone()
  }

  /// Takes over other sections and items.
  mutating func replace(sections: [[Int]], names: [Int]) {
    self.sections = sections
    sectionNames = names
    forgetWhatIsGone()
  }

  /// Takes over what is visible of a tree as the items of a section, a new one at the end where its name is not known. Items of
  /// other sections that the tree shows leave those (E42).
  mutating func replace(section name: Int, with outline: Outline) {
    let items = outline.visible
    let taken = Set(items)
    if !sectionNames.contains(name) {
      sectionNames.append(name)
      sections.append([])
    }
    for place in sections.indices {
      if sectionNames[place] == name {
        sections[place] = items
      } else {
        sections[place].removeAll { taken.contains($0) }
      }
    }
    outlines[name] = outline
    forgetWhatIsGone()
  }

  /// What is gone is not selected, and a tree of which something else is shown than what is visible in it was overridden (E44).
  private mutating func forgetWhatIsGone() {
    if !selected.isEmpty {
      let there = Set(sections.joined())
      selected.removeAll { !there.contains($0) }
    }
    guard !outlines.isEmpty else { return }
    let items = Dictionary(uniqueKeysWithValues: zip(sectionNames, sections))
    outlines = outlines.filter { items[$0.key] == $0.value.visible }
  }

  /// The number of a new item.
  mutating func newItem() -> Int { identities.nextItem() }

  /// The name of a new section.
  mutating func newSection() -> Int { identities.nextSection() }

  // MARK: Selection

  /// Selects an item, beside the others or in their place.
  mutating func select(_ item: Int, keepingOthers: Bool) {
    if !keepingOthers { selected = [] }
    guard !selected.contains(item) else { return }
    selected.append(item)
    selected.sort()
  }

  /// Takes an item out of the selection.
  mutating func deselect(_ item: Int) { selected.removeAll { $0 == item } }

  /// Selects nothing.
  mutating func clearSelection() { selected = [] }
}
