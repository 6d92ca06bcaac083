/// The options of every command that checks something.
enum CheckOptions {
  /// Where the results go besides standard output, in the order of the help.
  static let all = [
    OptionSpec(name: "--junit", value: .text(name: "FILE"), help: "write the checks as JUnit XML"),
    OptionSpec(
      name: "--markdown", value: .text(name: "FILE"), help: "write a summary that fits a pull request comment"),
    OptionSpec(name: "--json", value: .text(name: "FILE"), help: "write the verdict and all checks for programs"),
    OptionSpec(
      name: "--annotate", value: .choice(of: ["github"]), help: "print what failed as annotations of a GitHub workflow"),
  ]

  /// The options that name a file.
  static let files = ["--junit", "--markdown", "--json"]
}
