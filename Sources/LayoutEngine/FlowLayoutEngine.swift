import LayoutModel

/// A flow layout (rules A10 to A30, A38, A40): sections of items in lines, positions computed when they are asked for.
///
/// A value: a copy shares its storage until one of the two changes. All lengths are points; all must be finite, and none negative
/// but where `FlowMetrics` says so, which the caller has to see to. Paths and section numbers must exist.
public struct FlowLayoutEngine: Sendable {
  /// The length of the content at right angles to the scroll axis, in points.
  public let crossLength: Double
  /// The sections.
  private(set) var sections: ContiguousArray<FlowSectionLayout>
  /// Where the sections start.
  private(set) var tree: SumTree<ExtentSummary>
  /// How far an element may reach beyond its section, or a line over the next one, in points: at least as far as in any section.
  private(set) var reach: Double

  /// Prepares a layout. O(sections) where sizes are uniform, O(n) where each item has its own.
  public init(_ description: FlowDescription) {
    precondition(
      description.crossLength.isFinite && description.crossLength >= 0,
      "the cross length is \(description.crossLength); it must be finite and not negative")
    crossLength = description.crossLength
    sections = []
    sections.reserveCapacity(description.sections.count)
    for (number, section) in description.sections.enumerated() {
      sections.append(FlowSectionLayout(section, crossLength: description.crossLength, number: number))
    }
    tree = SumTree(ContiguousArray(sections.map(\.summary)))
    reach = sections.reduce(0) { max($0, $1.reach) }
  }

  /// The number of sections.
  public var sectionCount: Int { sections.count }

  /// The number of items in a section.
  public func itemCount(inSection section: Int) -> Int { sections[section].count }

  /// The metrics of a section.
  public func metrics(ofSection section: Int) -> FlowMetrics { sections[section].metrics }

  /// The length of the content along the scroll axis, in points (A25). O(1).
  public var contentLength: Double { tree.total.length }

  /// Where a section starts and ends along the scroll axis, header and footer included. O(log sections).
  public func sectionSpan(_ section: Int) -> (start: Double, end: Double) {
    let start = tree.sum(before: section).length
    return (start, start + tree.leaves[section].length)
  }

  /// The size of an item. O(log n).
  public func size(ofItemAt path: ItemPath) -> AxisSize { sections[path.section].size(of: path.item) }

  /// Where an item stands (A13 to A20, A38). O(log n).
  public func frame(ofItemAt path: ItemPath) -> AxisRect {
    sections[path.section].frame(of: path.item, sectionStart: tree.sum(before: path.section).length)
  }

  // MARK: Change

  /// Replaces the size of an item and breaks lines again until they meet the old breaks. O(log n + re-broken lines).
  public mutating func setSize(_ size: AxisSize, ofItemAt path: ItemPath) {
    Hostile.check(size, of: path)
    sections[path.section].setSize(size, of: path.item)
    tree.update(path.section, to: sections[path.section].summary)
  }

  /// Replaces the metrics of a section. O(log sections), and O(n) if its lines may break differently.
  public mutating func setMetrics(_ metrics: FlowMetrics, ofSection section: Int) {
    sections[section].setMetrics(metrics, number: section)
    reach = max(reach, sections[section].reach)
    tree.update(section, to: sections[section].summary)
  }

  /// Replaces everything about a section.
  public mutating func replaceSection(_ section: Int, with description: FlowSection) {
    sections[section] = FlowSectionLayout(description, crossLength: crossLength, number: section)
    reach = max(reach, sections[section].reach)
    tree.update(section, to: sections[section].summary)
  }

  /// Replaces all sections after a change of their number or order, which the caller has made to `sections`.
  mutating func replaceSections(with sections: ContiguousArray<FlowSectionLayout>) {
    self.sections = sections
    tree = SumTree(ContiguousArray(sections.map(\.summary)))
    reach = sections.reduce(0) { max($0, $1.reach) }
  }

  /// Changes one section in place.
  mutating func updateSection(_ section: Int, _ change: (inout FlowSectionLayout) -> Void) {
    change(&sections[section])
    tree.update(section, to: sections[section].summary)
  }

  /// What is wrong with the whole structure; empty if nothing is. O(n).
  public func checkInvariants() -> [String] {
    var violations = tree.invariantViolations()
    if tree.count != sections.count { violations.append("\(sections.count) sections have \(tree.count) sums") }
    for (number, section) in sections.enumerated() {
      if tree.leaves[number] != section.summary { violations.append("the sum of section \(number) is stale") }
      violations += section.invariantViolations().map { "section \(number): \($0)" }
    }
    return violations
  }
}
