/// The targets of Package.swift with what they list as dependencies, read from its text.
struct Manifest {
  /// What a target is.
  struct Target: Equatable {
    var name: String
    var kind: Kind
    var dependencies: [String]
  }

  /// The kinds of targets that the package has.
  enum Kind: String {
    case library = ".target("
    case executable = ".executableTarget("
    case plugin = ".plugin("
    case tests = ".testTarget("
  }

  let targets: [Target]

  /// Reads the text of a manifest that writes names and dependencies as string literals.
  init(_ text: String) {
    let lines = text.split(separator: "\n").map { $0[..<($0.firstRange(of: "//")?.lowerBound ?? $0.endIndex)] }
      .joined(separator: "\n")
    var rest = (lines.ranges(of: "\n  targets: [").last.map { lines[$0.upperBound...] }) ?? lines[...]
    var targets: [Target] = []
    while let (kind, body) = Self.nextTarget(in: &rest) {
      guard let name = Self.strings(in: Self.argument("name:", in: body)).first else { continue }
      targets.append(
        Target(name: name, kind: kind, dependencies: Self.strings(in: Self.argument("dependencies:", in: body))))
    }
    self.targets = targets
  }

  /// Everything that a source file of `name` may import by the arrows: its dependencies and theirs.
  func reachable(from name: String) -> Set<String> {
    var reached: Set<String> = []
    var waiting = targets.first { $0.name == name }?.dependencies ?? []
    while let next = waiting.popLast() {
      guard reached.insert(next).inserted else { continue }
      waiting += targets.first { $0.name == next }?.dependencies ?? []
    }
    return reached
  }

  private static func nextTarget(in text: inout Substring) -> (Kind, Substring)? {
    let kinds: [Kind] = [.library, .executable, .plugin, .tests]
    let found = kinds.compactMap { kind in text.firstRange(of: kind.rawValue).map { (kind, $0) } }
    guard let (kind, range) = found.min(by: { $0.1.lowerBound < $1.1.lowerBound }) else { return nil }
    var depth = 1
    var end = range.upperBound
    while end < text.endIndex, depth > 0 {
      if text[end] == "(" { depth += 1 }
      if text[end] == ")" { depth -= 1 }
      end = text.index(after: end)
    }
    let body = text[range.upperBound..<end]
    text = text[end...]
    return (kind, body)
  }

  /// The text after `label`: up to the closing bracket of a list, or the one literal.
  private static func argument(_ label: String, in body: Substring) -> Substring {
    guard let start = body.firstRange(of: label)?.upperBound else { return "" }
    let rest = body[start...].drop { $0 == " " || $0 == "\n" }
    return rest.first == "[" ? rest.prefix { $0 != "]" } : rest.prefix { $0 != "," && $0 != ")" }
  }

  private static func strings(in text: Substring) -> [String] {
    text.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .compactMap { $0.offset % 2 == 1 ? String($0.element) : nil }
  }
}
