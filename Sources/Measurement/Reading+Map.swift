extension Reading {
  /// The value changed by `transform`, or the same reason why there is none.
  public func map<Result>(_ transform: (Value) throws -> Result) rethrows -> Reading<Result> {
    switch self {
    case .value(let value): .value(try transform(value))
    case .absent(let reason): .absent(reason: reason)
    }
  }

  /// What `transform` makes of the value, or the same reason why there is none.
  public func flatMap<Result>(_ transform: (Value) throws -> Reading<Result>) rethrows -> Reading<Result> {
    switch self {
    case .value(let value): try transform(value)
    case .absent(let reason): .absent(reason: reason)
    }
  }
}
