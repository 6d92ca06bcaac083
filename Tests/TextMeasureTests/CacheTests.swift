import Testing

@testable import TextMeasure

@Suite("What was measured is kept")
struct CacheTests {
  @Test("By content and limits: equal ones are found, others are not")
  func counts() {
    let measurer = TextMeasurer(sizes: 8, texts: 8)
    let text = MeasuredText("hallo mond", TextAttributes(size: 17))
    let narrow = TextLimits(width: 50)
    #expect(measurer.counts == TextMeasurer.Counts())
    let first = measurer.size(of: text, within: narrow)
    let again = MeasuredText("hallo" + " mond", TextAttributes(size: 17))
    #expect(measurer.size(of: again, within: narrow) == first)
    #expect(measurer.counts == TextMeasurer.Counts(sizesFound: 1, sizesMade: 1, textsShaped: 1))
    _ = measurer.size(of: text, within: TextLimits(width: 60))
    #expect(measurer.counts == TextMeasurer.Counts(sizesFound: 1, sizesMade: 2, textsShaped: 1))
    _ = measurer.size(of: MeasuredText("hallo mond", TextAttributes(size: 18)), within: narrow)
    #expect(measurer.counts == TextMeasurer.Counts(sizesFound: 1, sizesMade: 3, textsShaped: 2))
    measurer.forget()
    #expect(measurer.size(of: text, within: narrow) == first)
    #expect(measurer.counts == TextMeasurer.Counts(sizesFound: 1, sizesMade: 4, textsShaped: 3))
  }

  @Test("Texts are told apart by their bytes")
  func bytes() {
    let composed = MeasuredText("\u{E9}", TextAttributes(size: 17))
    let decomposed = MeasuredText("e\u{301}", TextAttributes(size: 17))
    #expect(composed != decomposed && composed.string == decomposed.string)
  }

  @Test("Up to a number: the one asked for longest ago goes")
  func bounded() {
    var cache = BoundedCache<Int, Int>(capacity: 3)
    for key in 1...3 { cache.insert(key * 10, for: key) }
    #expect(cache.value(for: 1) == 10)
    cache.insert(40, for: 4)
    #expect(cache.value(for: 2) == nil && cache.value(for: 1) == 10 && cache.value(for: 3) == 30)
    #expect(cache.count == 3)
  }

  @Test("In the order of a list that is searched from the front")
  func agreesWithList() {
    var random = SplitMix(state: 7)
    for capacity in 1...5 {
      var cache = BoundedCache<Int, Int>(capacity: capacity)
      var list: [(key: Int, value: Int)] = []
      for step in 0..<400 {
        let key = Int.random(in: 0..<8, using: &random)
        let place = list.firstIndex { $0.key == key }
        #expect(cache.value(for: key) == place.map { list[$0].value })
        if let place {
          list.insert(list.remove(at: place), at: 0)
        } else {
          cache.insert(step, for: key)
          list.insert((key, step), at: 0)
          if list.count > capacity { list.removeLast() }
        }
        cache.checkInvariants()
        if step % 97 == 96 {
          cache.removeAll()
          list.removeAll()
        }
      }
    }
  }
}
