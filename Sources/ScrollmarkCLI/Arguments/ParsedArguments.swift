/// What the user typed after the command, checked against its declaration.
struct ParsedArguments: Equatable {
  /// The words that are no options, in order.
  var operands: [String] = []
  /// The options that were given.
  var options: [String: Value] = [:]

  /// The value of an option.
  enum Value: Equatable {
    case present
    case text(String)
    case integer(Int)
    case seed(UInt64)
  }

  /// Says if the option was given.
  func has(_ name: String) -> Bool { options[name] != nil }

  /// The text after `name`, if it was given.
  func text(_ name: String) -> String? {
    if case .text(let text) = options[name] { text } else { nil }
  }

  /// The number after `name`, if it was given.
  func integer(_ name: String) -> Int? {
    if case .integer(let number) = options[name] { number } else { nil }
  }

  /// The seed after `name`, if it was given.
  func seed(_ name: String) -> UInt64? {
    if case .seed(let seed) = options[name] { seed } else { nil }
  }
}
