import Testing

@testable import Scrollmark

@Suite struct JSONParserTests {
  private func parse(_ text: String) throws -> JSONNode { try JSONParser.parse(Array(text.utf8)) }

  private func failure(_ text: String) -> JSONError? {
    do {
      _ = try parse(text)
      return nil
    } catch {
      return error as? JSONError
    }
  }

  @Test("Values of every kind are read, with the place where they start")
  func values() throws {
    let node = try parse("{\n  \"a\": [1, -2.5e1, true, false, null],\n  \"b\": \"x\"\n}")
    guard case .object(let members) = node.value else {
      Issue.record("not an object")
      return
    }
    #expect(members.map(\.key) == ["a", "b"])
    #expect(members[0].node.line == 2 && members[0].node.column == 8)
    #expect(members[1].node.value == .string("x") && members[1].node.line == 3)
    guard case .array(let items) = members[0].node.value else {
      Issue.record("not a list")
      return
    }
    #expect(
      items.map(\.value) == [
        .number(text: "1", value: 1), .number(text: "-2.5e1", value: -25), .bool(true), .bool(false), .null,
      ])
  }

  @Test("Escapes stand for their characters, surrogate pairs for one")
  func escapes() throws {
    #expect(try parse(#""\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00""#).value == .string("\"\\/\u{8}\u{c}\n\r\té😀"))
  }

  @Test("A number beyond all numbers is infinite, and NaN is told by name")
  func numbers() throws {
    #expect(try parse("1e999").value == .number(text: "1e999", value: .infinity))
    #expect(try parse("-Infinity").value == .number(text: "-Infinity", value: -.infinity))
    guard case .number("NaN", let value) = try parse("NaN").value else {
      Issue.record("not a number token")
      return
    }
    #expect(value.isNaN)
  }

  @Test(
    "What is not JSON is refused at its place",
    arguments: [
      ("", 1, 1, "the text is empty"),
      ("  ", 1, 3, "the text is empty"),
      ("{", 1, 2, "the end of the text where a key in quotes should be"),
      ("{\"a\" 1}", 1, 6, "\"1\" where a colon should be"),
      ("{\"a\": 1,}", 1, 9, "\"}\" where a key in quotes should be"),
      ("{\"a\": 1\n \"b\": 2}", 2, 2, "\"\"\" where a comma or a closing brace should be"),
      ("{\"a\": 1, \"a\": 2}", 1, 10, "the key \"a\" stands twice"),
      ("[1 2]", 1, 4, "\"2\" where a comma or a closing bracket should be"),
      ("[01]", 1, 4, "a number that begins with a superfluous 0"),
      ("[1.]", 1, 4, "\"]\" where a digit should be"),
      ("[tru]", 1, 2, "\"tru\" where a value should be"),
      ("1 2", 1, 3, "\"2\" after the end of the value"),
      ("\"a", 1, 3, "a text without its closing quote"),
      ("\"\\x\"", 1, 4, "an unknown escape in a text"),
      ("\"\\ud800\"", 1, 8, "half a surrogate pair"),
      ("\"\\u12g4\"", 1, 4, "an escape without its four hexadecimal digits"),
    ])
  func refusals(text: String, line: Int, column: Int, problem: String) {
    #expect(failure(text) == JSONError(line: line, column: column, problem: problem))
  }

  @Test("Nesting deeper than 64 ends in an error, not in the stack")
  func depth() {
    #expect(failure(String(repeating: "[", count: 64) + String(repeating: "]", count: 64)) == nil)
    #expect(failure(String(repeating: "[", count: 100_000))?.problem == "values nest deeper than 64")
  }
}
