import Measurement

/// The fields of one object of a workload file, read strictly.
///
/// Each reading names the key, the type and what is allowed; what does not fit is a `WorkloadError` that names the file, the path of
/// keys, and the value that was found. After the last reading call `finish()`, which refuses keys that nobody asked for.
public final class WorkloadFields {
  /// The file, as errors name it.
  public let file: String
  /// The folder that relative paths in the file start from.
  public let folder: String
  /// The keys that lead to this object, such as `script[2].sweep`; empty for the outermost one.
  public let path: String
  private let members: [JSONMember]
  private var known: [String] = []

  init(members: [JSONMember], path: String, file: String, folder: String) {
    self.members = members
    self.path = path
    self.file = file
    self.folder = folder
  }

  /// Whether the object has `key`.
  public func has(_ key: String) -> Bool { find(key) != nil }

  /// The whole number at `key`, or `fallback` where there is none.
  public func whole(_ key: String, in range: ClosedRange<Int>, default fallback: Int? = nil) throws -> Int {
    guard let node = find(key) else { return try fallback ?? missing(key, "a whole number \(Self.text(range))") }
    guard case .number(_, let value) = node.value else { throw wrongType(key, node, "a whole number") }
    guard let whole = Int(exactly: value), range.contains(whole) else {
      throw outOfRange(key, "\(node.value.excerpt) is not allowed", "it is a whole number \(Self.text(range))")
    }
    return whole
  }

  /// The whole number at `key`, which is one of `choices`, or `fallback` where there is none.
  public func whole(_ key: String, among choices: [Int], default fallback: Int) throws -> Int {
    guard let node = find(key) else { return fallback }
    guard case .number(_, let value) = node.value else { throw wrongType(key, node, "a whole number") }
    guard let whole = Int(exactly: value), choices.contains(whole) else {
      let allowed = choices.map(String.init).joined(separator: " or ")
      throw outOfRange(key, "\(node.value.excerpt) is not allowed", "it is \(allowed)")
    }
    return whole
  }

  /// The number at `key`, or `fallback` where there is none.
  public func number(_ key: String, in range: ClosedRange<Double>, default fallback: Double? = nil) throws -> Double {
    guard let node = find(key) else { return try fallback ?? missing(key, "a number \(Self.text(range))") }
    guard case .number(_, let value) = node.value else { throw wrongType(key, node, "a number") }
    guard value.isFinite, range.contains(value) else {
      throw outOfRange(key, "\(node.value.excerpt) is not allowed", "it is a number \(Self.text(range))")
    }
    return value
  }

  /// The length in points at `key`, or `fallback` where there is none: finite, and at least `least`.
  public func length(_ key: String, least: Double = 0, default fallback: Double? = nil) throws -> Double {
    let most = 1e9
    let allowed = "a length \(Self.text(least...most)) points"
    guard let node = find(key) else { return try fallback ?? missing(key, allowed) }
    guard case .number(_, let value) = node.value else {
      if case .string(let text) = node.value, let value = Double(text), !value.isFinite {
        throw error(.badSize, key, "\"\(text)\" is not a size", "it is \(allowed)")
      }
      throw wrongType(key, node, allowed)
    }
    guard value.isFinite, value >= least, value <= most else {
      throw error(.badSize, key, "\(node.value.excerpt) is not a size", "it is \(allowed)")
    }
    return value
  }

  /// The text at `key`, or `fallback` where there is none.
  public func string(_ key: String, default fallback: String? = nil) throws -> String {
    guard let node = find(key) else { return try fallback ?? missing(key, "a text") }
    guard case .string(let text) = node.value else { throw wrongType(key, node, "a text") }
    return text
  }

  /// The line of text at `key`: without line ends and other control characters, which a terminal would obey.
  public func line(_ key: String) throws -> String {
    let text = try string(key)
    guard PlainLine.of(text) == text else {
      throw outOfRange(key, "it holds a line end or another control character", "it is one line of text")
    }
    return text
  }

  /// The truth value at `key`, or `fallback` where there is none.
  public func flag(_ key: String, default fallback: Bool) throws -> Bool {
    guard let node = find(key) else { return fallback }
    guard case .bool(let value) = node.value else { throw wrongType(key, node, "true or false") }
    return value
  }

