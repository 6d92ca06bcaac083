import Foundation
import LayoutModel
import ReferenceLayout

/// A layout that a person described, with what a person expects of it.
struct GoldenFile {
  /// What happens in a file after the description.
  enum Step {
    case change(CompositionalChange)
    /// What is in view from here on.
    case view(ReferenceView)
    case expect(GoldenExpectation)
    case visible(AxisRect, names: Set<String>)
  }

  let name: String
  let description: CompositionalDescription
  /// What happens, each with the number of its line.
  private(set) var steps: [(line: Int, step: Step)] = []

  /// Reads the text of the file `name`.
  init(name: String, text: String) throws {
    self.name = name
    let lines = try text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap {
      try GoldenLine($0.element, number: $0.offset + 1)
    }
    let words = ["expect", "measure", "measure-boundary", "measure-layout-boundary", "scroll", "view", "visible"]
    let start = lines.firstIndex { words.contains(String($0.words.first ?? "")) } ?? lines.endIndex
    description = try GoldenDescription.read(Array(lines[..<start]))
    var rest = lines[start...]
    while let line = rest.popFirst() {
      let inner = rest.prefix { $0.depth > line.depth }
      rest = rest.dropFirst(inner.count)
      steps.append((line.number, try Self.step(line, inner: Array(inner))))
    }
    let expectations = steps.filter { if case .expect = $0.step { true } else { false } }
    if expectations.isEmpty { throw GoldenError(line: lines.last?.number ?? 0, reason: "the file expects nothing") }
  }

  private static func step(_ line: GoldenLine, inner: [GoldenLine]) throws -> Step {
    var line = line
    let word = try line.word("a step")
    if word == "expect" { return .expect(try GoldenExpectation(inner)) }
    if let stray = inner.first { throw stray.error("nothing stands below \(word)") }
    switch word {
    case "measure":
      let path = try line.path()
      return .change(.item(path, try line.points()))
    case "measure-boundary":
      let path = try line.path()
      return .change(.boundary(section: path.section, role: path.item, try line.points()))
    case "measure-layout-boundary":
      let role = try line.integer("a number")
      return .change(.layoutBoundary(role: role, try line.points()))
    case "scroll":
      let section = try line.integer("a section")
      return .change(.offset(section: section, try line.number("an offset")))
    case "view":
      let rect = try line.rect()
      return .view(
        ReferenceView(
          visibleStart: rect.mainOrigin, visibleEnd: rect.mainEnd, crossStart: rect.crossOrigin,
          crossEnd: rect.crossEnd))
    case "visible":
      let rect = try line.rect()
      let names = line.words.joined(separator: " ").split(separator: ",")
      return .visible(
        rect, names: Set(names.map { $0.trimmingCharacters(in: .whitespaces) }.filter { $0 != "nothing" }))
    default:
      throw line.error("there is no step \(word)")
    }
  }
}

extension GoldenLine {
  /// `section.item`.
  mutating func path() throws -> ItemPath {
    let word = try word("a place")
    let parts = word.split(separator: ".").compactMap { Int($0) }
    guard parts.count == 2 else { throw error("expected a place like 0.3, found \(word)") }
    return ItemPath(section: parts[0], item: parts[1])
  }
}

/// Everything that there is to be at one moment: an element that is not named here must not be there either.
struct GoldenExpectation {
  private(set) var contentSize: AxisSize?
  private(set) var spans: [Int: (start: Double, end: Double)] = [:]
  /// The frame and z-index of each element, by its name; no frame stands for an item that is not laid out.
  private(set) var elements: [String: (frame: AxisRect?, zIndex: Int)] = [:]

  init(_ lines: [GoldenLine]) throws {
    for line in lines {
      var line = line
      switch try line.word("a name") {
      case "content":
        contentSize = try line.points()
      case "section":
        let section = try line.integer("a section")
        let start = try line.number("a start")
        spans[section] = (start, try line.number("an end"))
      case let kind:
        guard ["item", "badge", "boundary", "decoration", "layout-boundary"].contains(kind) else {
          throw line.error("no element is called \(kind)")
        }
        let name = "\(kind) \(try line.word("a number"))"
        if elements[name] != nil { throw line.error("\(name) is expected twice") }
        let frame = line.skip("none") ? nil : try line.rect()
        let usual = kind == "item" || kind == "decoration" ? 0 : 1
        elements[name] = (frame, line.skip("z") ? try line.integer("a z-index") : usual)
      }
      if !line.isAtEnd { throw line.error("do not understand \(line.words.joined(separator: " "))") }
    }
  }
}
