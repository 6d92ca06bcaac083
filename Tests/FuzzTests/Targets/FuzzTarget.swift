/// What is fuzzed: each reader of bytes that somebody else wrote.
///
/// A target reads the bytes and, where the reader takes them, checks what must hold of the result. It must neither trap nor hang,
/// whatever the bytes are; what else is wrong it answers in words.
enum FuzzTarget: String, CaseIterable, Sendable {
  /// JSON as workload files and JSON Lines have it.
  case json
  /// Workload files.
  case workload
  /// Workload files whose workload is then run, made small.
  case stage
  /// Items in CSV.
  case itemsCSV = "items-csv"
  /// Items in JSON Lines.
  case itemsJSONLines = "items-jsonl"
  /// Items in lines of text.
  case itemsLines = "items-lines"
  /// Characters and blocks, as Unicode publishes them, one file after the other.
  case itemsUnicode = "items-unicode"
  /// Run records, and the reports that are made of them.
  case runRecord = "run-record"
  /// Baselines that later runs are held against.
  case baseline
  /// Tables of tolerances.
  case tolerances
  /// What checks came to, and the reports that are made of it.
  case verdict

  /// Runs of `scrollmark stress` to be done again.
  case replay

  /// Reads `bytes`; answers what is wrong, or nil.
  @MainActor func finding(in bytes: [UInt8]) -> String? {
    switch self {
    case .json: JSONCheck.finding(in: bytes)
    case .workload: WorkloadCheck.finding(in: bytes)
    case .stage: StageCheck.finding(in: bytes)
    case .itemsCSV: ItemsCheck.csv(bytes)
    case .itemsJSONLines: ItemsCheck.jsonLines(bytes)
    case .itemsLines: ItemsCheck.lines(bytes)
    case .itemsUnicode: ItemsCheck.unicode(bytes)
    case .runRecord: RunRecordCheck.finding(in: bytes)
    case .baseline: StoredFilesCheck.baseline(bytes)
    case .tolerances: StoredFilesCheck.tolerances(bytes)
    case .verdict: StoredFilesCheck.verdict(bytes)
    case .replay: ReplayCheck.finding(in: bytes)
    }
  }
}

/// What must hold of every text that goes to a terminal.
enum TerminalText {
  /// What is wrong with `text`: it is empty, or has characters that a terminal would obey, line ends apart where they are allowed.
  static func finding(in text: String, allowsLines: Bool = false) -> String? {
    guard !text.isEmpty else { return "a message of no words" }
    let control = text.unicodeScalars.first { scalar in
      [.control, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
        && !(allowsLines && scalar == "\n")
    }
    return control.map { "the control character \($0.value) in: \(text.debugDescription)" }
  }
}
