import LayoutModel

/// A flow layout as the rules state it: slow, obvious, and the judge of the fast one.
///
/// It keeps every size and every frame in plain arrays and computes all of them again after each change, O(n). It shares no code
/// with the engine that it judges. Where a rule leaves something open, the doc comment of the function that follows the rule says
/// how it was read.
public struct ReferenceFlowLayout: Sendable {
  /// The length at right angles to the scroll axis that content is laid out in, in points (`W` in the rules).
  public let crossLength: Double

  /// The inputs, one a section.
  var sections: [ReferenceSection]
  /// The results, one a section.
  private var placed: [PlacedSection] = []

  /// Lays out `description`.
  public init(_ description: FlowDescription) {
    crossLength = description.crossLength
    sections = description.sections.map(ReferenceSection.init)
    placeEverything()
  }

  // MARK: Questions

  /// What is laid out now: a layout made from it would answer the same.
  public var input: FlowDescription {
    FlowDescription(
      crossLength: crossLength,
      sections: sections.map { FlowSection(metrics: $0.metrics, sizes: .each($0.sizes), mode: $0.mode) })
  }

  /// How many sections there are.
  public var sectionCount: Int { sections.count }

  /// How many items there are in `section`.
  public func itemCount(inSection section: Int) -> Int { sections[section].sizes.count }

  /// The length of the content along the scroll axis, in points: what the sections add up to (A25).
  public var contentLength: Double { placed.last?.end ?? 0 }

  /// Where `section` starts and ends along the scroll axis, header and footer included, in points (A21, A24).
  public func sectionSpan(_ section: Int) -> (start: Double, end: Double) {
    (placed[section].start, placed[section].end)
  }

  /// The size of the item at `path`, as given or as last set.
  public func size(ofItemAt path: ItemPath) -> AxisSize { sections[path.section].sizes[path.item] }

  /// The metrics of `section`.
  public func metrics(ofSection section: Int) -> FlowMetrics { sections[section].metrics }

  /// Where the item at `path` stands.
  public func frame(ofItemAt path: ItemPath) -> AxisRect { placed[path.section].items[path.item] }

  /// Where the header of `section` stands, pinned as `pinning` says; nil when it has no length (A23, A29).
  public func frame(ofHeaderIn section: Int, pinning: FlowPinning = FlowPinning()) -> AxisRect? {
    placed[section].header(pinnedBy: pinning)
  }

  /// Where the footer of `section` stands, pinned as `pinning` says; nil when it has no length (A23, A30).
  public func frame(ofFooterIn section: Int, pinning: FlowPinning = FlowPinning()) -> AxisRect? {
    placed[section].footer(pinnedBy: pinning)
  }

  /// Every element whose frame shares an area with `rect`, section by section: header, items, footer (A33, A40, A41). O(n).
  public func visible(in rect: AxisRect, pinning: FlowPinning = FlowPinning()) -> [LayoutElement] {
    allElements(pinning: pinning).filter { sharesArea($0.frame, rect) }
  }

  /// Every element there is, section by section: header, items, footer. O(n).
  public func allElements(pinning: FlowPinning = FlowPinning()) -> [LayoutElement] {
    placed.indices.flatMap { section in
      let first = ItemPath(section: section, item: 0)
      let header = frame(ofHeaderIn: section, pinning: pinning)
      let footer = frame(ofFooterIn: section, pinning: pinning)
      return [header].compactMap { $0 }.map { LayoutElement(kind: .header, path: first, frame: $0) }
        + placed[section].items.enumerated().map { item, frame in
          LayoutElement(kind: .item, path: ItemPath(section: section, item: item), frame: frame)
        }
        + [footer].compactMap { $0 }.map { LayoutElement(kind: .footer, path: first, frame: $0) }
    }
  }

  /// Whether what two rectangles have in common has an area: neither an edge nor a frame without size counts (P1, A40, A41).
  private func sharesArea(_ left: AxisRect, _ right: AxisRect) -> Bool {
    let main = min(left.mainEnd, right.mainEnd) - max(left.mainOrigin, right.mainOrigin)
    let cross = min(left.crossEnd, right.crossEnd) - max(left.crossOrigin, right.crossOrigin)
    return main > 0 && cross > 0
  }

  // MARK: Changes

  /// Gives the item at `path` another size.
  public mutating func setSize(_ size: AxisSize, ofItemAt path: ItemPath) {
    sections[path.section].sizes[path.item] = size
    placeEverything()
  }

  /// Gives `section` other metrics.
  public mutating func setMetrics(_ metrics: FlowMetrics, ofSection section: Int) {
    sections[section].metrics = metrics
    placeEverything()
  }

  /// Puts another section in the place of `section`.
  public mutating func replaceSection(_ section: Int, with description: FlowSection) {
    sections[section] = ReferenceSection(description)
    placeEverything()
  }

  /// Deletes, inserts and moves sections and items in one batch (C1, C2, C10).
  public mutating func apply(_ update: CollectionUpdate) {
    sections = sectionsAfter(update)
    placeEverything()
  }

  /// Sections follow each other without extra space (A21).
  private mutating func placeEverything() {
    placed = []
    for section in sections {
      placed.append(section.placed(at: contentLength, crossLength: crossLength))
    }
  }
}
