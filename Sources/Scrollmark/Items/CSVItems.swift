/// Items from a CSV file (RFC 4180) whose first line names the columns.
struct CSVItems: ItemSource {
  var file: String
  var folder: String
  var columns: ColumnNames

  /// Reads `{"source": "csv", "file", "columns"}`.
  init(_ fields: WorkloadFields) throws {
    file = try fields.string("file")
    folder = fields.folder
    columns = try ColumnNames(fields.requiredObject("columns"))
  }

  /// The items of the CSV file `file`.
  init(columns: ColumnNames, in file: String) {
    self.file = file
    folder = "."
    self.columns = columns
  }

  var bytesPerItem: Int { 96 }

  var summary: String { "the rows of \(file)" }

  var whyNotExact: String? { Self.whyNotExact(path: file) }

  func load(count: Int?, seed: UInt64) throws -> ItemTable {
    try table(of: TextFile(path: file, folder: folder), count: count)
  }

  /// The items of `source`, which is CSV: `count` of them, or all where it is nil or there are fewer. O(bytes).
  func table(of source: TextFile, count: Int?) throws -> ItemTable {
    var scanner = CSVScanner(source)
    guard let header = try scanner.row() else {
      throw WorkloadError(kind: .itemsEmpty, file: source.name, problem: "the file holds no items")
    }
    let positions = Dictionary(header.cells.enumerated().map { ($1, $0) }) { first, _ in first }
    for name in columns.all where positions[name] == nil {
      let names = header.cells.joined(separator: ", ")
      throw source.error(.unknownKey, line: header.line, "there is no column \"\(name)\"", "there are: \(names)")
    }
    for name in columns.all where header.cells.count(where: { $0 == name }) > 1 {
      throw source.error(
        .malformed, line: header.line, "the column \"\(name)\" stands twice", "give each column a name of its own")
    }
    var reader = RowReader(columns: columns, file: source)
    var grouping = SectionGrouping()
    while let row = try scanner.row() {
      guard row.cells.count == header.cells.count else {
        throw source.error(
          .malformed, line: row.line, "the row has \(row.cells.count) cells",
          "it must have \(header.cells.count), as the first line")
      }
      grouping.append(try reader.record(line: row.line) { row.cells[positions[$0, default: 0]] })
    }
    return try grouping.table(count: count, order: .appearance, file: source.name)
  }
}

/// Splits CSV text into rows, one at a time.
struct CSVScanner {
  private let file: TextFile
  private var position = 0
  private var line = 1

  init(_ file: TextFile) {
    self.file = file
  }

  /// The next row that is not empty, with the number of the line that it starts in, or nil at the end. O(bytes of the row).
  mutating func row() throws -> (line: Int, cells: [String])? {
    while let byte = peek, isEnd(byte) { skipEnd() }
    guard peek != nil else { return nil }
    let start = line
    var cells = [try cell()]
    while let byte = peek, byte == UInt8(ascii: ",") {
      position += 1
      cells.append(try cell())
    }
    skipEnd()
    return (start, cells)
  }

  private mutating func cell() throws -> String {
    if peek == UInt8(ascii: "\"") { return try quoted() }
    let start = position
    while let byte = peek, byte != UInt8(ascii: ","), !isEnd(byte) {
      guard byte != UInt8(ascii: "\"") else {
        throw file.error(
          .malformed, line: line, "a quote inside a cell that is not quoted", "quote the cell, double the quote")
      }
      position += 1
    }
    return try file.text(file.bytes[start..<position], line: line)
  }

  private mutating func quoted() throws -> String {
    let start = line
    var bytes: [UInt8] = []
    position += 1
    while let byte = peek {
      position += 1
      if byte == UInt8(ascii: "\"") {
        guard peek == UInt8(ascii: "\"") else { return try finish(bytes, line: start) }
        position += 1
      } else if byte == UInt8(ascii: "\n") {
        line += 1
      }
      bytes.append(byte)
    }
    throw file.error(.malformed, line: start, "a quoted cell without its closing quote")
  }

  private func finish(_ bytes: [UInt8], line start: Int) throws -> String {
    if let byte = peek, byte != UInt8(ascii: ","), !isEnd(byte) {
      throw file.error(.malformed, line: line, "text after the closing quote of a cell")
    }
    return try file.text(bytes, line: start)
  }

  private var peek: UInt8? { position < file.bytes.count ? file.bytes[position] : nil }

  private func isEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

  private mutating func skipEnd() {
    if peek == UInt8(ascii: "\r") { position += 1 }
    if peek == UInt8(ascii: "\n") {
      position += 1
      line += 1
    }
  }
}
