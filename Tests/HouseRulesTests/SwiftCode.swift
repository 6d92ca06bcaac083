/// Swift source with comments and the text of string literals blanked out, so that what is left is code.
///
/// Lines stay where they are. Code inside `\( )` is kept. Regular expression literals are not known.
enum SwiftCode {
  /// The code of `text`, of the same number of lines. O(n).
  static func stripped(_ text: String) -> String {
    var scanner = Scanner(Array(text.utf8))
    scanner.run()
    return String(decoding: scanner.output, as: UTF8.self)
  }

  /// The lines of the code of `text`, each with its number from 1.
  static func lines(_ text: String) -> [(number: Int, code: Substring)] {
    stripped(text).split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { ($0.offset + 1, $0.element) }
  }

  /// The modules that `text` imports, each with its line from 1.
  static func imports(of text: String) -> [(module: String, line: Int)] {
    var found: [(module: String, line: Int)] = []
    for (number, line) in lines(text) {
      let words = line.split(whereSeparator: { $0 == " " || $0 == "\t" })
      guard let position = words.firstIndex(of: "import"), position + 1 < words.count,
        words[..<position].allSatisfy({ $0.hasPrefix("@") || accessLevels.contains(String($0)) })
      else { continue }
      var name = words[position + 1]
      if declarationKinds.contains(String(name)), position + 2 < words.count { name = words[position + 2] }
      found.append((String(name.prefix { $0 != "." && $0 != ";" }), number))
    }
    return found
  }

  private static let accessLevels: Set<String> = ["public", "package", "internal", "fileprivate", "private"]
  private static let declarationKinds: Set<String> = [
    "typealias", "struct", "class", "enum", "protocol", "let", "var", "func",
  ]
}

extension SwiftCode {
  /// Where the scanner is: in code (with the open parentheses of an interpolation), or in a string literal.
  private enum Place {
    case code(openParentheses: Int)
    case string(hashes: Int, isMultiline: Bool)
  }

  private struct Scanner {
    let input: [UInt8]
    var output: [UInt8] = []
    var position = 0
    var places: [Place] = [.code(openParentheses: 0)]

    init(_ input: [UInt8]) {
      self.input = input
      output.reserveCapacity(input.count)
    }

    mutating func run() {
      while position < input.count {
        switch places[places.count - 1] {
        case .code(let open): scanCode(openParentheses: open)
        case .string(let hashes, let isMultiline): scanString(hashes: hashes, isMultiline: isMultiline)
        }
      }
    }

    func starts(with text: StaticString, at offset: Int = 0) -> Bool {
      let count = text.utf8CodeUnitCount
      guard position + offset + count <= input.count else { return false }
      return (0..<count).allSatisfy { input[position + offset + $0] == text.utf8Start[$0] }
    }

    func hashes(at offset: Int) -> Int {
      var count = 0
      while position + offset + count < input.count, input[position + offset + count] == UInt8(ascii: "#") {
        count += 1
      }
      return count
    }

    mutating func keep(_ count: Int = 1) {
      output.append(contentsOf: input[position..<min(position + count, input.count)])
      position += count
    }

    mutating func blank(_ count: Int = 1) {
      for byte in input[position..<min(position + count, input.count)] {
        output.append(byte == UInt8(ascii: "\n") ? byte : UInt8(ascii: " "))
      }
      position += count
    }

    mutating func scanCode(openParentheses open: Int) {
      if starts(with: "//") {
        while position < input.count, input[position] != UInt8(ascii: "\n") { blank() }
      } else if starts(with: "/*") {
        blankBlockComment()
      } else if let opening = literalOpening() {
        keep(opening.length)
        places.append(.string(hashes: opening.hashes, isMultiline: opening.isMultiline))
      } else {
        scanParenthesis(openParentheses: open)
      }
    }

    func literalOpening() -> (hashes: Int, isMultiline: Bool, length: Int)? {
      let hashes = hashes(at: 0)
      if starts(with: "\"\"\"", at: hashes) { return (hashes, true, hashes + 3) }
      return starts(with: "\"", at: hashes) ? (hashes, false, hashes + 1) : nil
    }

    mutating func scanParenthesis(openParentheses open: Int) {
      let isInterpolation = places.count > 1
      if isInterpolation, starts(with: "(") {
        places[places.count - 1] = .code(openParentheses: open + 1)
      } else if isInterpolation, starts(with: ")") {
        if open == 1 { places.removeLast() } else { places[places.count - 1] = .code(openParentheses: open - 1) }
      }
      keep()
    }

    mutating func blankBlockComment() {
      var depth = 0
      while position < input.count {
        if starts(with: "/*") {
          depth += 1
          blank(2)
        } else if starts(with: "*/") {
          depth -= 1
          blank(2)
          if depth == 0 { return }
        } else {
          blank()
        }
      }
    }

    mutating func scanString(hashes: Int, isMultiline: Bool) {
      let quotes = isMultiline ? 3 : 1
      let endsHere = isMultiline ? starts(with: "\"\"\"") : starts(with: "\"")
      if endsHere, self.hashes(at: quotes) >= hashes {
        keep(quotes + hashes)
        places.removeLast()
      } else if starts(with: "\\"), self.hashes(at: 1) >= hashes {
        if starts(with: "(", at: 1 + hashes) {
          blank(1 + hashes)
          keep()
          places.append(.code(openParentheses: 1))
        } else {
          blank(2 + hashes)
        }
      } else if !isMultiline, starts(with: "\n") {
        places.removeLast()
      } else {
        blank()
      }
    }
  }
}
