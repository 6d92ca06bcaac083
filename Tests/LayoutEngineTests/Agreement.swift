import LayoutEngine
import LayoutModel
import ReferenceLayout

/// The engine and the oracle side by side, given the same input and the same changes.
struct Agreement {
  private(set) var engine: FlowLayoutEngine
  private(set) var oracle: ReferenceFlowLayout
  private var elements: [LayoutElement] = []

  /// How far frames may lie apart, in points.
  static let tolerance = 1e-6

  init(_ description: FlowDescription) {
    engine = FlowLayoutEngine(description)
    oracle = ReferenceFlowLayout(description)
  }

  mutating func setSize(_ size: AxisSize, ofItemAt path: ItemPath) {
    engine.setSize(size, ofItemAt: path)
    oracle.setSize(size, ofItemAt: path)
  }

  mutating func setMetrics(_ metrics: FlowMetrics, ofSection section: Int) {
    engine.setMetrics(metrics, ofSection: section)
    oracle.setMetrics(metrics, ofSection: section)
  }

  mutating func replaceSection(_ section: Int, with description: FlowSection) {
    engine.replaceSection(section, with: description)
    oracle.replaceSection(section, with: description)
  }

  mutating func apply(_ update: CollectionUpdate) {
    engine.apply(update)
    oracle.apply(update)
  }

  // MARK: Comparing

  /// The first thing in which the two differ when every element is looked at, or nil. O(n).
  func difference(pinning: FlowPinning = FlowPinning()) -> String? {
    if let problem = engine.checkInvariants().first { return "invariant: \(problem)" }
    if engine.sectionCount != oracle.sectionCount {
      return "sections: \(engine.sectionCount), expected \(oracle.sectionCount)"
    }
    if !isClose(engine.contentLength, oracle.contentLength) {
      return "content length: \(engine.contentLength), expected \(oracle.contentLength)"
    }
    for section in 0..<oracle.sectionCount {
      if let difference = difference(inSection: section, pinning: pinning) { return difference }
      for item in 0..<oracle.itemCount(inSection: section) {
        if let difference = difference(atItem: ItemPath(section: section, item: item)) { return difference }
      }
    }
    return nil
  }

  /// The first thing in which the two differ in what is around the items of `section`, or nil.
  func difference(inSection section: Int, pinning: FlowPinning) -> String? {
    let count = (engine.itemCount(inSection: section), oracle.itemCount(inSection: section))
    if count.0 != count.1 { return "items of section \(section): \(count.0), expected \(count.1)" }
    let span = (engine.sectionSpan(section), oracle.sectionSpan(section))
    if !isClose(span.0.start, span.1.start) || !isClose(span.0.end, span.1.end) {
      return "span of section \(section): \(span.0), expected \(span.1)"
    }
    let boundaries = [
      ("header", engine.frame(ofHeaderIn: section), oracle.frame(ofHeaderIn: section)),
      ("footer", engine.frame(ofFooterIn: section), oracle.frame(ofFooterIn: section)),
      (
        "pinned header", engine.frame(ofHeaderIn: section, pinning: pinning),
        oracle.frame(ofHeaderIn: section, pinning: pinning)
      ),
      (
        "pinned footer", engine.frame(ofFooterIn: section, pinning: pinning),
        oracle.frame(ofFooterIn: section, pinning: pinning)
      ),
    ]
    for (name, found, expected) in boundaries where !isClose(found, expected) {
      return "\(name) of section \(section): \(text(found)), expected \(text(expected))"
    }
    return nil
  }

  /// In what the two differ about the item at `path`, or nil.
  func difference(atItem path: ItemPath) -> String? {
    let size = (engine.size(ofItemAt: path), oracle.size(ofItemAt: path))
    if size.0 != size.1 { return "size of \(path): \(size.0), expected \(size.1)" }
    let frame = (engine.frame(ofItemAt: path), oracle.frame(ofItemAt: path))
    if isClose(frame.0, frame.1) || isRoundedTheOtherWay(frame.0, at: path) { return nil }
    return "frame of \(path): \(text(frame.0)), expected \(text(frame.1))"
  }

