/// One command as it is declared: the parser, the help and the tests all read this.
struct CommandSpec {
  /// The word that selects the command.
  var name: String
  /// What it does, in a line.
  var summary: String
  /// What it takes besides options.
  var operands: Operands = .none
  /// The options it knows.
  var options: [OptionSpec] = []
  /// Paragraphs for its help.
  var discussion: [String] = []
  /// Command lines worth copying, each with what it does.
  var examples: [(line: String, effect: String)] = []

  /// The operands that a command takes.
  enum Operands: Equatable {
    case none
    case one(name: String)
    case any(name: String)
    /// One of a few words, then any number of others.
    case action(names: [String], rest: String)
    /// At least one.
    case some(name: String)
    /// As many as there are names, in their order.
    case each(names: [String])

    /// How they are written in a usage line.
    var usage: String? {
      switch self {
      case .none: nil
      case .one(let name): name
      case .any(let name): "[\(name)...]"
      case .action(let names, let rest): names.joined(separator: "|") + " [\(rest)...]"
      case .some(let name): "\(name)..."
      case .each(let names): names.joined(separator: " ")
      }
    }
  }

  /// What it does, as a sentence.
  var summaryAsSentence: String { summary.prefix(1).uppercased() + summary.dropFirst() + "." }

  /// How the command is called, for messages and help.
  var usage: String {
    let parts = [name, options.isEmpty ? nil : "[options]", operands.usage]
    return "scrollmark " + parts.compactMap(\.self).joined(separator: " ")
  }
}

/// One option as it is declared.
struct OptionSpec {
  /// The name with its dashes.
  var name: String
  /// What follows it.
  var value: Value = .none
  /// What it does, in a line or two.
  var help: String
  /// Values that are worth offering in a shell, where it takes others too.
  var offers: [String] = []

  /// The value of an option.
  enum Value: Equatable {
    case none
    case text(name: String)
    case integer(name: String, range: ClosedRange<Int>)
    case seed(name: String)
    case choice(of: [String])

    /// The placeholder in the help.
    var name: String? {
      switch self {
      case .none: nil
      case .text(let name), .integer(let name, _), .seed(let name): name
      case .choice(let words): words.joined(separator: "|")
      }
    }
  }

  /// The option with its placeholder.
  var usage: String { value.name.map { "\(name) \($0)" } ?? name }
}
