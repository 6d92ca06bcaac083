import Measurement

/// The script for zsh.
struct ZshCompletion {
  /// All commands.
  let commands: [CommandSpec]

  /// The script.
  var script: String {
    """
    #compdef scrollmark
    # Completion of scrollmark for zsh: source it after compinit, or put it as _scrollmark into a folder of $fpath.
    _scrollmark_workloads() {
      local -a names
      names=(${(f)"$($program list 2>/dev/null | cut -d ' ' -f 1)"})
      compadd -a names
      _files -g '*.json'
    }
    _scrollmark() {
      local program=$words[1]
      local -a commands
      commands=(
    \(commands.map { "    \(ShellWord.quoted("\($0.name):\($0.summary)"))" }.joined(separator: "\n"))
      )
      if ((CURRENT == 2)); then
        _describe command commands
        compadd -- --help --version
        return
      fi
      local command=$words[2]
      shift words
      ((CURRENT--))
      case $command in
    \(commands.map(branch).joined(separator: "\n"))
      esac
    }
    if [[ $funcstack[1] == _scrollmark ]]; then
      _scrollmark "$@"
    else
      compdef _scrollmark scrollmark
    fi

    """
  }

  private func branch(_ command: CommandSpec) -> String {
    let offers = command.offers(among: commands)
    var specs = command.options.map { option in
      "\(option.name)[\(escaped(option.help))]" + (option.value == .none ? "" : action(option.offer))
    }
    specs.append("--help[\(escaped("explain the command"))]")
    if offers.first != .nothing { specs.append("1" + action(offers.first)) }
    if offers.rest != .nothing { specs.append("*" + action(offers.rest)) }
    return "    \(command.name)) _arguments \(specs.map(ShellWord.quoted).joined(separator: " ")) ;;"
  }

  private func action(_ offer: Offer) -> String {
    switch offer {
    case .words(let words): ":word:(\(words.joined(separator: " ")))"
    case .workloads: ":workload:_scrollmark_workloads"
    case .files: ":file:_files"
    case .folders: ":folder:_files -/"
    case .nothing: ":value: "
    }
  }

  /// `text` without what means something within brackets.
  private func escaped(_ text: String) -> String {
    text.map { "[]:\\".contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}
