import Measurement

/// One thing that is done to a collection view: what, and the numbers that say how.
///
/// An operation says nothing about what is there when it is done. Its numbers are choices, taken modulo what there is by then, and a
/// missing number counts as 0: so any part of a list of operations can be done, in any state, which is what makes shrinking work.
public struct Operation: Codable, Equatable, Sendable {
  /// What is done.
  public var kind: Kind
  /// How, in numbers whose meaning depends on `kind`.
  public var numbers: [Int]
  /// What a batch consists of.
  public var parts: [Operation]

  /// Makes an operation.
  public init(_ kind: Kind, _ numbers: [Int] = [], parts: [Operation] = []) {
    self.kind = kind
    self.numbers = numbers
    self.parts = parts
  }

  /// The number at `index`, 0 if it is missing.
  func number(_ index: Int) -> Int { index < numbers.count ? numbers[index] : 0 }

  /// One of `count` things, by the number at `index`; `count` is at least 1.
  func choice(_ index: Int, of count: Int) -> Int {
    let rest = number(index) % count
    return rest < 0 ? rest + count : rest
  }

  private enum CodingKeys: String, CodingKey {
    case kind = "do"
    case numbers = "with"
    case parts
  }

  /// Reads an operation; numbers and parts may be missing.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let word = try fields.decode(String.self, forKey: .kind)
    guard let kind = Kind(rawValue: word) else {
      let hint = Spelling.suggestion(for: String(word.prefix(60)), among: Kind.allCases.map(\.rawValue))
      throw DecodingError.dataCorruptedError(
        forKey: .kind, in: fields,
        debugDescription: "there is no operation '\(PlainLine.of(String(word.prefix(60))))'"
          + (hint.map { "; did you mean \($0)?" } ?? ""))
    }
    self.kind = kind
    numbers = try fields.decodeIfPresent([Int].self, forKey: .numbers) ?? []
    parts = try fields.decodeIfPresent([Operation].self, forKey: .parts) ?? []
  }

  /// Writes an operation, without what is empty.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(kind, forKey: .kind)
    if !numbers.isEmpty { try fields.encode(numbers, forKey: .numbers) }
    if !parts.isEmpty { try fields.encode(parts, forKey: .parts) }
  }
}
