/// Turns words into arguments of a declared command. It knows `--name value`, `--name=value` and `--`.
struct ArgumentParser {
  /// The command whose arguments are read.
  let command: CommandSpec

  /// Reads `words`, which are those after the command.
  func parse(_ words: [String]) throws(CommandFailure) -> ParsedArguments {
    var parsed = ParsedArguments()
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        parsed.operands += rest
        break
      } else if word.hasPrefix("-"), word != "-" {
        try readOption(word, rest: &rest, into: &parsed)
      } else {
        parsed.operands.append(word)
      }
    }
    try checkOperands(parsed.operands)
    return parsed
  }

  private func readOption(
    _ word: String, rest: inout ArraySlice<String>, into parsed: inout ParsedArguments
  ) throws(CommandFailure) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let option = command.options.first(where: { $0.name == parts[0] }) else {
      throw usage("unknown option \(parts[0])" + Suggestion.phrase(for: parts[0], among: command.options.map(\.name)))
    }
    guard parsed.options[option.name] == nil else { throw usage("\(option.name) is given twice") }
    if option.value == .none {
      guard parts.count == 1 else { throw usage("\(option.name) takes no value") }
      parsed.options[option.name] = .present
      return
    }
    let isNext = parts.count == 1 && rest.first?.hasPrefix("--") == false
    guard let text = parts.count == 2 ? parts[1] : isNext ? rest.popFirst() : nil, !text.isEmpty else {
      throw usage("\(option.name) needs a value: \(option.usage)")
    }
    parsed.options[option.name] = try value(text, of: option)
  }

  private func value(_ text: String, of option: OptionSpec) throws(CommandFailure) -> ParsedArguments.Value {
    switch option.value {
    case .none:
      return .present
    case .text:
      return .text(text)
    case .integer(_, let range):
      guard let number = Int(text), range.contains(number) else {
        throw usage(
          "\(option.name) takes a whole number from \(range.lowerBound) to \(range.upperBound), not '\(text)'")
      }
      return .integer(number)
    case .choice(let words):
      guard words.contains(text) else {
        throw usage(
          "\(option.name) takes \(words.joined(separator: " or ")), not '\(text)'"
            + Suggestion.phrase(for: text, among: words))
      }
      return .text(text)
    case .seed:
      guard let seed = UInt64(text) else {
        throw usage("\(option.name) takes a whole number from 0 to \(UInt64.max), not '\(text)'")
      }
      return .seed(seed)
    }
  }

  private func checkOperands(_ operands: [String]) throws(CommandFailure) {
    switch command.operands {
    case .none:
      if let extra = operands.first { throw usage("\(command.name) takes no argument, but there is '\(extra)'") }
    case .one(let name):
      guard let first = operands.first else { throw usage("\(command.name) needs \(name)") }
      if operands.count > 1 {
        throw usage("\(command.name) takes one \(name), but there are '\(first)' and '\(operands[1])'")
      }
    case .any:
      break
    case .action(let names, _):
      guard let first = operands.first else {
        throw usage("\(command.name) needs one of \(names.joined(separator: ", "))")
      }
      guard names.contains(first) else {
        throw usage("\(command.name) knows no '\(first)'" + Suggestion.phrase(for: first, among: names))
      }
    case .some(let name):
      if operands.isEmpty { throw usage("\(command.name) needs at least one \(name)") }
    case .each(let names):
      if operands.count < names.count {
        throw usage("\(command.name) needs \(names[operands.count...].joined(separator: " and "))")
      }
      if operands.count > names.count {
        throw usage(
          "\(command.name) takes \(names.joined(separator: " and ")), and there is also '\(operands[names.count])'")
      }
    }
  }

  private func usage(_ message: String) -> CommandFailure {
    CommandFailure(.usage, "\(message)\nusage: \(command.usage)\n`scrollmark help \(command.name)` says more")
  }
}
