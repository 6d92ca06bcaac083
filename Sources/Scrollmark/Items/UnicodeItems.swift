/// The characters of Unicode in sections by block: joins `UnicodeData.txt` with `Blocks.txt`, as Debian's `unicode-data` has them.
///
/// Ranges that the file abbreviates by their first and last character (ideographs, surrogates, private use) count with those two.
struct UnicodeItems: ItemSource {
  var folder: String
  var base: String

  /// Reads `{"source": "unicode", "folder"}`.
  init(_ fields: WorkloadFields) throws {
    folder = try fields.string("folder", default: "/usr/share/unicode")
    base = fields.folder
  }

  /// The characters of the files in `folder`; a relative path starts from `base`.
  init(folder: String, base: String) {
    self.folder = folder
    self.base = base
  }

  var bytesPerItem: Int { 64 }

  var summary: String { "the characters of \(folder)/UnicodeData.txt, in sections by block" }

  var whyNotExact: String? { Self.whyNotExact(path: folder) }

  func load(count: Int?, seed: UInt64) throws -> ItemTable {
    let blocks = try TextFile(path: folder + "/Blocks.txt", folder: base)
    return try table(
      of: TextFile(path: folder + "/UnicodeData.txt", folder: base), blocks: blocks, count: count)
  }

  /// The characters of `source` in the blocks of the other file: `count` of them, or all where it is nil or there are fewer.
  /// O(bytes).
  func table(of source: TextFile, blocks: TextFile, count: Int?) throws -> ItemTable {
    let blocks = try Self.blocks(of: blocks)
    var grouping = SectionGrouping()
    var block = 0
    for line in source.lines() where !line.bytes.isEmpty {
      let fields = line.bytes.split(separator: UInt8(ascii: ";"), maxSplits: 2, omittingEmptySubsequences: false)
      guard fields.count == 3, let code = Self.code(fields[0]) else {
        throw source.error(.malformed, line: line.number, "the line is not `code;name;…`")
      }
      while block < blocks.count, blocks[block].last < code { block += 1 }
      let isInBlock = block < blocks.count && blocks[block].first <= code
      let name = try source.text(fields[1], line: line.number)
      grouping.append(ItemRecord(section: isInBlock ? blocks[block].name : "No_Block", text: name))
    }
    return try grouping.table(count: count, order: .appearance, file: source.name)
  }

  private struct Block {
    var first: Int
    var last: Int
    var name: String
  }

  private static func blocks(of source: TextFile) throws -> [Block] {
    try source.lines().compactMap { line in
      let text = try source.text(line.bytes, line: line.number)
      guard let first = text.first, first != "#" else { return nil }
      let parts = text.split(separator: ";", maxSplits: 1)
      let ends = parts.first?.split(separator: ".") ?? []
      guard parts.count == 2, ends.count == 2, let first = Int(ends[0], radix: 16), let last = Int(ends[1], radix: 16)
      else { throw source.error(.malformed, line: line.number, "the line is not `first..last; name`") }
      return Block(first: first, last: last, name: String(parts[1].drop { $0 == " " }))
    }
  }

  private static func code(_ bytes: ArraySlice<UInt8>) -> Int? {
    Int(String(decoding: bytes, as: UTF8.self), radix: 16)
  }
}
