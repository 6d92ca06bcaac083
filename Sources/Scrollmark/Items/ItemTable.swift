/// The items of a collection as plain columns: who they are, which section they start in, and how large they are.
///
/// Items are numbered from 0 in the order of their sections. A column is empty where every item has the same value, so that a
/// million equal cells cost nothing.
public struct ItemTable: Equatable, Sendable {
  /// How many items each section starts with.
  public var sectionCounts: [Int]
  /// The titles of the sections; empty where they have none.
  public var sectionTitles: [String]
  /// The width of each item in points, or nothing where the layout decides.
  public var widths: [Double]
  /// The height of each item in points, or nothing where the layout or the text decides.
  public var heights: [Double]
  /// The length of each item's text in characters, or nothing where there are no texts.
  public var textLengths: [Int32]
  /// The text of each item, or nothing where there are no texts.
  public var texts: [String]
  /// The identifier of each item, or nothing where its number is its identifier.
  public var identifiers: [String]
  /// What the reader ought to know about the items.
  public var warnings: [String]

  /// Makes a table.
  public init(
    sectionCounts: [Int], sectionTitles: [String] = [], widths: [Double] = [], heights: [Double] = [],
    textLengths: [Int32] = [], texts: [String] = [], identifiers: [String] = [], warnings: [String] = []
  ) {
    self.sectionCounts = sectionCounts
    self.sectionTitles = sectionTitles
    self.widths = widths
    self.heights = heights
    self.textLengths = textLengths
    self.texts = texts
    self.identifiers = identifiers
    self.warnings = warnings
  }

  /// How many items there are. O(sections).
  public var count: Int { sectionCounts.reduce(0, +) }

  /// A digest of everything that a run can see of the items. O(n).
  public var digest: String {
    var digest = Digest()
    digest.add(sectionCounts.count)
    for count in sectionCounts { digest.add(count) }
    for title in sectionTitles { digest.add(title) }
    for width in widths { digest.add(width) }
    for height in heights { digest.add(height) }
    for length in textLengths { digest.add(Int(length)) }
    for text in texts { digest.add(text) }
    for identifier in identifiers { digest.add(identifier) }
    return digest.text
  }
}

/// Where the items of a workload come from.
public protocol ItemSource: Sendable {
  /// How many bytes an item takes in the table, roughly; for the check that the items fit in memory.
  var bytesPerItem: Int { get }
  /// What the source is, in a line, for people.
  var summary: String { get }
  /// Why what a run counts over these items cannot be compared with what another machine counted, in a sentence: their data moves
  /// with something that no commit holds still, such as a package of the system. Nil where it can.
  var whyNotExact: String? { get }
  /// What data of the items is not there, and how to get it, in a line; nil where nothing is missing that does not come with the
  /// workload or its system. A run of all workloads leaves such a workload out.
  var missingData: String? { get }
  /// Makes the items: `count` of them, or all that there are where it is nil or there are fewer. The same seed gives the same items.
  func load(count: Int?, seed: UInt64) throws -> ItemTable
}

extension ItemSource {
  /// Items that follow from the workload file alone are the same everywhere.
  public var whyNotExact: String? { nil }

  /// Nothing is missing of items that need no data of their own.
  public var missingData: String? { nil }

  /// The reason for items from the file or folder at `path`: one beside the workload belongs to it, one at an absolute path to the
  /// machine.
  static func whyNotExact(path: String) -> String? {
    guard path.hasPrefix("/") else { return nil }
    return "the items come from \(path), which changes with the packages of the system"
  }
}
