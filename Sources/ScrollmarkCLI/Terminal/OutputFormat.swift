import Foundation

/// How a command prints what it found: for people or for programs.
enum OutputFormat: String, CaseIterable {
  case text
  case json

  /// The option that chooses.
  static let option = OptionSpec(
    name: "--format", value: .choice(of: allCases.map(\.rawValue)),
    help: "how to print: text for people (default), json for programs")

  /// The format that `arguments` ask for.
  init(_ arguments: ParsedArguments) {
    self = arguments.text(Self.option.name).flatMap(Self.init) ?? .text
  }

  /// `value` as JSON, with its keys in order and a line feed at the end.
  static func json(_ value: some Encodable) throws(CommandFailure) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
    let data = try CommandFailure.catching { try encoder.encode(value) }
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
