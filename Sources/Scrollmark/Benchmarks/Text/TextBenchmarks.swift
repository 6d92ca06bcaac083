import TextMeasure

/// The measuring of text against a floor measured in the same run.
public enum TextBenchmarks {
  /// How many words the measured texts have.
  private static let wordCounts = [3, 12, 60]

  /// Measures every row at every size, which is a number of bytes, in at least `rounds` turns of operation and floor.
  ///
  /// `now` is a monotonic clock in nanoseconds; `progress` is told what is about to be measured.
  public static func run(rounds: Int, now: () -> UInt64, progress: (String) -> Void) -> [BenchmarkRow] {
    withoutActuallyEscaping(now) { now in
      wordCounts.flatMap { words in
        let texts = TextKernels.texts(words: words)
        return [TextKernels.unknown, TextKernels.known].map { make in
          let kernel = make(texts)
          let size = texts[0].string.utf8.count
          progress("\(kernel.name), \(size) bytes")
          return kernel.measure(size: size, rounds: rounds, now: now)
        }
      }
    }
  }
}

/// Measuring one of 10,000 different texts within the width of a phone. The floor adds up a width for each byte.
enum TextKernels {
  private static let limits = TextLimits(width: 358)
  private static let count = 10_000
  private static let floorName = "a width for each byte added up"
  private static let words = [
    "the", "quick", "brown", "fox", "jumps", "over", "a", "lazy", "dog", "while", "somebody", "measures", "how", "long",
    "that", "takes",
  ]

  /// Different texts of so many words and a number.
  static func texts(words count: Int) -> [MeasuredText] {
    var random = SplitMix64(seed: 1)
    return (0..<Self.count).map { number in
      let chosen = (0..<count).map { _ in words[Int(random.next() % UInt64(words.count))] }
      return MeasuredText("\(10_000 + number) " + chosen.joined(separator: " "), TextAttributes(size: 17))
    }
  }

  /// A text that was not measured before.
  static func unknown(_ texts: [MeasuredText]) -> Kernel {
    let measurer = TextMeasurer()
    return Kernel(
      name: "text, one that is new", floorName: floorName,
      operation: { now in
        measurer.forget()
        return [timeOfEach(texts, now) { consume(measurer.size(of: $0, within: limits).height) }]
      }, floor: { now in [floor(texts, now)] })
  }

  /// A text that was measured before at this width.
  static func known(_ texts: [MeasuredText]) -> Kernel {
    let measurer = TextMeasurer()
    for text in texts { consume(measurer.size(of: text, within: limits).height) }
    return Kernel(
      name: "text, one that is known", floorName: floorName,
      operation: { now in [timeOfEach(texts, now) { consume(measurer.size(of: $0, within: limits).height) }] },
      floor: { now in [floor(texts, now)] })
  }

  private static func floor(_ texts: [MeasuredText], _ now: Nanoseconds) -> Double {
    let widths = (0..<256).map { Double($0) }
    return timeOfEach(texts, now) { text in
      var width = 0.0
      for byte in text.string.utf8 { width += widths[Int(byte)] }
      consume(width)
    }
  }

  private static func timeOfEach(_ texts: [MeasuredText], _ now: Nanoseconds, _ work: (MeasuredText) -> Void) -> Double
  {
    let time = elapsed(now) {
      for text in texts { work(text) }
    }
    return time / Double(texts.count)
  }
}
