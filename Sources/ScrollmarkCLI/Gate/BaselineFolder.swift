import Foundation
import Glibc
import Measurement

/// The folder with the baselines: a file for each workload.
struct BaselineFolder {
  /// The path of the folder.
  let path: String

  /// What a file of the folder holds.
  struct Entry {
    var file: String
    var baseline: Baseline
  }

  /// The baseline of `workload`; nil if there is none.
  func baseline(of workload: String) throws(CommandFailure) -> Baseline? {
    let file = BaselineFileName.of(workload)
    guard exists(file) else { return nil }
    return try read(file, workload: workload)
  }

  /// The baselines in the folder that are of none of `workloads`, by file.
  func strays(beside workloads: [String]) throws(CommandFailure) -> [Entry] {
    let expected = Set(workloads.map(BaselineFileName.of))
    var strays: [Entry] = []
    for file in files() where !expected.contains(file) {
      let baseline = try read(file, workload: nil)
      guard BaselineFileName.of(baseline.workload) == file else {
        throw unreadable(file, BaselineError.misplaced(workload: baseline.workload).description)
      }
      strays.append(Entry(file: file, baseline: baseline))
    }
    return strays
  }

  /// Writes `baselines` and takes `strays` away; all files are written or none is. Those that are as they were stay untouched.
  func update(_ baselines: [Baseline], removing strays: [Entry]) throws(CommandFailure) {
    let folder = try OutputFolder(preparing: path)
    var files: [OutputFile] = []
    for baseline in baselines {
      let file = OutputFile(
        name: BaselineFileName.of(baseline.workload), bytes: try CommandFailure.catching { try baseline.json() })
      if (try? InputFile.bytes(at: "\(path)/\(file.name)")) != file.bytes { files.append(file) }
    }
    if !files.isEmpty { try folder.replace(files) }
    for stray in strays {
      guard unlink("\(path)/\(stray.file)") == 0 || errno == ENOENT else {
        throw CommandFailure(.outputNotWritable, "cannot remove \(path)/\(stray.file): \(SystemError.last.text)")
      }
    }
  }

  private func read(_ file: String, workload: String?) throws(CommandFailure) -> Baseline {
    let bytes: [UInt8]
    do {
      bytes = try InputFile.bytes(at: "\(path)/\(file)")
    } catch {
      throw unreadable(file, error.text)
    }
    do {
      return try Baseline(json: bytes, workload: workload)
    } catch {
      throw unreadable(file, error.description)
    }
  }

  private func unreadable(_ file: String, _ problem: String) -> CommandFailure {
    CommandFailure(.baselineUnreadable, "cannot read the baseline \(path)/\(file): \(problem)")
  }

  private func exists(_ file: String) -> Bool {
    var status = stat()
    return lstat("\(path)/\(file)", &status) == 0
  }

  /// The names of the files that may be baselines, sorted.
  private func files() -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { $0.hasSuffix(BaselineFileName.ending) && !$0.hasPrefix(".") }.sorted()
  }
}
