/// Where something was spent: for each stack of calls that was seen, how much.
public struct StackProfile: Equatable, Sendable {
  /// What is spent.
  public var unit: Unit
  /// The functions that stacks consist of.
  public var functions: [Function]
  /// The stacks.
  public var stacks: [Stack]

  /// Makes a profile.
  public init(unit: Unit, functions: [Function] = [], stacks: [Stack] = []) {
    self.unit = unit
    self.functions = functions
    self.stacks = stacks
  }

  /// What a profile measures.
  public enum Unit: String, CaseIterable, Sendable {
    /// Samples of a timer, which stand for time.
    case samples
    /// Blocks of memory.
    case allocations
    /// Bytes of memory.
    case bytes
  }

  /// A function that code ran in.
  public struct Function: Hashable, Sendable {
    /// Its name, as people write it.
    public var name: String
    /// The program or library that it is in, without the folder.
    public var module: String
    /// The file and the line that ran, such as `Stage.swift:42`, where they are known.
    public var place: String?

    /// Makes a function.
    public init(name: String, module: String, place: String? = nil) {
      self.name = name
      self.module = module
      self.place = place
    }
  }

  /// A stack of calls and what was spent at its end.
  public struct Stack: Equatable, Sendable {
    /// Places in `functions`, from the outermost inwards.
    public var calls: [Int]
    /// How much was spent.
    public var weight: Int64

    /// Makes a stack.
    public init(calls: [Int], weight: Int64) {
      self.calls = calls
      self.weight = weight
    }
  }

  /// The same profile with what the system and the language's runtime spend put down to the line that called them. Stacks without
  /// any line stay as they are. O(n).
  public func bySource() -> StackProfile {
    var builder = Builder(unit: unit)
    for stack in stacks {
      let end = stack.calls.lastIndex { functions[$0].place != nil } ?? stack.calls.count - 1
      builder.add(stack.calls.prefix(end + 1).map { functions[$0] }, weight: stack.weight)
    }
    return builder.build()
  }

  /// How much was spent in all. O(n).
  public var total: Int64 { stacks.reduce(0) { $0 + $1.weight } }

  /// The functions in which most was spent, without what they call, the greatest first; of those with as much by name. O(n log n).
  public func costliest(_ count: Int) -> [(function: Function, own: Int64, withCalls: Int64)] {
    var own: [Int: Int64] = [:]
    var inclusive: [Int: Int64] = [:]
    for stack in stacks {
      if let last = stack.calls.last { own[last, default: 0] += stack.weight }
      for call in Set(stack.calls) { inclusive[call, default: 0] += stack.weight }
    }
    let sorted = own.sorted { ($1.value, functions[$0.key].name) < ($0.value, functions[$1.key].name) }
    return sorted.prefix(count).map { (functions[$0.key], $0.value, inclusive[$0.key] ?? 0) }
  }
}

extension StackProfile.Unit {
  /// `amount` of it, for people.
  public func readable(_ amount: Int64) -> String {
    switch self {
    case .samples: "\(Readable.count(amount)) sample\(amount == 1 ? "" : "s")"
    case .allocations: "\(Readable.count(amount)) allocation\(amount == 1 ? "" : "s")"
    case .bytes: Readable.bytes(Double(amount))
    }
  }
}
