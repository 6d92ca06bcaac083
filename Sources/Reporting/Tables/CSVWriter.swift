/// Writes fields into lines of CSV: commas between, quotes as RFC 4180 has them, a line feed after each line.
struct CSVWriter {
  /// What has been written so far, in UTF-8.
  private(set) var bytes: [UInt8] = []
  private var atStartOfLine = true

  /// Starts with a line of `columns`.
  init(columns: [String]) {
    for column in columns { field(column) }
    endLine()
  }

  mutating func field(_ text: String) {
    separate()
    let mustQuote = text.utf8.contains { $0 == 0x22 || $0 == 0x2C || $0 == 0x0A || $0 == 0x0D }
    guard mustQuote else {
      bytes.append(contentsOf: text.utf8)
      return
    }
    bytes.append(0x22)
    for byte in text.utf8 {
      if byte == 0x22 { bytes.append(0x22) }
      bytes.append(byte)
    }
    bytes.append(0x22)
  }

  mutating func field(_ number: some BinaryInteger) {
    separate()
    bytes.append(contentsOf: String(number).utf8)
  }

  /// Writes `number` with as few digits as tell it from its neighbours, and a whole number without a fraction.
  mutating func field(_ number: Double) {
    if let whole = Int64(exactly: number) {
      field(whole)
    } else {
      field("\(number)")
    }
  }

  mutating func emptyField() {
    separate()
  }

  mutating func endLine() {
    bytes.append(0x0A)
    atStartOfLine = true
  }

  private mutating func separate() {
    if !atStartOfLine { bytes.append(0x2C) }
    atStartOfLine = false
  }
}
