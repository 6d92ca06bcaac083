/// What a shell offers where a word is to be typed.
enum Offer: Equatable {
  case words([String])
  /// The names of the workloads, and files.
  case workloads
  case files
  case folders
  /// A number, or a word that nobody can guess.
  case nothing

  /// What fits an operand of that name, which is a word itself where it is in small letters.
  fileprivate init(operand name: String, commands: [CommandSpec]) {
    switch name {
    case "WORKLOAD": self = .workloads
    case "COMMAND": self = .words(commands.map(\.name))
    case "SHELL": self = .words(Completion.Shell.allCases.map(\.rawValue))
    case "DIR": self = .folders
    default: self = name == name.lowercased() ? .words([name]) : .files
    }
  }
}

extension CommandSpec {
  /// What is offered for the first operand, and for those after it; `commands` are all there are.
  func offers(among commands: [CommandSpec]) -> (first: Offer, rest: Offer) {
    let offer = { (name: String) in Offer(operand: name, commands: commands) }
    switch operands {
    case .none: return (.nothing, .nothing)
    case .one(let name): return (offer(name), .nothing)
    case .any(let name), .some(let name): return (offer(name), offer(name))
    case .action(let names, let rest): return (.words(names), offer(rest))
    case .each(let names): return (offer(names[0]), offer(names[names.count - 1]))
    }
  }

  /// The options that take a value.
  var valuedOptions: [OptionSpec] { options.filter { $0.value != .none } }
}

extension OptionSpec {
  /// What is offered for its value.
  var offer: Offer {
    switch value {
    case .choice(let words): .words(words)
    case .text where !offers.isEmpty: .words(offers)
    case .text("DIR"): .folders
    case .text(let name): ["FILE", ".json", "BIN"].contains { name.contains($0) } ? .files : .nothing
    case .none, .integer, .seed: .nothing
    }
  }
}
