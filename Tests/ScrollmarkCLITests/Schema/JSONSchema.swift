import Foundation

/// As much of JSON Schema (2020-12) as the schemas in `Reports/schema` use. A keyword that it does not know is an error, so that none
/// is skipped in silence.
struct JSONSchema {
  private let root: JSONValue

  /// The schema in the file at `path` below the root of the package.
  init(path: String) throws {
    root = try JSONDecoder().decode(
      JSONValue.self, from: Data(contentsOf: ToolProcess.root.appending(path: path)))
  }

  /// What is wrong with `json`, a line for each place; nothing if it is valid.
  func problems(of json: [UInt8]) throws -> [String] {
    check(try JSONDecoder().decode(JSONValue.self, from: Data(json)), root, at: "")
  }

  /// The names that the schema for objects at `path` lists.
  func properties(at path: [String]) -> Set<String> {
    let schema = path.reduce(root) { $0[$1] ?? .null }
    return Set((schema["properties"] ?? .null).members.keys)
  }

  private func check(_ value: JSONValue, _ schema: JSONValue, at place: String) -> [String] {
    schema.members.sorted { $0.key < $1.key }.flatMap { check(value, $0.key, $0.value, schema, at: place) }
  }

  private func check(
    _ value: JSONValue, _ keyword: String, _ rule: JSONValue, _ schema: JSONValue, at place: String
  ) -> [String] {
    switch keyword {
    case "$schema", "$defs", "title", "description":
      return []
    case "$ref":
      let name = rule.text?.replacing("#/$defs/", with: "") ?? ""
      guard let target = root["$defs"]?[name] else { return ["\(place): no definition \(name)"] }
      return check(value, target, at: place)
    case "oneOf":
      let matches = rule.elements.count { check(value, $0, at: place).isEmpty }
      return matches == 1 ? [] : ["\(place): \(matches) of the alternatives match"]
    case "type", "const", "enum", "minimum", "maximum":
      return isValid(value, keyword, rule) ? [] : ["\(place): \(value) is not of the \(keyword) \(rule)"]
    case "required":
      return rule.elements.compactMap(\.text).filter { value[$0] == nil }.map { "\(place).\($0) is missing" }
    case "properties":
      return value.members.flatMap { name, member in
        rule[name].map { check(member, $0, at: "\(place).\(name)") } ?? []
      }
    case "additionalProperties":
      return value.members.filter { schema["properties"]?[$0.key] == nil }.flatMap { name, member in
        rule == .boolean(false) ? ["\(place).\(name) is not known"] : check(member, rule, at: "\(place).\(name)")
      }
    case "items":
      return value.elements.enumerated().flatMap { check($1, rule, at: "\(place)[\($0)]") }
    default:
      return ["\(place): the keyword \(keyword) is not known"]
    }
  }

  private func isValid(_ value: JSONValue, _ keyword: String, _ rule: JSONValue) -> Bool {
    switch keyword {
    case "minimum": (value.number ?? .infinity) >= (rule.number ?? .nan)
    case "maximum": (value.number ?? -.infinity) <= (rule.number ?? .nan)
    case "const": value == rule
    case "enum": rule.elements.contains(value)
    default: isOfType(value, rule.text)
    }
  }

  private func isOfType(_ value: JSONValue, _ type: String?) -> Bool {
    switch (value, type) {
    case (.object, "object"), (.array, "array"), (.text, "string"), (.boolean, "boolean"), (.number, "number"): true
    case (.number(let number), "integer"): number == number.rounded()
    default: false
    }
  }
}
