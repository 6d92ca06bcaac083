import Measurement

/// How a comparison of two binaries is made.
struct ABPolicy {
  /// What counts as a difference, where no tolerance was calibrated.
  var standard = TimePolicy.standard
  /// The tolerances that were calibrated.
  var tolerances = ToleranceTable()
  /// How long a round of one workload may take, in seconds.
  var seconds = 30.0
  /// The most pairs of runs in a round.
  var mostPairs = 200
  /// Says if a second round has to agree before a difference is told.
  var secondRound = true
  /// Decides by lot which of a pair runs first.
  var seed: UInt64 = 1
  /// How many passes over the script a run makes; nil for three, or one where they are long.
  var passes: Int?

  /// What counts as a difference in `part`.
  func policy(for part: RunPlan.Part) -> TimePolicy {
    tolerances.policy(workload: part.workload.name, size: part.size.label, standard: standard)
  }
}
