/// Everything that a command checked, and what it comes to: what verdicts, summaries and exit codes are made from.
public struct CheckReport: Codable, Equatable, Sendable {
  /// What was checked, as a heading: `Exact metrics against the baseline`.
  public var title: String
  /// What was compared with: a commit, a file, the baseline; empty if there is no such thing.
  public var base: String
  /// What was checked: a commit or a file.
  public var head: String
  /// Every check that was made, those that passed too, in the order in which they were made.
  public var findings: [Finding]
  /// What the reader ought to know that no check judges: what is outside the exact tier and why, what was discarded.
  public var notes: [String]
  /// Whether this is one of several shards of a whole. A shard may have nothing to check; only all of them together may not.
  public var isShard: Bool
  /// Which shard this is, of how many, where that is known: so that a merge can tell which are missing.
  public var shard: Place?

  /// A shard among all of them.
  public struct Place: Codable, Equatable, Sendable {
    /// Which shard, counted from 1.
    public var number: Int
    /// How many there are.
    public var count: Int

    /// Makes a place.
    public init(number: Int, count: Int) {
      self.number = number
      self.count = count
    }
  }

  /// Makes a report.
  public init(
    title: String, base: String = "", head: String = "", findings: [Finding] = [], notes: [String] = [],
    isShard: Bool = false, shard: Place? = nil
  ) {
    self.title = title
    self.base = base
    self.head = head
    self.findings = findings
    self.notes = notes
    self.isShard = isShard
    self.shard = shard
  }

  /// What all findings together come to: the most severe of them. A report without findings is `nothingRan`, never a pass, unless it
  /// is that of a shard. O(n).
  public var outcome: Outcome { findings.map(\.outcome).max() ?? (isShard ? .pass : .nothingRan) }

  /// The findings with `outcome`, in order. O(n).
  public func findings(_ outcome: Outcome) -> [Finding] { findings.filter { $0.outcome == outcome } }

  /// The findings that are no passes, the most severe first and otherwise in order. O(n log n).
  public var changes: [Finding] {
    findings.enumerated().filter { $0.element.outcome.fails }
      .sorted { ($1.element.outcome, $0.offset) < ($0.element.outcome, $1.offset) }.map(\.element)
  }
}
