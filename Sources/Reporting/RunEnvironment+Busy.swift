import Measurement

extension RunEnvironment {
  /// What to know of the times where others worked on the machine when the run began; nil where there was room for it.
  var busyInWords: String? {
    guard let load = loadAtStart.value, load > Double(cores) else { return nil }
    return "The machine was busy: its load was \(Readable.fixed(load, decimals: 1)) on "
      + "\(cores) core\(cores == 1 ? "" : "s"). Times are too long, counts are right."
  }
}
