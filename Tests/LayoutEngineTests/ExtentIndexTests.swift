import Testing

@testable import LayoutEngine

/// Positions from lengths, against sums by hand and against plain arrays.
@Suite("Extent index")
struct ExtentIndexTests {
  @Test("an index without items has no length and no places")
  func empty() {
    let index = ExtentIndex(count: 0, each: 10, spacing: 5)
    #expect(index.count == 0)
    #expect(index.total == 0)
    #expect(index.index(at: 0) == nil)
    #expect(index.invariantViolations().isEmpty)
  }

  @Test("spaces stand between items, not around them")
  func spacing() {
    let index = ExtentIndex(lengths: [10, 20, 30], spacing: 5)
    #expect(index.total == 70)
    #expect((0..<3).map(index.offset(of:)) == [0, 15, 40])
    #expect((0..<3).map(index.length(at:)) == [10, 20, 30])
  }

  @Test("a place belongs to the item before it, the space after an item to the item")
  func places() {
    for index in [ExtentIndex(lengths: [10, 10, 10], spacing: 5), ExtentIndex(count: 3, each: 10, spacing: 5)] {
      let places = [-1.0, 0, 9.5, 10, 14.5, 15, 29.5, 30, 100].map { index.index(at: $0) }
      #expect(places == [0, 0, 0, 0, 0, 1, 1, 2, 2])
    }
  }

  @Test("items without length are passed over, and divide nothing by zero")
  func zeroLengths() {
    #expect(ExtentIndex(count: 1_000_000, each: 0).index(at: 0) == 999_999)
    #expect(ExtentIndex(count: 1_000_000, each: 0).index(at: -1) == 0)
    #expect(ExtentIndex(lengths: [0, 0, 10, 0]).index(at: 5) == 2)
  }

  @Test("1,000,000 rows of 115.3 points start where multiplication says")
  func precisionOfARun() {
    let index = ExtentIndex(count: 1_000_000, each: 115.3)
    for row in [0, 1, 2, 999, 500_000, 999_999] { #expect(abs(index.offset(of: row) - 115.3 * Double(row)) < 1e-6) }
    #expect(abs(index.total - 115_300_000) < 1e-6)
  }

  @Test("1,000,000 rows of 115.3 points, each with a length of its own, start where multiplication says")
  func precisionOfSums() {
    let index = ExtentIndex(lengths: repeatElement(115.3, count: 1_000_000))
    for row in [1, 999, 500_000, 999_999] {
      #expect(abs(index.offset(of: row) - 115.3 * Double(row)) < 1e-6 * 115.3 * Double(row))
      #expect(index.index(at: 115.3 * Double(row) + 1) == row)
    }
  }

  @Test("changing lengths to and fro leaves no trace")
  func noDrift() {
    var index = ExtentIndex(lengths: (0..<1_000).map { 100 + Double($0) / 3 })
    let starts = (0..<1_000).map(index.offset(of:))
    var generator = Generator(seed: 1)
    for _ in 0..<10_000 {
      let row = generator.below(1_000)
      index.setLength(Double(generator.below(1_000_000)) / 7 + 1e9, at: row)
      index.setLength(100 + Double(row) / 3, at: row)
    }
    #expect((0..<1_000).map(index.offset(of:)) == starts)
    #expect(index.invariantViolations().isEmpty)
  }

  @Test("one changed length reads a number of sums that grows with the logarithm")
  func touchedSums() {
    let leaf = ExtentSummary(items: 1, length: 1)
    for (count, bound) in [(10, 11), (100, 33), (10_000, 65), (1_000_000, 97)] {
      var tree = SumTree(ContiguousArray(repeating: leaf, count: count))
      #expect(tree.update(count / 2, to: ExtentSummary(items: 1, length: 2)) <= bound)
      #expect(tree.total.length == Double(count + 1))
    }
  }

  @Test("the sum before a leaf is the same to the bit, whether walked to or looked up")
  func walkedSums() {
    // Thirds of odd numbers: sums of them depend on the order in which they are added.
    let tree = SumTree(
      ContiguousArray((0..<5_000).map { ExtentSummary(items: $0 % 3, length: Double(2 * $0 + 1) / 3) }))
    var before = ExtentSummary.zero
    for leaf in 0..<4_999 {
      tree.advance(&before, over: leaf)
      #expect(before == tree.sum(before: leaf + 1))
      #expect(before == tree.locate { $0.length <= before.length }.before)
    }
  }

  @Test("a changed length in a run of 1,000,000 leaves the rest a run")
  func runsSplit() {
    var index = ExtentIndex(count: 1_000_000, each: 100, spacing: 1)
    index.setLength(50, at: 500_000)
    #expect(index.rope.leaves.count == 3)
    #expect(index.offset(of: 500_000) == 50_500_000)
    #expect(index.offset(of: 500_001) == 50_500_051)
    #expect(index.offset(of: 999_999) == 100_999_899 - 50)
    #expect(index.invariantViolations().isEmpty)
  }

  @Test("inserts and removals at every place of small indices", arguments: 0...6)
  func smallEdits(count: Int) {
    let lengths = (0..<count).map { Double(10 * $0 + 1) }
    for place in 0...count {
      for added in 0...3 {
        let fresh = (0..<added).map { Double($0) + 0.5 }
        var index = ExtentIndex(lengths: lengths)
        index.insert(fresh, at: place)
        var expected = lengths
        expected.insert(contentsOf: fresh, at: place)
        #expect((0..<index.count).map(index.length(at:)) == expected)
        for end in place...count {
          var shorter = ExtentIndex(lengths: lengths)
          shorter.remove(place..<end)
          expected = lengths
          expected.removeSubrange(place..<end)
          #expect((0..<shorter.count).map(shorter.length(at:)) == expected)
          #expect(shorter.invariantViolations().isEmpty)
        }
      }
    }
  }

  @Test("C2: batches of deletions by old places and insertions by new places", arguments: 1...20)
  func batches(seed: Int) {
    var generator = Generator(seed: seed)
    var lengths = (0..<generator.below(2_000)).map { _ in Double(generator.below(50)) }
    var index = seed % 2 == 0 ? ExtentIndex(lengths: lengths) : ExtentIndex(count: lengths.count, each: 7)
    if seed % 2 == 1 { lengths = Array(repeating: 7, count: lengths.count) }
    for _ in 0..<20 {
      let deletions = lengths.indices.filter { _ in generator.below(10) == 0 }
      let gone = Set(deletions)
      let kept = lengths.indices.filter { !gone.contains($0) }.map { lengths[$0] }
      var expected: [Double] = []
      var insertions: [(index: Int, length: Double)] = []
      for length in kept + [-1] {
        while generator.below(8) == 0 {
          insertions.append((expected.count, Double(generator.below(50))))
          expected.append(insertions[insertions.count - 1].length)
        }
        if length >= 0 { expected.append(length) }
      }
      index.apply(deletions: deletions, insertions: insertions)
      lengths = expected
      #expect((0..<index.count).map(index.length(at:)) == lengths)
      #expect(index.invariantViolations().isEmpty)
    }
  }
}

/// Numbers that repeat from a seed.
struct Generator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

  /// A number from 0 up to `bound`, which is left out.
  mutating func below(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 11) % max(1, bound)
  }
}
