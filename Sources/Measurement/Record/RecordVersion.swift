extension CodingUserInfoKey {
  /// The version of the record that is being read.
  static let recordVersion = CodingUserInfoKey(rawValue: "recordVersion")
}

extension Decoder {
  /// The version of the record that is being read, if the reader said so.
  private var recordVersion: Int? {
    CodingUserInfoKey.recordVersion.flatMap { userInfo[$0] as? Int }
  }

  /// The reading for `key` of `container`, which records have since `version`; in an older one it is absent, and says so.
  func reading<Value: Codable, Key>(
    _ key: Key, in container: KeyedDecodingContainer<Key>, since version: Int
  ) throws -> Reading<Value> {
    if let found = recordVersion, found < version { return .absent(reason: "not recorded by version \(found)") }
    return try container.decode(Reading<Value>.self, forKey: key)
  }
}
