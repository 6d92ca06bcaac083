/// Why a baseline cannot be read or made.
public enum BaselineError: Error, Equatable, Sendable {
  /// There is nothing in the file.
  case empty
  /// It is not JSON at all, or damaged in the middle.
  case notJSON
  /// It is JSON that stops before its end.
  case truncated
  /// It is JSON, but no baseline: `field` is missing or is something else.
  case foreign(field: String)
  /// A later version of the tool wrote it.
  case newerVersion(found: Int, supported: Int)
  /// It is a baseline, but `field` is missing, of the wrong type or out of bounds.
  case invalid(field: String, problem: String)
  /// It is the baseline of another workload than its file is named after.
  case misplaced(workload: String)
  /// No baseline can be made, since `metric` was not measured at `size`.
  case notMeasured(metric: String, size: String, reason: String)
}

extension BaselineError: CustomStringConvertible {
  /// What is wrong, where, and what to do about it.
  public var description: String { PlainLine.of(words) }

  /// What is wrong and where, without what to do about it.
  public var problem: String { PlainLine.of(rawProblem) }

  private var words: String { "\(rawProblem). \(remedy)" }

  private var rawProblem: String {
    switch self {
    case .empty: "the file is empty"
    case .notJSON: "this is not JSON"
    case .truncated: "the JSON stops before its end"
    case .foreign(let field): "this is JSON but not a baseline: `\(field)` is missing or of another kind"
    case .newerVersion(let found, let supported):
      "`version` is \(found), and this build reads versions up to \(supported)"
    case .invalid(let field, let problem): "`\(field)` \(problem)"
    case .misplaced(let workload):
      "this is the baseline of the workload \"\(workload)\", which belongs into a file of another name"
    case .notMeasured(let metric, let size, let reason): "\(metric) was not measured at the size \(size): \(reason)"
    }
  }

  private var remedy: String {
    switch self {
    case .newerVersion: "Update scrollmark, or use the build that wrote the file"
    case .notMeasured: "Run where it can be measured"
    default: "Restore the file from version control, or write it anew with `ci/scrollmark baseline update`"
    }
  }
}
