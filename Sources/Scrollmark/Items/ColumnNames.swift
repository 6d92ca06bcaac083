/// Which columns of a table file hold what; the file decides nothing by the order of its columns.
struct ColumnNames: Equatable, Sendable {
  var section: String?
  var identifier: String?
  var width: String?
  var height: String?
  var text: String?

  /// Names the columns that are used.
  init(
    section: String? = nil, identifier: String? = nil, width: String? = nil, height: String? = nil, text: String? = nil
  ) {
    self.section = section
    self.identifier = identifier
    self.width = width
    self.height = height
    self.text = text
  }

  /// Reads `{"section", "identifier", "width", "height", "text"}`, each the name of a column.
  init(_ fields: WorkloadFields) throws {
    func name(_ key: String) throws -> String? { fields.has(key) ? try fields.string(key) : nil }
    section = try name("section")
    identifier = try name("identifier")
    width = try name("width")
    height = try name("height")
    text = try name("text")
    try fields.finish()
  }

  /// The names that are used.
  var all: [String] { [section, identifier, width, height, text].compactMap { $0 } }
}

/// Turns the cells of a row into an item, strictly.
struct RowReader {
  var columns: ColumnNames
  var file: TextFile
  private var lines: [String: Int] = [:]

  init(columns: ColumnNames, file: TextFile) {
    self.columns = columns
    self.file = file
  }

  /// The item in line `line`; `cell` answers the text of a column and throws where there is none.
  mutating func record(line: Int, cell: (String) throws -> String) throws -> ItemRecord {
    var record = ItemRecord()
    if let name = columns.section { record.section = try cell(name) }
    if let name = columns.identifier { record.identifier = try identifier(try cell(name), line: line) }
    if let name = columns.width { record.width = try length(name, try cell(name), line: line) }
    if let name = columns.height { record.height = try length(name, try cell(name), line: line) }
    if let name = columns.text { record.text = try cell(name) }
    return record
  }

  private mutating func identifier(_ text: String, line: Int) throws -> String {
    if let first = lines.updateValue(line, forKey: text) {
      throw file.error(
        .outOfRange, line: line, "the identifier \"\(text)\" stands in line \(first) too", "identifiers are unique")
    }
    return text
  }

  private func length(_ column: String, _ text: String, line: Int) throws -> Double {
    // `Double` would take hexadecimal digits too.
    guard let value = Double(text), !text.utf8.contains(where: { $0 | 0x20 == UInt8(ascii: "x") }) else {
      throw file.error(
        .wrongType, line: line, "\(column): \"\(text)\" is not a number", "it must be a length in points")
    }
    guard value.isFinite, value > 0, value <= 1e9 else {
      throw file.error(
        .badSize, line: line, "\(column): \(text) is not a size", "it is a length above 0, up to 1000000000 points")
    }
    return value
  }
}
