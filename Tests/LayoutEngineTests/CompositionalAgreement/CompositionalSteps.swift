import LayoutModel
import ReferenceLayout

/// One step of a run: what it does follows from its seed and the layout that it meets, so that it means something in any layout.
struct CompositionalStep {
  enum Kind: CaseIterable {
    case measureItem, measureBoundary, measureLayoutBoundary, scroll, replace, batch, query
  }

  var kind: Kind
  var seed: UInt64

  /// Draws steps, those that are most likely to break something most often.
  static func steps(_ count: Int, _ random: inout AgreementRandom) -> [CompositionalStep] {
    let kinds: [Kind] = [
      .measureItem, .measureItem, .measureItem, .measureBoundary, .measureLayoutBoundary, .scroll, .replace, .batch,
      .batch, .query,
    ]
    return (0..<count).map { _ in CompositionalStep(kind: random.pick(kinds), seed: random.next()) }
  }

  /// The change that the step makes of `layout`, or nil if there is nothing to change.
  func change(of layout: ReferenceCompositionalLayout) -> CompositionalChange? {
    var random = AgreementRandom(seed: seed)
    if kind == .batch {
      var batch = CompositionalBatch(of: layout, random: random)
      return .batch(batch.update())
    }
    if kind == .measureLayoutBoundary {
      guard layout.placement(ofLayoutBoundary: 0) != nil else { return nil }
      return .layoutBoundary(role: 0, size(&random))
    }
    guard kind != .query, layout.sectionCount > 0 else { return nil }
    let section = random.below(layout.sectionCount)
    switch kind {
    case .measureItem:
      guard layout.itemCount(inSection: section) > 0 else { return nil }
      let path = ItemPath(section: section, item: random.below(layout.itemCount(inSection: section)))
      return .item(path, size(&random))
    case .measureBoundary:
      let count = layout.description(ofSection: section).boundaryItems.count
      guard count > 0 else { return nil }
      return .boundary(section: section, role: random.below(count), size(&random))
    case .scroll:
      guard layout.description(ofSection: section).orthogonal != nil else { return nil }
      return .offset(section: section, random.pick([0, 10, 33.5, 100, -20, 250]))
    case .replace:
      var trees = CompositionalTrees(random: random)
      return .replacement(section: section, trees.section())
    case .batch, .query, .measureLayoutBoundary:
      return nil
    }
  }

  private func size(_ random: inout AgreementRandom) -> AxisSize {
    AxisSize(
      main: random.pick([10, 20, 30, 44, 50, 70, 0, 33.5, -5]), cross: random.pick([10, 20, 30, 50, 60, 100, 0, 40.25]))
  }

  /// What is in view when the step has been made.
  func view(of layout: ReferenceCompositionalLayout) -> ReferenceView {
    var random = AgreementRandom(seed: seed &+ 1)
    let length = Int(layout.contentSize.main)
    let start = Double(random.among(-50...(length + 50)))
    let cross: Double = random.pick([0, 0, 0, 20, -10])
    return ReferenceView(
      visibleStart: start, visibleEnd: start + random.pick([50, 100, 300]), crossStart: cross,
      crossEnd: cross + layout.container.cross)
  }

  /// Rectangles to ask for when the step has been made: near the view, at the edges of elements, all of it.
  func rects(in layout: ReferenceCompositionalLayout) -> [AxisRect] {
    var random = AgreementRandom(seed: seed &+ 2)
    let keys = layout.keys
    let view = view(of: layout)
    return (0..<3).map { _ in
      if random.chance(40), !keys.isEmpty, let frame = layout.placement(of: random.pick(keys), view: view)?.frame {
        return rect(at: frame, &random)
      }
      let wide = random.chance(60)
      return AxisRect(
        mainOrigin: random.chance(50) ? view.visibleStart : 10 * Double(random.below(40)),
        crossOrigin: wide ? 0 : 0.25 * Double(random.among(-40...1_000)),
        mainLength: random.pick([0, 0.25, 10, 200, 5_000]),
        crossLength: wide ? layout.container.cross : random.pick([0, 0.25, 50, 500]))
    }
  }

  /// A rectangle that covers, touches or begins where `frame` does.
  private func rect(at frame: AxisRect, _ random: inout AgreementRandom) -> AxisRect {
    let main = random.pick([frame.mainOrigin, frame.mainEnd, frame.mainOrigin - 10])
    let cross = random.pick([frame.crossOrigin, frame.crossEnd, frame.crossOrigin - 10])
    return AxisRect(
      mainOrigin: main, crossOrigin: cross, mainLength: random.pick([10, 0, frame.mainLength]),
      crossLength: random.pick([10, 0, frame.crossLength]))
  }
}
