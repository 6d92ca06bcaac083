/// The name of an item or a section in snapshots: a number that may share its hash with others.
struct StressName: Hashable, Sendable, CustomStringConvertible {
  /// What it names.
  let number: Int
  /// How many hashes there are among all names; 0 where each has its own.
  let hashes: Int

  static func == (left: StressName, right: StressName) -> Bool { left.number == right.number }

  func hash(into hasher: inout Hasher) { hasher.combine(hashes > 0 ? number % hashes : number) }

  var description: String { "\(number)" }
}
