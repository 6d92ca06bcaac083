import Measurement

/// The option `--allow`: what may differ between two runs that are compared.
enum Allowances {
  private static let names = ComparisonOptions.Allowance.allCases.map(\.rawValue)

  /// The option as it is declared.
  static let option = OptionSpec(
    name: "--allow", value: .text(name: "WHAT,..."),
    help: "compare although these differ: \(names.joined(separator: ", ")), or all",
    offers: names + ["all"])

  /// What `arguments` allow.
  static func parse(_ arguments: ParsedArguments) throws(CommandFailure) -> Set<ComparisonOptions.Allowance> {
    var allowed: Set<ComparisonOptions.Allowance> = []
    for word in (arguments.text(option.name) ?? "").split(separator: ",").map(String.init) {
      if word == "all" {
        allowed.formUnion(ComparisonOptions.Allowance.allCases)
      } else if let allowance = ComparisonOptions.Allowance(rawValue: word) {
        allowed.insert(allowance)
      } else {
        throw CommandFailure(
          .usage,
          "--allow takes \(names.joined(separator: ", ")) or all, not '\(word)'"
            + Suggestion.phrase(for: word, among: names))
      }
    }
    return allowed
  }
}
