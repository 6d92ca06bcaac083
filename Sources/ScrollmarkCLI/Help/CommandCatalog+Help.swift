extension CommandCatalog {
  static let help = CommandSpec(
    name: "help",
    summary: "explain the tool or a command",
    operands: .any(name: "COMMAND"),
    examples: [("scrollmark help run", "explain run")])

  static let manual = CommandSpec(
    name: "man",
    summary: "print the manual page",
    discussion: ["It is made from the same text as the help, for `man` to format."],
    examples: [
      ("scrollmark man | man -l -", "read it"),
      ("scrollmark man > scrollmark.1", "keep it"),
    ])

  static let completion = CommandSpec(
    name: "completion",
    summary: "print the script that completes commands in a shell",
    operands: .one(name: "SHELL"),
    discussion: [
      "SHELL is bash, zsh or fish. Commands, options, their values and the names of workloads are completed. In zsh, source "
        + "the script after `compinit`; in fish, pipe it into `source`."
    ],
    examples: [
      ("source <(scrollmark completion bash)", "for this shell"),
      ("scrollmark completion fish > ~/.config/fish/completions/scrollmark.fish", "for every fish"),
    ])
}
