import Measurement

/// What is wrong with a workload or its items: where it stands, what was found, and what is allowed.
public struct WorkloadError: Error, Equatable, CustomStringConvertible, Sendable {
  /// The kind of error; a tool may map it to an exit code.
  public enum Kind: String, CaseIterable, Sendable {
    /// There is no workload of that name.
    case noSuchWorkload
    /// A file exists but cannot be read.
    case unreadable
    /// A file is not of the format that it should be.
    case malformed
    /// An object has a key that nobody knows.
    case unknownKey
    /// An object lacks a key that it must have.
    case missingKey
    /// A value is of another type than it must be.
    case wrongType
    /// A value is of the right type, but not one that is allowed.
    case outOfRange
    /// The file of the items does not exist.
    case itemsMissing
    /// There are no items.
    case itemsEmpty
    /// A text is not UTF-8.
    case notUTF8
    /// There are more items than memory can hold.
    case tooManyItems
    /// A size is not a number, infinite, or too small.
    case badSize
  }

  /// The kind of error.
  public var kind: Kind
  /// The file that it is in.
  public var file: String
  /// Where in the file: a path of keys such as `items.sections`, or a line; nil for the file as a whole.
  public var place: String?
  /// What is wrong, with the value that was found.
  public var problem: String
  /// What would be right; nil where the problem says it.
  public var remedy: String?

  /// Makes an error.
  public init(kind: Kind, file: String, place: String? = nil, problem: String, remedy: String? = nil) {
    self.kind = kind
    self.file = file
    self.place = place
    self.problem = problem
    self.remedy = remedy
  }

  /// The error in one line: `file: place: problem; remedy`.
  public var description: String {
    let start = [file, place, problem].compactMap { $0 }.joined(separator: ": ")
    return PlainLine.of(remedy.map { "\(start); \($0)" } ?? start)
  }
}
