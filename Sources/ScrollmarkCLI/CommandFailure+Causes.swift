import Measurement
import Scrollmark

extension CommandFailure {
  /// The failure that `error` of the harness comes to.
  init(_ error: any Error) {
    switch error {
    case let failure as CommandFailure: self = failure
    case let error as WorkloadError: self.init(ExitCode(error.kind), error.description)
    case let error as RunRecordError: self.init(ExitCode(error), error.description)
    case let error as StatisticsError: self.init(.invalidMeasurement, error.description)
    default: self.init(.internalError, "\(error)")
    }
  }

  /// Does `body` and turns what it throws into a failure.
  static func catching<Result>(_ body: () throws -> Result) throws(CommandFailure) -> Result {
    do {
      return try body()
    } catch {
      throw CommandFailure(error)
    }
  }
}

extension ExitCode {
  /// The code for what is wrong with a run record.
  init(_ error: RunRecordError) {
    switch error {
    case .clockWentBack, .notFinite: self = .invalidMeasurement
    default: self = .recordUnreadable
    }
  }

  /// The code for a kind of error in a workload or its items.
  init(_ kind: WorkloadError.Kind) {
    switch kind {
    case .noSuchWorkload: self = .noSuchWorkload
    case .unreadable: self = .workloadUnreadable
    case .malformed: self = .malformed
    case .unknownKey: self = .unknownKey
    case .missingKey: self = .missingKey
    case .wrongType: self = .wrongType
    case .outOfRange: self = .outOfRange
    case .itemsMissing: self = .itemsMissing
    case .itemsEmpty: self = .itemsEmpty
    case .notUTF8: self = .notUTF8
    case .tooManyItems: self = .tooManyItems
    case .badSize: self = .badSize
    }
  }
}
