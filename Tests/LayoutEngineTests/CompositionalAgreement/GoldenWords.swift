import LayoutModel

/// What is wrong with a golden file, and where.
struct GoldenError: Error, CustomStringConvertible {
  var line: Int
  var reason: String
  var description: String { "line \(line): \(reason)" }
}

/// One line of a golden file: its words, its number and how deep it stands.
struct GoldenLine {
  let number: Int
  let depth: Int
  private(set) var words: ArraySlice<Substring>

  /// Reads `text`; nil if nothing is left of it without its comment.
  init?(_ text: Substring, number: Int) throws {
    let code = text.prefix { $0 != "#" }
    let indent = code.prefix { $0 == " " }.count
    words = code.split(separator: " ")[...]
    guard !words.isEmpty else { return nil }
    self.number = number
    depth = indent / 2
    if indent % 2 != 0 { throw error("an odd number of spaces before the first word") }
  }

  func error(_ reason: String) -> GoldenError { GoldenError(line: number, reason: reason) }

  /// Whether all words were read.
  var isAtEnd: Bool { words.isEmpty }

  /// Reads `word` if it is next.
  mutating func skip(_ word: String) -> Bool {
    guard words.first.map(String.init) == word else { return false }
    words.removeFirst()
    return true
  }

  mutating func word(_ what: String) throws -> String {
    guard let word = words.popFirst() else { throw error("expected \(what) at the end of the line") }
    return String(word)
  }

  mutating func number(_ what: String) throws -> Double {
    let word = try word(what)
    guard let number = Double(word) else { throw error("expected \(what), found \(word)") }
    return number
  }

  mutating func integer(_ what: String) throws -> Int {
    let word = try word(what)
    guard let number = Int(word) else { throw error("expected \(what), found \(word)") }
    return number
  }

  /// A frame as x, y, width, height.
  mutating func rect() throws -> AxisRect {
    let x = try number("x")
    let y = try number("y")
    let width = try number("a width")
    return AxisRect(mainOrigin: y, crossOrigin: x, mainLength: try number("a height"), crossLength: width)
  }

  /// A size as width, height.
  mutating func points() throws -> AxisSize {
    let width = try number("a width")
    return AxisSize(main: try number("a height"), cross: width)
  }

  /// Two coordinates as x, y.
  mutating func point() throws -> AxisPoint {
    let x = try number("x")
    return AxisPoint(main: try number("y"), cross: x)
  }

  /// Two lengths as width, height.
  mutating func size() throws -> CompositionalSize {
    let width = try length()
    return CompositionalSize(main: try length(), cross: width)
  }

  /// `40`, `25%w`, `1/3h`, `~44` (estimated) or `=44` (uniform across siblings).
  private mutating func length() throws -> CompositionalLength {
    let word = try word("a length")
    if word.hasPrefix("~"), let points = Double(word.dropFirst()) { return .estimated(points) }
    if word.hasPrefix("="), let points = Double(word.dropFirst()) { return .uniformAcrossSiblings(estimate: points) }
    if let points = Double(word) { return .absolute(points) }
    if let fraction = Self.fraction(word.dropLast()) {
      if word.hasSuffix("w") { return .fractionOfCross(fraction) }
      if word.hasSuffix("h") { return .fractionOfMain(fraction) }
    }
    throw error("expected a length like 40, 25%w, 1/3h, ~44 or =44, found \(word)")
  }

  private static func fraction(_ word: Substring) -> Double? {
    if word.hasSuffix("%") { return Double(word.dropLast()).map { $0 / 100 } }
    let parts = word.split(separator: "/").compactMap { Double($0) }
    return parts.count == 2 && parts[1] != 0 ? parts[0] / parts[1] : nil
  }

  /// `8`, or `>=8` if it is flexible.
  mutating func spacing() throws -> CompositionalSpacing {
    let word = try word("a spacing")
    if word.hasPrefix(">="), let points = Double(word.dropFirst(2)) { return .flexible(points) }
    guard let points = Double(word) else { throw error("expected a spacing like 8 or >=8, found \(word)") }
    return .fixed(points)
  }

  /// Four insets: top, leading, bottom, trailing.
  mutating func insets() throws -> CompositionalInsets {
    let edges = try ["top", "leading", "bottom", "trailing"].map { try number("the \($0) inset") }
    return CompositionalInsets(mainStart: edges[0], mainEnd: edges[2], crossStart: edges[1], crossEnd: edges[3])
  }

  /// Four spacings: top, leading, bottom, trailing.
  mutating func edges() throws -> CompositionalEdgeSpacing {
    let edges = try (0..<4).map { _ in try spacing() }
    return CompositionalEdgeSpacing(mainStart: edges[0], mainEnd: edges[2], crossStart: edges[1], crossEnd: edges[3])
  }

  /// An edge or corner: `top`, `bottom-trailing`, `leading`, `center`.
  mutating func alignment() throws -> (main: CompositionalAnchor.Edge, cross: CompositionalAnchor.Edge) {
    var result = (main: CompositionalAnchor.Edge.middle, cross: CompositionalAnchor.Edge.middle)
    for name in try word("an edge").split(separator: "-") {
      switch name {
      case "top": result.main = .start
      case "bottom": result.main = .end
      case "leading": result.cross = .start
      case "trailing": result.cross = .end
      case "center": break
      default: throw error("no edge is called \(name)")
      }
    }
    return result
  }
}
