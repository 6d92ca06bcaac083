import LayoutModel

/// A compositional layout as the rules state it: slow, obvious, and the judge of the fast one.
///
/// It solves every group of every section, one by one, after each change, and keeps all frames in plain arrays. It shares no code with the
/// engine that it judges. Where a rule leaves something open, `CompositionalDescription` says how it is read.
public struct ReferenceCompositionalLayout: Sendable {
  /// The size of the collection view.
  public let container: AxisSize
  /// How lengths are resolved.
  let lengths: ReferenceLengths
  /// The space between two sections.
  let sectionSpacing: Double
  /// The boundary items of the whole content.
  let boundaryItems: [BoundaryItemDescription]

  /// The inputs, one a section.
  var sections: [ReferenceCompositionalSection]
  /// What was measured of the boundary items of the content.
  var measuredBoundaries: [MeasuredLengths]
  /// The results, one a section.
  private(set) var placed: [PlacedSectionOfGroups] = []
  /// How long the content is across the scroll axis.
  private var contentWidth = 0.0
  /// Where the boundary items of the content stand around the sections.
  private(set) var boundary = ReferenceBoundary([], sizes: [], around: 0, crossStart: 0, crossEnd: 0)

  /// Lays out `description`.
  public init(_ description: CompositionalDescription) {
    container = description.container
    lengths = ReferenceLengths(scale: description.scale)
    sectionSpacing = max(0, description.sectionSpacing)
    boundaryItems = description.boundaryItems
    sections = description.sections.map(ReferenceCompositionalSection.init)
    measuredBoundaries = Array(repeating: MeasuredLengths(), count: description.boundaryItems.count)
    placeEverything()
  }

  // MARK: Questions

  /// How many sections there are.
  public var sectionCount: Int { sections.count }

  /// How many items there are in `section`.
  public func itemCount(inSection section: Int) -> Int { sections[section].measured.count }

  /// The description of `section`.
  public func description(ofSection section: Int) -> CompositionalSection { sections[section].description }

  /// B37: how long the content is: along the scroll axis all sections and what boundary items add; across it the container, or the widest
  /// group of a section that does not scroll orthogonally.
  public var contentSize: AxisSize { AxisSize(main: boundary.length, cross: contentWidth) }

  /// Where `section` starts and ends along the scroll axis, boundary items included.
  public func sectionSpan(_ section: Int) -> (start: Double, end: Double) {
    (placed[section].start, placed[section].end)
  }

  /// Where the item at `path` stands; nil if its section lays out nothing (B28).
  public func placement(ofItemAt path: ItemPath) -> CompositionalPlacement? {
    placed[path.section].cells[path.item]?.placement
  }

  /// Where the tied item `number` of `kind` stands (B38, B48); nil if there is none.
  public func placement(ofTied kind: Int, number: Int, inSection section: Int) -> CompositionalPlacement? {
    guard let tied = placed[section].tied[kind], tied.indices.contains(number) else { return nil }
    return tied[number].placement
  }

  /// Where the boundary item `role` of `section` stands, pinned in `view` (B39 to B45); nil if there is none.
  public func placement(
    ofBoundary role: Int, inSection section: Int, view: ReferenceView? = nil
  ) -> CompositionalPlacement? {
    boundaryPlacements(inSection: section, view: view).first { $0.role == role }
  }

  /// Where the boundary item `role` of the content stands, pinned in `view` (B47); nil if there is none.
  public func placement(ofLayoutBoundary role: Int, view: ReferenceView? = nil) -> CompositionalPlacement? {
    layoutBoundaryPlacements(view: view).first { $0.role == role }
  }

  /// Where the decoration `role` of `section` stands (B51); nil if there is none.
  public func placement(ofDecoration role: Int, inSection section: Int) -> CompositionalPlacement? {
    decorationPlacements(inSection: section).first { $0.role == role }
  }

  // MARK: Changes

  /// Lays out everything anew: sections follow each other with the space between them, empty ones too (B36), inside the boundary items
  /// of the content (B47).
  mutating func placeEverything() {
    let solved = sections.map { $0.solved(container: container, lengths: lengths) }
    let spaces = sectionSpacing * Double(max(0, solved.count - 1))
    contentWidth = width(of: solved)
    boundary = boundary(around: solved.reduce(0) { $0 + $1.boundary.length } + spaces)
    placed = []
    var position = boundary.startGrowth
    for (number, section) in sections.enumerated() {
      if number > 0 { position += sectionSpacing }
      placed.append(section.placed(solved[number], number: number, at: position, lengths: lengths))
      position = placed[number].end
    }
  }

  /// B37: the container, or the widest group of a section that does not scroll orthogonally.
  private func width(of solved: [SolvedSectionOfGroups]) -> Double {
    let groups = zip(sections, solved).filter { $0.0.description.orthogonal == nil }.flatMap { $0.1.row.groups }
    return groups.map(\.size.cross).reduce(container.cross, max)
  }

  /// B47: sized in the container, placed at the edges of the content.
  private func boundary(around length: Double) -> ReferenceBoundary {
    let sizes = ReferenceBoundary.sizes(
      of: boundaryItems, measured: measuredBoundaries, container: container, lengths: lengths)
    return ReferenceBoundary(boundaryItems, sizes: sizes, around: length, crossStart: 0, crossEnd: contentWidth)
  }
}
