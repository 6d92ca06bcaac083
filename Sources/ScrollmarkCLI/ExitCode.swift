/// What the process answers to whoever started it. The numbers are part of the interface: scripts rely on them.
enum ExitCode: Int32, CaseIterable {
  case success = 0
  case usage = 2
  case noSuchWorkload = 3
  case workloadUnreadable = 4
  case malformedJSON = 5
  case unknownKey = 6
  case wrongType = 7
  case outOfRange = 8
  case itemsMissing = 9
  case itemsEmpty = 10
  case notUTF8 = 11
  case tooManyItems = 12
  case badSize = 13
  case outputNotWritable = 14
  case diskFull = 15
  case recordUnreadable = 16
  case internalError = 70
  case interrupted = 130

  /// What the code says, in a line of the help.
  var meaning: String {
    switch self {
    case .success: "done"
    case .usage: "the command line is wrong"
    case .noSuchWorkload: "there is no workload of that name"
    case .workloadUnreadable: "a workload file cannot be read"
    case .malformedJSON: "a workload file is not JSON"
    case .unknownKey: "a workload file has a key that is not known"
    case .wrongType: "a value in a workload file is of the wrong type"
    case .outOfRange: "a value in a workload file, or an option, is out of range"
    case .itemsMissing: "the file with the items is missing or cannot be read"
    case .itemsEmpty: "there are no items"
    case .notUTF8: "the items are not UTF-8"
    case .tooManyItems: "more items than memory allows"
    case .badSize: "a size is negative, infinite, or not a number"
    case .outputNotWritable: "the output cannot be written"
    case .diskFull: "the disk, or a limit on file size, is full"
    case .recordUnreadable: "the saved run cannot be read"
    case .internalError: "something went wrong that is not your fault"
    case .interrupted: "interrupted (Ctrl-C); workloads that had finished are saved"
    }
  }
}
