extension FrameTable {
  /// Up to how many frames a table is written as lists of numbers. A longer one is packed, so that a million frames do not make a file
  /// of a hundred megabytes.
  static let mostListed = 20_000

  /// To what part of a point offsets of a packed table are rounded.
  private static let partsOfPoint = 1024.0

  private enum CodingKeys: String, CodingKey {
    case count
    case step
    case offset
    case columns
    case absent
    case packed
  }

  /// The numbers of a long table, each list as `PackedNumbers` writes it.
  private struct Packed: Codable {
    var step: String
    var offset: String
    var columns: [FrameMetric: String]
  }

  /// Reads a table with lists of numbers, or with packed ones.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let count = try container.decode(Int.self, forKey: .count)
    let absent = try container.decode([FrameMetric: String].self, forKey: .absent)
    guard let packed = try container.decodeIfPresent(Packed.self, forKey: .packed) else {
      self.init(
        count: count, step: try container.decode([Int].self, forKey: .step),
        offset: try container.decode([Double].self, forKey: .offset),
        columns: try container.decode([FrameMetric: [Int64]].self, forKey: .columns), absent: absent)
      return
    }
    func unpack(_ text: String, _ name: String) throws -> [Int64] {
      guard count >= 0, count <= Self.mostPacked, let numbers = PackedNumbers.unpack(text, count: count) else {
        throw DecodingError.dataCorruptedError(
          forKey: .packed, in: container, debugDescription: "\(name) does not hold \(count) numbers")
      }
      return numbers
    }
    self.init(
      count: count, step: try unpack(packed.step, "step").map(Int.init),
      offset: try unpack(packed.offset, "offset").map { Double($0) / Self.partsOfPoint },
      columns: try Dictionary(
        uniqueKeysWithValues: packed.columns.map { ($0.key, try unpack($0.value, $0.key.rawValue)) }), absent: absent)
  }

  /// A table cannot claim to have more frames than this.
  private static let mostPacked = 100_000_000

  /// Writes lists of numbers, packed where they are long. Packed offsets are rounded to 1/1024 of a point.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(count, forKey: .count)
    try container.encode(absent, forKey: .absent)
    guard count > Self.mostListed else {
      try container.encode(step, forKey: .step)
      try container.encode(offset, forKey: .offset)
      try container.encode(columns, forKey: .columns)
      return
    }
    let parts = offset.map { Int64(exactly: ($0 * Self.partsOfPoint).rounded()) ?? 0 }
    try container.encode(
      Packed(
        step: PackedNumbers.pack(step.map(Int64.init)), offset: PackedNumbers.pack(parts),
        columns: columns.mapValues(PackedNumbers.pack)), forKey: .packed)
  }
}
