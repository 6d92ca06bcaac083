import Measurement

/// The script for fish.
struct FishCompletion {
  /// All commands.
  let commands: [CommandSpec]

  /// The script.
  var script: String {
    let start = [
      "# Completion of scrollmark for fish: put it as scrollmark.fish into ~/.config/fish/completions, or pipe it into source.",
      "function __scrollmark_workloads",
      "  set -l program (commandline -opc)[1]",
      "  $program list 2>/dev/null | string split -f 1 ' '",
      "end",
      "complete -c scrollmark -e",
      "complete -c scrollmark -n __fish_use_subcommand -f",
      "complete -c scrollmark -n __fish_use_subcommand -l help -d 'what there is'",
      "complete -c scrollmark -n __fish_use_subcommand -l version -d 'the version'",
    ]
    return (start + commands.flatMap(lines)).joined(separator: "\n") + "\n"
  }

  private func lines(of command: CommandSpec) -> [String] {
    let chosen = "__fish_seen_subcommand_from \(command.name)"
    let offers = command.offers(among: commands)
    var lines = [
      "complete -c scrollmark -n __fish_use_subcommand -a \(command.name) -d \(ShellWord.quoted(command.summary))"
    ]
    lines += command.options.map { option in
      line(chosen, "-l \(option.name.dropFirst(2))" + value(option) + " -d \(ShellWord.quoted(option.help))")
    }
    lines.append(line(chosen, "-l help -d 'explain the command'"))
    guard case .words(let words) = offers.first, offers.rest != offers.first else {
      return lines + [line(chosen, arguments(offers.first))]
    }
    // Once one of the words is there, what follows is another matter.
    let actions = "__fish_seen_subcommand_from \(words.joined(separator: " "))"
    lines.append(line("\(chosen); and not \(actions)", arguments(offers.first)))
    lines.append(line("\(chosen); and \(actions)", arguments(offers.rest)))
    return lines
  }

  private func line(_ condition: String, _ rest: String) -> String {
    "complete -c scrollmark -n \(ShellWord.quoted(condition)) \(rest)"
  }

  private func value(_ option: OptionSpec) -> String {
    guard option.value != .none else { return "" }
    return option.offer == .files
      ? " -r -F" : " -x" + (option.offer == .nothing ? "" : " \(arguments(option.offer, isOption: true))")
  }

  /// The arguments to offer; files come by themselves unless they are switched off.
  private func arguments(_ offer: Offer, isOption: Bool = false) -> String {
    switch offer {
    case .words(let words): (isOption ? "" : "-f ") + "-a \(ShellWord.quoted(words.joined(separator: " ")))"
    case .workloads: "-F -a '(__scrollmark_workloads)'"
    case .files: "-F"
    case .folders: (isOption ? "" : "-f ") + "-a '(__fish_complete_directories)'"
    case .nothing: "-f"
    }
  }
}
