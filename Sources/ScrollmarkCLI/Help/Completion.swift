import Measurement

/// Scripts that let a shell complete commands, options and the names of workloads, made from the same declarations as the help.
enum Completion {
  /// The shells for which there is a script.
  enum Shell: String, CaseIterable {
    case bash
    case zsh
    case fish
  }

  /// The script for `shell`.
  static func script(for shell: Shell, commands: [CommandSpec]) -> String {
    switch shell {
    case .bash: bash(commands)
    case .zsh: zsh(commands)
    case .fish: fish(commands)
    }
  }

  private static func bash(_ commands: [CommandSpec]) -> String {
    let branches = commands.map { command in
      "    \(command.name)) words='\(command.options.map(\.name).joined(separator: " "))' ;;"
    }
    let names = commands.map(\.name).joined(separator: " ")
    let shells = Shell.allCases.map(\.rawValue).joined(separator: " ")
    return """
      # Completion of scrollmark for bash: source it, or put it into a folder of bash-completion.
      _scrollmark() {
        local word=${COMP_WORDS[COMP_CWORD]} words=''
        if ((COMP_CWORD == 1)); then
          mapfile -t COMPREPLY < <(compgen -W '\(names) --help --version' -- "$word")
          return
        fi
        case ${COMP_WORDS[1]} in
      \(branches.joined(separator: "\n"))
        esac
        if [[ $word == -* ]]; then
          mapfile -t COMPREPLY < <(compgen -W "$words --help" -- "$word")
          return
        fi
        case ${COMP_WORDS[1]} in
          help) mapfile -t COMPREPLY < <(compgen -W '\(names)' -- "$word") ;;
          completion) mapfile -t COMPREPLY < <(compgen -W '\(shells)' -- "$word") ;;
          \(takingWorkloads(commands).joined(separator: "|")))
            mapfile -t COMPREPLY < <(compgen -f -W "$(scrollmark list 2>/dev/null | cut -d ' ' -f 1)" -- "$word") ;;
          *) mapfile -t COMPREPLY < <(compgen -f -- "$word") ;;
        esac
      }
      complete -o filenames -F _scrollmark scrollmark

      """
  }

  private static func zsh(_ commands: [CommandSpec]) -> String {
    let names = commands.map { "    \(ShellWord.quoted("\($0.name):\($0.summary)"))" }
    let branches = commands.map { command in
      let options = command.options.map { ShellWord.quoted(zshOption($0)) }
      let operand =
        takesWorkloads(command)
        ? "'*:workload:_scrollmark_workloads'" : "'*:file:_files'"
      return "    \(command.name)) _arguments \((options + [operand]).joined(separator: " ")) ;;"
    }
    return """
      #compdef scrollmark
      # Completion of scrollmark for zsh: put it as _scrollmark into a folder of $fpath.
      _scrollmark_workloads() {
        local -a names
        names=(${(f)"$(scrollmark list 2>/dev/null | cut -d ' ' -f 1)"})
        compadd -a names
        _files -g '*.json'
      }
      _scrollmark() {
        local -a commands
        commands=(
      \(names.joined(separator: "\n"))
        )
        if ((CURRENT == 2)); then
          _describe command commands
          return
        fi
        local command=$words[2]
        shift words
        ((CURRENT--))
        case $command in
      \(branches.joined(separator: "\n"))
        esac
      }
      _scrollmark "$@"

      """
  }

  private static func fish(_ commands: [CommandSpec]) -> String {
    var lines = [
      "# Completion of scrollmark for fish: put it as scrollmark.fish into ~/.config/fish/completions.",
      "complete -c scrollmark -n __fish_use_subcommand -f",
    ]
    for command in commands {
      lines.append(
        "complete -c scrollmark -n __fish_use_subcommand -a \(command.name) -d \(ShellWord.quoted(command.summary))")
      let condition = ShellWord.quoted("__fish_seen_subcommand_from \(command.name)")
      for option in command.options {
        lines.append(
          "complete -c scrollmark -n \(condition) -l \(option.name.dropFirst(2))"
            + (option.value == .none ? "" : " -r") + " -d \(ShellWord.quoted(option.help))")
      }
      if takesWorkloads(command) {
        lines.append(
          "complete -c scrollmark -n \(condition) -a \"(scrollmark list 2>/dev/null | string split -f 1 ' ')\"")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func zshOption(_ option: OptionSpec) -> String {
    let help = option.help.map { "[]:\\".contains($0) ? "\\\($0)" : String($0) }.joined()
    return "\(option.name)[\(help)]\(zshValue(option.value))"
  }

  private static func zshValue(_ value: OptionSpec.Value) -> String {
    switch value {
    case .none: ""
    case .choice(let words): ":word:(\(words.joined(separator: " ")))"
    case .text("DIR"): ":folder:_files -/"
    case .text: ":file:_files"
    case .integer(let name, _), .seed(let name): ":\(name):"
    }
  }

  private static func takingWorkloads(_ commands: [CommandSpec]) -> [String] {
    commands.filter(takesWorkloads).map(\.name)
  }

  private static func takesWorkloads(_ command: CommandSpec) -> Bool {
    switch command.operands {
    case .none, .each: false
    case .one(let name), .any(let name), .some(let name), .action(_, let name): name == "WORKLOAD"
    }
  }
}
