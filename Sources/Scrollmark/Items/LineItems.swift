import Foundation

/// Items from a text file, one a line, in sections by their first letter.
struct LineItems: ItemSource {
  var file: String
  var folder: String

  /// Reads `{"source": "lines", "file"}`.
  init(_ fields: WorkloadFields) throws {
    file = try fields.string("file")
    folder = fields.folder
  }

  /// The items of the text file `file`; a relative path starts from `folder`.
  init(file: String, folder: String) {
    self.file = file
    self.folder = folder
  }

  var bytesPerItem: Int { 64 }

  var summary: String { "the lines of \(file), in sections by first letter" }

  var whyNotExact: String? { Self.whyNotExact(path: file) }

  func load(count: Int?, seed: UInt64) throws -> ItemTable {
    try table(of: TextFile(path: file, folder: folder), count: count)
  }

  /// The lines of `source`: `count` of them, or all where it is nil or there are fewer. O(bytes).
  func table(of source: TextFile, count: Int?) throws -> ItemTable {
    var grouping = SectionGrouping()
    for line in source.lines() where !line.bytes.isEmpty {
      let text = try source.text(line.bytes, line: line.number)
      grouping.append(ItemRecord(section: Self.section(of: text), text: text))
    }
    return try grouping.table(count: count, order: .sorted, file: source.name)
  }

  /// The first letter, without accents and in upper case; `#` for what begins with no letter.
  static func section(of text: String) -> String {
    guard let byte = text.utf8.first else { return "#" }
    if byte < 0x80 {
      let upper = byte & 0xDF
      let isLetter = upper >= UInt8(ascii: "A") && upper <= UInt8(ascii: "Z")
      return isLetter ? String(UnicodeScalar(upper)) : "#"
    }
    let plain = String(text.prefix(1)).folding(options: [.diacriticInsensitive, .widthInsensitive], locale: nil)
    guard let first = plain.uppercased().first, first.isLetter else { return "#" }
    return String(first)
  }
}
