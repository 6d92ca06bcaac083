import Foundation

@testable import Scrollmark

/// JSON that the strict parser takes is JSON to Foundation too, with the same values.
enum JSONCheck {
  static func finding(in bytes: [UInt8]) -> String? {
    let node: JSONNode
    do {
      node = try JSONParser.parse(bytes)
    } catch {
      return error.line > 0 && error.column > 0 && !error.problem.isEmpty ? nil : "an error at \(error)"
    }
    guard isPlain(node.value) else { return nil }
    guard let other = try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed) else {
      return "Foundation refuses what the parser takes"
    }
    return isSame(node.value, other) ? nil : "Foundation reads other values"
  }

  /// Whether the value has nothing that Foundation reads in another way: numbers beyond JSON's own or beyond `Double`.
  private static func isPlain(_ value: JSONValue) -> Bool {
    switch value {
    case .null, .bool, .string: true
    case .number(_, let number): number.isFinite
    case .array(let nodes): nodes.allSatisfy { isPlain($0.value) }
    case .object(let members): members.allSatisfy { isPlain($0.node.value) }
    }
  }

  private static func isSame(_ value: JSONValue, _ other: Any) -> Bool {
    switch value {
    case .null: return other is NSNull
    case .bool(let flag): return other as? Bool == flag
    case .number(_, let number):
      guard let other = other as? NSNumber else { return false }
      return abs(other.doubleValue - number) <= abs(number) * 1e-12
    case .string(let text): return other as? String == text
    case .array(let nodes):
      guard let others = other as? [Any], others.count == nodes.count else { return false }
      return zip(nodes, others).allSatisfy { isSame($0.value, $1) }
    case .object(let members):
      guard let others = other as? [String: Any], others.count == members.count else { return false }
      return members.allSatisfy { member in others[member.key].map { isSame(member.node.value, $0) } ?? false }
    }
  }
}
