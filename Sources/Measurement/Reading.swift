/// A value that was measured, or the reason why it was not. It is never a zero that stands for "unknown".
public enum Reading<Value> {
  /// What was measured.
  case value(Value)
  /// Nothing was measured, because of `reason`.
  case absent(reason: String)

  /// The value, if there is one.
  public var value: Value? {
    if case .value(let value) = self { value } else { nil }
  }

  /// The reason why there is no value, if there is none.
  public var reason: String? {
    if case .absent(let reason) = self { reason } else { nil }
  }
}

extension Reading: Sendable where Value: Sendable {}
extension Reading: Equatable where Value: Equatable {}

extension Reading: Codable where Value: Codable {
  private enum CodingKeys: String, CodingKey {
    case value
    case absent
  }

  /// Reads `{"value": …}` or `{"absent": "reason"}`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let reason = try container.decodeIfPresent(String.self, forKey: .absent) {
      self = .absent(reason: reason)
    } else {
      self = .value(try container.decode(Value.self, forKey: .value))
    }
  }

  /// Writes `{"value": …}` or `{"absent": "reason"}`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .value(let value): try container.encode(value, forKey: .value)
    case .absent(let reason): try container.encode(reason, forKey: .absent)
    }
  }
}
