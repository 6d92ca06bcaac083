import Measurement

/// The generator of random numbers from which everything is drawn that a seed decides.
public typealias SplitMix64 = Measurement.SplitMix64
