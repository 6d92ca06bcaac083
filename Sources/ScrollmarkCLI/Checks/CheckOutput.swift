import Measurement
import Reporting

/// Where the results of a command that checks something go: standard output, and the files that `CheckOptions` name.
struct CheckOutput {
  private let arguments: ParsedArguments
  /// The files to write, by folder.
  private let folders: [(folder: OutputFolder, files: [(option: String, name: String)])]

  /// Makes sure that everything that `arguments` name can be written, before anything is measured, and is none of the files `inputs`, which
  /// are read.
  init(_ arguments: ParsedArguments, inputs: [String] = []) throws(CommandFailure) {
    self.arguments = arguments
    folders = try Self.prepare(arguments, inputs: inputs)
  }

  /// Prints the table of `report` and what `--annotate` asks for, writes the files, and answers how the process ends.
  func write(_ report: CheckReport) throws(CommandFailure) -> ExitCode {
    for (folder, files) in folders {
      var contents: [OutputFile] = []
      for (option, name) in files {
        contents.append(OutputFile(name: name, bytes: try Self.bytes(report, for: option)))
      }
      try folder.replace(contents)
    }
    try Terminal.write(CheckTable.render(report))
    if arguments.has("--annotate") { try Terminal.write(GitHubAnnotations.render(report)) }
    return ExitCode(report.outcome)
  }

  /// Takes away the folders that were made for files that will not be written.
  func abandon() {
    for (folder, _) in folders { folder.removeIfEmpty() }
  }

  private static func bytes(_ report: CheckReport, for option: String) throws(CommandFailure) -> [UInt8] {
    switch option {
    case "--junit": JUnitXML.render(report, timestamp: WallClock.timestamp())
    case "--markdown": Array(MarkdownSummary.render(report).utf8)
    default: try CommandFailure.catching { try VerdictJSON.render(report) }
    }
  }

  private static func prepare(
    _ arguments: ParsedArguments, inputs: [String]
  ) throws(CommandFailure) -> [(folder: OutputFolder, files: [(option: String, name: String)])] {
    var named: [(place: FilePlace, option: String)] = []
    var folders: [(folder: OutputFolder, files: [(option: String, name: String)])] = []
    for option in CheckOptions.files {
      guard let path = arguments.text(option) else { continue }
      let place = FilePlace(path)
      if let other = named.first(where: { $0.place == place }) {
        throw CommandFailure(.usage, "\(other.option) and \(option) name the same file: \(path)")
      }
      named.append((place, option))
      let (folder, name) = split(path)
      guard !["", ".", ".."].contains(name), !InputFile.isFolder(path) else {
        throw CommandFailure(.usage, "\(option) needs the name of a file, and '\(path)' names a folder")
      }
      try place.check(isNoneOf: inputs, option: option)
      if let place = folders.firstIndex(where: { $0.folder.path == folder }) {
        folders[place].files.append((option, name))
      } else {
        folders.append((try OutputFolder(preparing: folder), [(option, name)]))
      }
    }
    return folders
  }

  /// The folder and the name of the file at `path`.
  private static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return (".", path) }
    let folder = slash == path.startIndex ? "/" : String(path[..<slash])
    return (folder, String(path[path.index(after: slash)...]))
  }
}

extension ExitCode {
  /// The code for what a report comes to.
  init(_ outcome: Outcome) {
    switch outcome {
    case .pass: self = .success
    case .regression: self = .regression
    case .improvement: self = .improvement
    case .missingBaseline: self = .missingBaseline
    case .notComparable: self = .notComparable
    case .invalidMeasurement: self = .invalidMeasurement
    case .nothingRan: self = .nothingRan
    }
  }
}
