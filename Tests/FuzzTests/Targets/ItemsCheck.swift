@testable import Scrollmark

/// Files of items are refused in one line, or give whole tables, the same each time.
enum ItemsCheck {
  static func csv(_ bytes: [UInt8]) -> String? {
    finding { try CSVItems(columns: ColumnNames(), in: "fuzz.csv").table(of: text(bytes), count: $0) }
      ?? finding { try CSVItems(columns: all, in: "fuzz.csv").table(of: text(bytes), count: $0) }
  }

  static func jsonLines(_ bytes: [UInt8]) -> String? {
    finding { try JSONLinesItems(columns: ColumnNames(), in: "fuzz.jsonl").table(of: text(bytes), count: $0) }
      ?? finding { try JSONLinesItems(columns: all, in: "fuzz.jsonl").table(of: text(bytes), count: $0) }
  }

  static func lines(_ bytes: [UInt8]) -> String? {
    finding { try LineItems(file: "fuzz.txt", folder: "/nowhere").table(of: text(bytes), count: $0) }
  }

  /// The characters end where a line of `%` begins; the blocks follow.
  static func unicode(_ bytes: [UInt8]) -> String? {
    let mark = Array("\n%\n".utf8)
    let split = bytes.indices.first { bytes[$0...].starts(with: mark) } ?? bytes.count
    let blocks = Array(bytes.dropFirst(split + mark.count))
    return finding {
      try UnicodeItems(folder: "/nowhere", base: "/nowhere")
        .table(of: text(Array(bytes[..<split])), blocks: text(blocks), count: $0)
    }
  }

  private static let all = ColumnNames(
    section: "section", identifier: "id", width: "width", height: "height", text: "text")

  private static func text(_ bytes: [UInt8]) throws -> TextFile { try TextFile(name: "fuzz", bytes: bytes) }

  /// Loads all items twice and then three of them.
  private static func finding(_ load: (Int?) throws -> ItemTable) -> String? {
    do {
      let table = try load(nil)
      guard try load(nil) == table else { return "another table the second time" }
      return try whole(table) ?? whole(load(3), most: 3)
    } catch let error as WorkloadError {
      return TerminalText.finding(in: error.description)
    } catch {
      return "an error of another kind: \(error)"
    }
  }

  private static func whole(_ table: ItemTable, most: Int = .max) -> String? {
    guard (1...most).contains(table.count), table.sectionCounts.allSatisfy({ $0 > 0 }) else {
      return "sections of \(table.sectionCounts)"
    }
    guard table.sectionTitles.count == table.sectionCounts.count else { return "titles \(table.sectionTitles)" }
    let columns = [
      table.widths.count, table.heights.count, table.textLengths.count, table.texts.count, table.identifiers.count,
    ]
    guard columns.allSatisfy({ $0 == 0 || $0 == table.count }) else { return "columns of \(columns)" }
    guard Set(table.identifiers).count == table.identifiers.count else { return "identifiers that stand twice" }
    return (table.widths + table.heights).allSatisfy { $0 > 0 && $0 <= 1e9 } ? nil : "sizes out of bounds"
  }
}
