import TextMeasure
import Testing

@testable import Scrollmark

@Suite("Text benchmarks", .serialized) struct TextBenchmarksTests {
  @Test("The texts differ from each other and have as many words as they should")
  func texts() {
    let texts = TextKernels.texts(words: 3)
    #expect(Set(texts).count == 10_000)
    #expect(texts[7].string.split(separator: " ").count == 4)
  }
}
