import LayoutEngine
import LayoutModel
import ReferenceLayout

/// The engine as a layout under test.
struct JudgedCompositionalEngine: CompositionalJudged {
  private var engine: CompositionalLayoutEngine
  private var buffer: [CompositionalPlacement] = []

  init(_ description: CompositionalDescription) { engine = CompositionalLayoutEngine(description) }

  var contentSize: AxisSize { engine.contentSize }

  func sectionSpan(_ section: Int) -> (start: Double, end: Double) { engine.sectionSpan(section) }

  func placement(of key: CompositionalKey, view: ReferenceView?) -> CompositionalPlacement? {
    let view = view.map(engineView)
    return switch key.kind {
    case .item: engine.placement(ofItemAt: key.path)
    case .tied: engine.placement(ofTied: key.role, number: key.path.item, inSection: key.path.section)
    case .boundary: engine.placement(ofBoundary: key.role, inSection: key.path.section, pinning: view)
    case .decoration: engine.placement(ofDecoration: key.role, inSection: key.path.section)
    case .layoutBoundary: engine.placement(ofLayoutBoundary: key.role, pinning: view)
    }
  }

  mutating func found(in rect: AxisRect, view: ReferenceView?) -> [CompositionalPlacement] {
    engine.visible(in: rect, view: view.map(engineView), into: &buffer)
    return buffer
  }

  func row(ofSection section: Int, proposed: [Double]) -> CompositionalRow {
    let extent = engine.orthogonalExtent(inSection: section)
    let groups = 0..<engine.groupCount(inSection: section)
    return CompositionalRow(
      viewportLength: extent.viewportLength, length: extent.contentLength,
      starts: groups.map { engine.groupStart(at: $0, inSection: section) },
      rests: groups.map { engine.restOffset(ofGroup: $0, inSection: section) },
      nearest: proposed.map { engine.restOffset(nearest: $0, inSection: section) })
  }

  mutating func make(_ change: CompositionalChange) -> Bool {
    switch change {
    case .item(let path, let size): return engine.setSize(size, ofItemAt: path)
    case .boundary(let section, let role, let size):
      return engine.setBoundarySize(size, role: role, section: section)
    case .layoutBoundary(let role, let size): return engine.setLayoutBoundarySize(size, role: role)
    case .offset(let section, let offset): engine.setOrthogonalOffset(offset, inSection: section)
    case .replacement(let section, let description): engine.replaceSection(section, with: description)
    case .batch(let update): engine.apply(update)
    }
    return true
  }

  func problems() -> [String] { engine.invariantViolations() }

  private func engineView(_ view: ReferenceView) -> CompositionalView {
    CompositionalView(
      visibleStart: view.visibleStart, visibleEnd: view.visibleEnd, crossStart: view.crossStart,
      crossEnd: view.crossEnd)
  }
}
