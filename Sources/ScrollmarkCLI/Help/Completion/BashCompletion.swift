/// The script for bash.
struct BashCompletion {
  /// All commands.
  let commands: [CommandSpec]

  /// The script.
  var script: String {
    """
    # Completion of scrollmark for bash: source it, or put it into a folder of bash-completion.
    _scrollmark_offer() {
      case $1 in
        words) mapfile -t COMPREPLY < <(compgen -W "$2" -- "$word") ;;
        workloads)
          compopt -o filenames 2>/dev/null
          mapfile -t COMPREPLY < <(compgen -f -W "$("${COMP_WORDS[0]}" list 2>/dev/null | cut -d ' ' -f 1)" -- "$word")
          ;;
        files)
          compopt -o filenames 2>/dev/null
          mapfile -t COMPREPLY < <(compgen -f -- "$word")
          ;;
        folders)
          compopt -o filenames 2>/dev/null
          mapfile -t COMPREPLY < <(compgen -d -- "$word")
          ;;
      esac
    }
    _scrollmark() {
      local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} command=${COMP_WORDS[1]}
      local options='' valued='' each before='' operands=0
      local -a first=(nothing) rest=(nothing)
      COMPREPLY=()
      if ((COMP_CWORD == 1)); then
        _scrollmark_offer words '\(words(commands.map(\.name) + ["--help", "--version"]))'
        return
      fi
      # `--name=value` comes as three words.
      [[ $word == = ]] && word=''
      [[ $previous == = ]] && previous=${COMP_WORDS[COMP_CWORD - 2]}
      case $command in
    \(commands.map(branch).joined(separator: "\n"))
      esac
      if [[ " $valued " == *" $previous "* ]]; then
        case "$command $previous" in
    \(commands.flatMap(values).joined(separator: "\n"))
        esac
        return
      fi
      if [[ $word == -* ]]; then
        _scrollmark_offer words "$options --help"
        return
      fi
      for each in "${COMP_WORDS[@]:2:COMP_CWORD-2}"; do
        [[ $each == -* || $each == = || $before == = || " $valued " == *" $before "* ]] || ((operands += 1))
        before=$each
      done
      if ((operands == 0)); then _scrollmark_offer "${first[@]}"; else _scrollmark_offer "${rest[@]}"; fi
    }
    complete -F _scrollmark scrollmark

    """
  }

  private func branch(_ command: CommandSpec) -> String {
    let offers = command.offers(among: commands)
    return "    \(command.name)) options='\(words(command.options.map(\.name)))' "
      + "valued='\(words(command.valuedOptions.map(\.name)))' "
      + "first=(\(call(offers.first))) rest=(\(call(offers.rest))) ;;"
  }

  private func values(of command: CommandSpec) -> [String] {
    command.valuedOptions.filter { $0.offer != .nothing }.map {
      "      '\(command.name) \($0.name)') _scrollmark_offer \(call($0.offer)) ;;"
    }
  }

  private func call(_ offer: Offer) -> String {
    switch offer {
    case .words(let list): "words '\(words(list))'"
    case .workloads: "workloads"
    case .files: "files"
    case .folders: "folders"
    case .nothing: "nothing"
    }
  }

  private func words(_ list: [String]) -> String { list.joined(separator: " ") }
}
