import LayoutModel
import Testing

@testable import LayoutEngine

/// Descriptions that no one should write end in bounded time, with frames or with a clear stop.
@Suite("Compositional: hostile trees")
struct HostileCompositionalTests: CompositionalScene {
  private let lengths: [CompositionalLength] = [
    .absolute(0), .absolute(-5), .absolute(1e300), .fractionOfCross(0), .fractionOfCross(-1), .fractionOfCross(3),
    .fractionOfMain(2), .estimated(0), .estimated(-1), .uniformAcrossSiblings(estimate: 0), .absolute(1e-12),
  ]

  @Test(
    "Lengths of all kinds, for items and groups, on both axes, with and without spacing: every item is placed or none")
  func everyPair() {
    for first in lengths {
      for second in lengths {
        for spacing in [CompositionalSpacing.fixed(0), .fixed(-3), .flexible(1), .fixed(1e300)] {
          for axis in [FillAxis.main, .cross] {
            let group = group(
              first, second, .filling(axis), [item(second, first), item(first, second)], spacing: spacing)
            let engine = layout(section(group, count: 50))
            let placed = engine.frames().filter { $0 != nil }.count
            #expect(placed == 50 || placed == 0)
            #expect(engine.contentSize.main >= 0)
            #expect(engine.visible(box(0, 0, 320, 500)).count <= 50)
          }
        }
      }
    }
  }

  @Test("B18: items without width stand in one group, whatever their spacing")
  func noWidth() {
    let engine = layout(section(row(item(.absolute(0), .absolute(10))), count: 100_000))
    #expect(engine.groupCount(inSection: 0) == 1)
    #expect(engine.frame(ofItemAt: path(0, 99_999)) == box(0, 0, 0, 10))
    let spaced = layout(section(row(item(.absolute(0), .absolute(10)), spacing: .fixed(10)), count: 100_000))
    #expect(spaced.frame(ofItemAt: path(0, 33)) == box(0, 40, 0, 10))
    let shrinking = layout(section(row(item(.fractionOfCross(0), .absolute(10)), spacing: .fixed(1e-9)), count: 100))
    #expect(shrinking.frames().allSatisfy { $0?.mainOrigin == 0 })
  }

  @Test("B28: a group that cannot hold its first item, at every depth, leaves the section empty")
  func holdsNothing() {
    var element = item(.absolute(500), .absolute(10))
    for depth in 0..<200 {
      element = group(.absolute(400), .absolute(400), .filling(depth % 2 == 0 ? .cross : .main), [element])
    }
    let engine = layout(section(element, count: 1_000_000))
    #expect(engine.frame(ofItemAt: path(0, 0)) == nil)
    #expect(engine.contentSize.main == 0)
    #expect(engine.visible(box(0, 0, 320, 500)).isEmpty)
  }

  @Test(
    "A nesting of 200 groups, of fractions and estimates, with spacings that make elements be tried", arguments: 0..<4)
  func deepNesting(kind: Int) {
    var element = item(.fractionOfCross(0.5), .estimated(10))
    for depth in 0..<200 {
      let across = depth % 2 == 0
      let length: CompositionalLength = kind < 2 ? .fractionOfCross(1) : .estimated(20)
      let other: CompositionalLength = kind % 2 == 0 ? .fractionOfMain(1) : .fractionOfCross(0.9)
      element = group(
        across ? length : other, across ? other : length, .filling(across ? .main : .cross),
        [element, item(.fractionOfCross(0.1), .fractionOfMain(0.1))], spacing: .fixed(1))
    }
    var engine = layout(section(element, count: 100))
    _ = engine.setSize(size(width: 30, height: 30), ofItemAt: path(0, 0))
    #expect(engine.visible(box(0, 0, 320, 500)).count <= 100)
  }

  @Test(
    "B17: groups in groups, each of which fills the one around it, so that a second does not fit",
    arguments: [false, true])
  func fullNesting(isEstimated: Bool) {
    let length: CompositionalLength = isEstimated ? .estimated(40) : .fractionOfMain(1)
    let width: CompositionalLength = isEstimated ? .estimated(40) : .fractionOfCross(1)
    var element = item(isEstimated ? .absolute(300) : width, isEstimated ? .absolute(90) : length)
    for depth in 0..<500 {
      // On the axis that it is filled along, each is as long as the one around it, or as what it is filled with across that.
      let isRow = depth % 2 == 0
      element = group(
        isEstimated && isRow ? .absolute(320) : width, isEstimated && !isRow ? .absolute(100) : length,
        .filling(isRow ? .cross : .main), [element])
    }
    let engine = layout(section(group(.absolute(320), .absolute(100), .filling(.main), [element]), count: 30))
    #expect(engine.frame(ofItemAt: path(0, 1))?.mainOrigin == 100)
  }

  @Test("B22: a counted group of a thousand million parts")
  func manyParts() {
    let group = group(
      .fractionOfCross(1), .absolute(10), .counted(.cross, 1_000_000_000), [item(.absolute(1), .absolute(10))])
    let engine = layout(section(group, count: 100))
    #expect(engine.frame(ofItemAt: path(0, 99)) == box(0, 0, 0, 10))
  }

  @Test("No elements, no count: nothing")
  func noElements() {
    let arrangements: [CompositionalGroupDescription.Arrangement] = [
      .filling(.cross), .counted(.cross, 3), .counted(.main, 0), .repeating(.main, -1), .custom([]),
    ]
    for arrangement in arrangements {
      let engine = layout(section(group(.absolute(100), .estimated(100), arrangement, []), count: 10))
      #expect(engine.contentSize.main == 0)
    }
  }

  @Test("Negative and exceeding insets")
  func insets() {
    let insets = CompositionalInsets(mainStart: -10, mainEnd: 900, crossStart: 900, crossEnd: -10)
    let group = row(item(.fractionOfCross(1), .absolute(10), insets: insets), insets: insets)
    let engine = layout(section(group, count: 3))
    #expect(engine.visible(box(0, 0, 10_000, 10_000)).count <= 3)
    #expect(engine.invariantViolations().isEmpty)
  }

  #if os(macOS) || os(Linux)
    @Test("Lengths that are not finite stop with a message")
    func notFinite() async {
      await #expect(processExitsWith: .failure) {
        let size = CompositionalSize(main: .absolute(.nan), cross: .absolute(10))
        let group = CompositionalElementDescription(
          size: size, content: .group(CompositionalGroupDescription(arrangement: .filling(.main), elements: [])))
        _ = CompositionalLayoutEngine(
          CompositionalDescription(
            container: AxisSize(main: 100, cross: 100), sections: [CompositionalSection(count: 1, group: group)]))
      }
    }
  #endif
}
