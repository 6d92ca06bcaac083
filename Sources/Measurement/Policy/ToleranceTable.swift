import Foundation

/// The tolerances of times, a workload and size each, as they were calibrated.
public struct ToleranceTable: Codable, Equatable, Sendable {
  /// The version of the format that this code writes.
  public static let currentVersion = 1

  /// The version of the format, for readers.
  public var version = Self.currentVersion
  /// The entries, sorted by workload and size; none twice.
  public private(set) var tolerances: [Entry] = []

  /// What may differ in one workload at one size.
  public struct Entry: Codable, Equatable, Sendable {
    /// The workload, by name.
    public var workload: String
    /// The size: `smoke`, `full`, or a count of items.
    public var size: String
    /// By how much the head may be slower, as a share of the base.
    public var tolerance: Double
    /// By how much longer a frame may take whatever its share, in nanoseconds.
    public var floorNanoseconds: Double

    /// Makes an entry.
    public init(workload: String, size: String, tolerance: Double, floorNanoseconds: Double) {
      self.workload = workload
      self.size = size
      self.tolerance = tolerance
      self.floorNanoseconds = floorNanoseconds
    }
  }

  /// Makes a table; of several entries for the same workload and size the last one holds. O(n²).
  public init(_ entries: [Entry] = []) {
    for entry in entries { set(entry) }
  }

  /// Puts `entry` in, in the place of one for the same workload and size. O(n log n).
  public mutating func set(_ entry: Entry) {
    tolerances.removeAll { $0.workload == entry.workload && $0.size == entry.size }
    tolerances.append(entry)
    tolerances.sort { ($0.workload, $0.size) < ($1.workload, $1.size) }
  }

  /// The policy for a workload at a size: that of its entry, or `standard` where there is none. O(n).
  public func policy(workload: String, size: String, standard: TimePolicy = .standard) -> TimePolicy {
    guard let entry = tolerances.first(where: { $0.workload == workload && $0.size == size }) else { return standard }
    return TimePolicy(
      tolerance: entry.tolerance, floorNanoseconds: entry.floorNanoseconds, level: standard.level)
  }
}

extension ToleranceTable {
  /// The tolerance to propose where a build compared with itself gave `intervals`: the smallest at which each of them says that both are the
  /// same, and a quarter more, in steps of half a percent and at least 2 %. O(n).
  public static func proposal(from intervals: [ConfidenceInterval]) -> Double {
    let farthest = intervals.map { max($0.upper, 1 / $0.lower) - 1 }.max() ?? 0
    // What only rounding adds is no reason for another step.
    return max(0.02, (1.25 * farthest * 200 - 1e-9).rounded(.up) / 200)
  }

  /// The table as JSON that people read in a review: sorted keys, a line a value. Equal tables give equal bytes.
  public func json() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(self)) + [UInt8(ascii: "\n")]
  }

  /// Reads a table. Throws `ToleranceTableError`.
  public init(json: [UInt8]) throws(ToleranceTableError) {
    let table: ToleranceTable
    do {
      table = try JSONDecoder().decode(ToleranceTable.self, from: Data(json))
    } catch {
      throw .foreign
    }
    guard table.version <= Self.currentVersion else { throw .newerVersion(found: table.version) }
    for entry in table.tolerances {
      let place = "\(entry.workload) (\(entry.size))"
      guard entry.tolerance > 0, entry.tolerance < 10 else { throw .notAllowed(entry: place, field: "tolerance") }
      guard entry.floorNanoseconds >= 0, entry.floorNanoseconds.isFinite else {
        throw .notAllowed(entry: place, field: "floorNanoseconds")
      }
    }
    self.init(table.tolerances)
    guard tolerances.count == table.tolerances.count else { throw .repeated }
  }
}

/// Why a table of tolerances cannot be read.
public enum ToleranceTableError: Error, Equatable, Sendable, CustomStringConvertible {
  /// It is not JSON, or not a table of tolerances.
  case foreign
  /// A newer version wrote it.
  case newerVersion(found: Int)
  /// A number in the entry has no meaning.
  case notAllowed(entry: String, field: String)
  /// A workload and size stand in it twice.
  case repeated

  /// What is wrong, and what to do about it.
  public var description: String { PlainLine.of(words) }

  private var words: String {
    switch self {
    case .foreign: "it is not a table of tolerances; `scrollmark calibrate --write` writes one"
    case .newerVersion(let found):
      "it has version \(found), this build reads up to \(ToleranceTable.currentVersion): use a newer build"
    case .notAllowed(let entry, let field):
      "\(field) of \(entry) is not allowed: a tolerance lies between 0 and 10, a floor is not negative"
    case .repeated: "a workload has two entries for one size: remove one"
    }
  }
}
