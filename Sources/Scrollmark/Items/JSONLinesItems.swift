/// Items from a file of JSON Lines: an object a line.
struct JSONLinesItems: ItemSource {
  var file: String
  var folder: String
  var columns: ColumnNames

  /// Reads `{"source": "jsonl", "file", "columns"}`.
  init(_ fields: WorkloadFields) throws {
    file = try fields.string("file")
    folder = fields.folder
    columns = try ColumnNames(fields.requiredObject("columns"))
  }

  /// The items of the file `file` of JSON Lines.
  init(columns: ColumnNames, in file: String) {
    self.file = file
    folder = "."
    self.columns = columns
  }

  var bytesPerItem: Int { 96 }

  var summary: String { "the objects of \(file)" }

  var whyNotExact: String? { Self.whyNotExact(path: file) }

  func load(count: Int?, seed: UInt64) throws -> ItemTable {
    try table(of: TextFile(path: file, folder: folder), count: count)
  }

  /// The items of `source`, which is JSON Lines: `count` of them, or all where it is nil or there are fewer. O(bytes).
  func table(of source: TextFile, count: Int?) throws -> ItemTable {
    var reader = RowReader(columns: columns, file: source)
    var grouping = SectionGrouping()
    for line in source.lines() where !line.bytes.isEmpty {
      _ = try source.text(line.bytes, line: line.number)
      let members = try Self.members(line.bytes, line: line.number, of: source)
      let record = try reader.record(line: line.number) { name in
        guard let member = members.first(where: { $0.key == name }) else {
          throw source.error(.missingKey, line: line.number, "there is no \"\(name)\"")
        }
        switch member.node.value {
        case .string(let text), .number(let text, _): return text
        default:
          throw source.error(
            .wrongType, line: line.number, "\(name): \(member.node.value.finding)",
            "it must be a text or a number")
        }
      }
      grouping.append(record)
    }
    return try grouping.table(count: count, order: .appearance, file: source.name)
  }

  private static func members(_ bytes: ArraySlice<UInt8>, line: Int, of source: TextFile) throws -> [JSONMember] {
    do {
      guard case .object(let members) = try JSONParser.parse(Array(bytes), firstLine: line).value else {
        throw source.error(.wrongType, line: line, "the line is not an object")
      }
      return members
    } catch let error as JSONError {
      throw source.error(.malformed, line: line, "column \(error.column): \(error.problem)")
    }
  }
}
