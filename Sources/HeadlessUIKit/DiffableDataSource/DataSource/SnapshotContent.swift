import OrderedDiff

/// What a data source holds: a snapshot, and the trees of those sections that were applied as trees.
struct SnapshotContent<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>: Sendable {
  typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// Sections and items, without marks.
  var snapshot = Snapshot()
  /// The trees of sections that were applied as such; what of them is visible is in the snapshot (E42, E44).
  var trees: [SectionIdentifierType: SectionSnapshot] = [:]
  /// The sections and items as the last difference was taken to them; nil if they changed in another way.
  var identifiers: SectionedIdentifiers<SectionIdentifierType, ItemIdentifierType>?
  /// Whether a snapshot was applied yet (E22).
  var isLoaded = false

  /// The tree of a section: the one that was applied, else its items as roots (E43).
  func tree(of section: SectionIdentifierType) -> SectionSnapshot {
    if let tree = trees[section] { return tree }
    var tree = SectionSnapshot()
    if snapshot.sections.contains(section) { tree.append(snapshot.itemIdentifiers(inSection: section)) }
    return tree
  }
}

/// What an apply leads to.
enum SnapshotGoal<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable> {
  /// Sections and items as they are to be, with marks.
  case snapshot(NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>)
  /// One section as it is to be.
  case section(NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, SectionIdentifierType)
}

/// How an apply is shown.
enum SnapshotManner {
  case difference(isAnimated: Bool)
  case reload
}

/// What an apply does to the collection view, and what the data source holds then.
struct SnapshotStep<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>: Sendable {
  var content: SnapshotContent<SectionIdentifierType, ItemIdentifierType>
  /// The operations; nil to load everything anew.
  var change: SnapshotChange?
  var isAnimated = false
}

/// What leads from one snapshot to another, in the collection view's own terms.
struct SnapshotChange: Sendable {
  /// What goes, comes and moves.
  var structure = UpdateBatch()
  /// What is shown anew after that, at its places after it (E24).
  var renewal = UpdateBatch()

  init(_ difference: SectionedDifference) {
    structure.deletedSections = difference.deletedSections
    structure.insertedSections = difference.insertedSections
    structure.movedSections = difference.movedSections.map { .init(from: $0.from, to: $0.to) }
    structure.deletedItems = difference.deletedItems.map { .init($0) }
    structure.insertedItems = difference.insertedItems.map { .init($0) }
    structure.movedItems = difference.movedItems.map { .init(from: .init($0.from), to: .init($0.to)) }
  }
}