  /// In what the two differ about what is visible in `rect`, or nil: the same elements in the same order with the same frames.
  mutating func difference(visibleIn rect: AxisRect, pinning: FlowPinning = FlowPinning()) -> String? {
    engine.visible(in: rect, pinning: pinning, into: &elements)
    let expected = oracle.visible(in: rect, pinning: pinning)
    if elements.count == expected.count, zip(elements, expected).allSatisfy({ isSame($0, $1) }) { return nil }
    let found = elements.filter { !isOnEdge($0, of: rect) }
    let wanted = expected.filter { !isOnEdge($0, of: rect) }
    if found.count == wanted.count, zip(found, wanted).allSatisfy({ isSame($0, $1) }) { return nil }
    return """
      visible in \(text(rect)) with \(pinning):
      \(found.map(text).joined(separator: "\n")), expected
      \(wanted.map(text).joined(separator: "\n"))
      """
  }

  private func isSame(_ found: LayoutElement, _ expected: LayoutElement) -> Bool {
    found.kind == expected.kind && found.path == expected.path
      && (isClose(found.frame, expected.frame)
        || found.kind == .item && isRoundedTheOtherWay(found.frame, at: found.path))
  }

  /// Whether rounding errors may decide if an element is in `rect`. Tests use heights that sum up exactly, so that along the
  /// scroll axis an edge that is touched exactly is no excuse.
  private func isOnEdge(_ element: LayoutElement, of rect: AxisRect) -> Bool {
    let frame = element.frame
    let main = [frame.mainEnd - rect.mainOrigin, rect.mainEnd - frame.mainOrigin]
    let cross = [frame.crossEnd - rect.crossOrigin, rect.crossEnd - frame.crossOrigin]
    return main.contains { $0 != 0 && abs($0) <= Self.tolerance } || cross.contains { abs($0) <= Self.tolerance }
  }

  /// Whether `frame` differs from the oracle's because the item stands, up to a rounding error, in the middle between two pixels
  /// and either of them is as near (A38).
  private func isRoundedTheOtherWay(_ frame: AxisRect, at path: ItemPath) -> Bool {
    var input = oracle.input
    guard case .selfSizing(let scale) = input.sections[path.section].mode else { return false }
    input.sections[path.section].mode = .selfSizing(scale: 1_048_576)
    let exact = ReferenceFlowLayout(input).frame(ofItemAt: path)
    let half = 0.5 / scale + 2 * Self.tolerance
    return abs(frame.mainOrigin - exact.mainOrigin) <= half && abs(frame.crossOrigin - exact.crossOrigin) <= half
      && frame.mainLength == exact.mainLength && frame.crossLength == exact.crossLength
  }

  private func isClose(_ found: Double, _ expected: Double) -> Bool { abs(found - expected) <= Self.tolerance }

  private func isClose(_ found: AxisRect, _ expected: AxisRect) -> Bool {
    isClose(found.mainOrigin, expected.mainOrigin) && isClose(found.crossOrigin, expected.crossOrigin)
      && isClose(found.mainLength, expected.mainLength) && isClose(found.crossLength, expected.crossLength)
  }

  private func isClose(_ found: AxisRect?, _ expected: AxisRect?) -> Bool {
    switch (found, expected) {
    case (nil, nil): true
    case (let found?, let expected?): isClose(found, expected)
    default: false
    }
  }

  private func text(_ rect: AxisRect?) -> String {
    guard let rect else { return "none" }
    return "(main \(rect.mainOrigin) + \(rect.mainLength), cross \(rect.crossOrigin) + \(rect.crossLength))"
  }

  private func text(_ element: LayoutElement) -> String {
    "\(element.kind) \(element.path.section)-\(element.path.item) \(text(element.frame))"
  }
}
