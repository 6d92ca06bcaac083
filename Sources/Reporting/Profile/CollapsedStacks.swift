/// A profile as collapsed stacks: a line a stack, its functions from the outermost inwards with semicolons between them, a space, and
/// a whole number. Flame graph tools and speedscope read it.
public enum CollapsedStacks {
  /// The lines of `profile` in UTF-8, sorted, each stack once. O(n log n).
  public static func render(_ profile: StackProfile) -> [UInt8] {
    let names = profile.functions.map { name($0) }
    var weights: [String: Int64] = [:]
    for stack in profile.stacks where stack.weight > 0 && !stack.calls.isEmpty {
      weights[stack.calls.map { names[$0] }.joined(separator: ";"), default: 0] += stack.weight
    }
    return Array(weights.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)\n" }.joined().utf8)
  }

  /// The name without what has a meaning in the format.
  private static func name(_ function: StackProfile.Function) -> String {
    let name = String(
      function.name.unicodeScalars.map { scalar in
        if scalar == ";" { return ":" }
        return scalar.properties.generalCategory == .control ? " " : Character(scalar)
      })
    return name.isEmpty ? "?" : name
  }
}
