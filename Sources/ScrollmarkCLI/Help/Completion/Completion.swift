/// Scripts that let a shell complete commands, options, their values and the names of workloads, made from the same declarations as the
/// help.
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
    case .bash: BashCompletion(commands: commands).script
    case .zsh: ZshCompletion(commands: commands).script
    case .fish: FishCompletion(commands: commands).script
    }
  }
}