  /// The one of `choices` whose raw value stands at `key`, or `fallback` where there is none.
  public func choice<Choice: RawRepresentable & CaseIterable>(
    _ key: String, of choices: Choice.Type, default fallback: Choice? = nil
  ) throws -> Choice where Choice.RawValue == String {
    let names = choices.allCases.map(\.rawValue)
    guard let node = find(key) else { return try fallback ?? missing(key, "one of \(names.joined(separator: ", "))") }
    guard case .string(let text) = node.value else { throw wrongType(key, node, "a text") }
    guard let choice = Choice(rawValue: text) else { throw notAmong(key, text, names) }
    return choice
  }

  /// The object at `key`, or nil where there is none.
  public func object(_ key: String) throws -> WorkloadFields? {
    guard let node = find(key) else { return nil }
    return try fields(node, path: place(key))
  }

  /// The object at `key`, which must be there.
  public func requiredObject(_ key: String) throws -> WorkloadFields {
    try object(key) ?? missing(key, "an object")
  }

  /// Refuses the keys that nobody asked for.
  public func finish() throws {
    guard let stranger = members.first(where: { !known.contains($0.key) }) else { return }
    let suggestion = Spelling.suggestion(for: stranger.key, among: known)
    let remedy = suggestion.map { "did you mean \"\($0)\"?" } ?? "known here: \(known.joined(separator: ", "))"
    throw WorkloadError(
      kind: .unknownKey, file: file, place: place(stranger.key), problem: "there is no such key", remedy: remedy)
  }

  /// An error about the field at `key`.
  public func error(
    _ kind: WorkloadError.Kind, _ key: String, _ problem: String, _ remedy: String? = nil
  ) -> WorkloadError {
    WorkloadError(kind: kind, file: file, place: place(key), problem: problem, remedy: remedy)
  }
}

extension WorkloadFields {
  /// The fields but `key`, by name, each as JSON in canonical form.
  func texts(without key: String) -> [String: String] {
    Dictionary(members.filter { $0.key != key }.map { ($0.key, $0.node.value.canonical) }) { first, _ in first }
  }

  func place(_ key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }

  /// The nodes of the list at `key`, each with its path, or nil where there is none.
  func list(_ key: String) throws -> [(path: String, node: JSONNode)]? {
    guard let node = find(key) else { return nil }
    guard case .array(let nodes) = node.value else { throw wrongType(key, node, "a list") }
    return nodes.enumerated().map { ("\(place(key))[\($0.offset)]", $0.element) }
  }

  func fields(_ node: JSONNode, path: String) throws -> WorkloadFields {
    guard case .object(let members) = node.value else {
      throw WorkloadError(
        kind: .wrongType, file: file, place: path, problem: node.value.finding, remedy: "it must be an object")
    }
    return WorkloadFields(members: members, path: path, file: file, folder: folder)
  }

  func notAmong(_ key: String, _ text: String, _ names: [String]) -> WorkloadError {
    let remedy =
      Spelling.suggestion(for: text, among: names).map { "did you mean \"\($0)\"?" }
      ?? "it is one of \(names.joined(separator: ", "))"
    return error(.outOfRange, key, "\"\(text)\" is not known", remedy)
  }

  func outOfRange(_ key: String, _ problem: String, _ remedy: String) -> WorkloadError {
    error(.outOfRange, key, problem, remedy)
  }

  func wrongType(_ key: String, _ node: JSONNode, _ wanted: String) -> WorkloadError {
    error(.wrongType, key, node.value.finding, "it must be \(wanted)")
  }

  func missing<Value>(_ key: String, _ wanted: String) throws -> Value {
    throw error(.missingKey, key, "it is missing", "it must be \(wanted)")
  }

  private func find(_ key: String) -> JSONNode? {
    if !known.contains(key) { known.append(key) }
    return members.first { $0.key == key }?.node
  }

  private static func text(_ range: ClosedRange<Int>) -> String { "from \(range.lowerBound) to \(range.upperBound)" }

  private static func text(_ range: ClosedRange<Double>) -> String {
    "from \(text(range.lowerBound)) to \(text(range.upperBound))"
  }

  private static func text(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }
}
