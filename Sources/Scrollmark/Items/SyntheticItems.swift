/// Items made by chance from a seed: any number of them, in sections of nearly the same size.
struct SyntheticItems: ItemSource {
  /// How the sizes of items come about.
  enum Sizes: Equatable, Sendable {
    /// The layout decides.
    case none
    /// Widths and heights are drawn, each from a distribution of its own, or left to the layout.
    case drawn(width: Distribution?, height: Distribution?)
    /// Photos: the width is given, the height follows from an aspect ratio that cameras use.
    case photo(width: Double)
  }

  var sections: Int
  var sizes: Sizes
  /// The lengths of the items' texts in characters, where they have texts.
  var text: Distribution?

  /// Reads `{"source": "synthetic", "sections", "width", "height", "photoWidth", "text"}`.
  init(_ fields: WorkloadFields) throws {
    sections = try fields.whole("sections", in: 1...1_000_000, default: 1)
    let width = try fields.object("width").map(Distribution.init)
    let height = try fields.object("height").map(Distribution.init)
    text = try fields.object("text").map(Distribution.init)
    if fields.has("photoWidth") {
      guard width == nil, height == nil else {
        throw fields.error(.outOfRange, "photoWidth", "it stands beside width or height", "leave those out")
      }
      sizes = .photo(width: try fields.length("photoWidth", least: 1))
    } else {
      sizes = width == nil && height == nil ? .none : .drawn(width: width, height: height)
    }
  }

  init(sections: Int, sizes: Sizes, text: Distribution? = nil) {
    self.sections = sections
    self.sizes = sizes
    self.text = text
  }

  /// Width over height of the formats that cameras use, upright and lying.
  private static let aspectRatios: [Double] = [4.0 / 3, 3.0 / 4, 3.0 / 2, 2.0 / 3, 16.0 / 9, 9.0 / 16, 1]

  var bytesPerItem: Int {
    let size =
      switch sizes {
      case .none: 0
      case .drawn(let width, let height): (width == nil ? 0 : 8) + (height == nil ? 0 : 8)
      case .photo: 16
      }
    return size + (text == nil ? 0 : 4)
  }

  var summary: String { "synthetic, in \(sections) section\(sections == 1 ? "" : "s")" }

  func load(count: Int?, seed: UInt64) -> ItemTable {
    let count = count ?? 0
    var table = ItemTable(sectionCounts: Self.split(count, into: min(sections, max(1, count))))
    switch sizes {
    case .none: break
    case .drawn(let width, let height):
      if let width { table.widths = Self.column(count, of: width, seed: seed, stream: 1) }
      if let height { table.heights = Self.column(count, of: height, seed: seed, stream: 2) }
    case .photo(let width):
      var generator = SplitMix64(seed: seed, stream: 2)
      table.widths = Array(repeating: width, count: count)
      table.heights = (0..<count).map { _ in
        width / Self.aspectRatios[generator.below(Self.aspectRatios.count)]
      }
    }
    if let text {
      table.textLengths = Self.column(count, of: text, seed: seed, stream: 3).map { Int32($0.rounded()) }
    }
    return table
  }

  private static func column(_ count: Int, of distribution: Distribution, seed: UInt64, stream: UInt64) -> [Double] {
    var generator = SplitMix64(seed: seed, stream: stream)
    return (0..<count).map { _ in distribution.draw(from: &generator) }
  }

  /// Splits `count` into `parts` that differ by one at most.
  private static func split(_ count: Int, into parts: Int) -> [Int] {
    (0..<parts).map { count * ($0 + 1) / parts - count * $0 / parts }
  }
}
