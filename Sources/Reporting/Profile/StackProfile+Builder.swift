extension StackProfile {
  /// Collects stacks by name, so that those that look the same become one.
  public struct Builder {
    private var profile: StackProfile
    private var places: [Function: Int] = [:]
    private var stacks: [[Int]: Int] = [:]

    /// Starts an empty profile of `unit`.
    public init(unit: Unit) { profile = StackProfile(unit: unit) }

    /// Adds `weight` to the stack of `functions`, from the outermost inwards. O(depth).
    public mutating func add(_ functions: some Sequence<Function>, weight: Int64) {
      let calls = functions.map { place(of: $0) }
      if let known = stacks[calls] {
        profile.stacks[known].weight += weight
      } else {
        stacks[calls] = profile.stacks.count
        profile.stacks.append(Stack(calls: calls, weight: weight))
      }
    }

    /// The profile, in the order in which stacks came.
    public func build() -> StackProfile { profile }

    private mutating func place(of function: Function) -> Int {
      if let known = places[function] { return known }
      places[function] = profile.functions.count
      profile.functions.append(function)
      return profile.functions.count - 1
    }
  }
}
