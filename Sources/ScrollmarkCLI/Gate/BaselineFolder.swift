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
    guard try exists(file) else { return nil }
    return try read(file, workload: workload)
  }

  /// The baselines in the folder that are of none of `workloads`, by file.
  func strays(beside workloads: [String]) throws(CommandFailure) -> [Entry] {
    let expected = Set(workloads.map(BaselineFileName.of))
    var strays: [Entry] = []
    for file in try files() where !expected.contains(file) {
      let baseline = try readStray(file)
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

  /// The baseline in a file that belongs to no workload. What is something else is left to whoever put it there: no update replaces it.
  private func readStray(_ file: String) throws(CommandFailure) -> Baseline {
    let problem: String
    do {
      let baseline = try Baseline(json: InputFile.bytes(at: "\(path)/\(file)"))
      if BaselineFileName.of(baseline.workload) == file { return baseline }
      problem = BaselineError.misplaced(workload: baseline.workload).problem
    } catch let error as BaselineError {
      problem = error.problem
    } catch let error as SystemError {
      problem = error.text
    } catch {
      throw CommandFailure(error)
    }
    throw unreadable(
      file, "\(problem). It belongs to no workload: move it out of the folder, or restore it from version control")
  }

  private func unreadable(_ file: String, _ problem: String) -> CommandFailure {
    CommandFailure(.baselineUnreadable, "cannot read the baseline \(path)/\(file): \(problem)")
  }

  private func exists(_ file: String) throws(CommandFailure) -> Bool {
    var status = stat()
    if lstat("\(path)/\(file)", &status) == 0 { return true }
    let error = SystemError.last
    guard error.isNoSuchFile || !isThere else { throw unreadableFolder(error) }
    return false
  }

  /// Whether there is something at the path, be it a folder or not.
  private var isThere: Bool { InputFile.exists(path) }

  private func unreadableFolder(_ error: SystemError) -> CommandFailure {
    CommandFailure(.baselineUnreadable, "cannot read the folder of baselines \(path): \(error.text)")
  }

  /// The names of the files that may be baselines, sorted; none where there is no folder.
  private func files() throws(CommandFailure) -> [String] {
    guard isThere else { return [] }
    guard let folder = opendir(path) else { throw unreadableFolder(.last) }
    closedir(folder)
    let names = try CommandFailure.catching { try FileManager.default.contentsOfDirectory(atPath: path) }
    return names.filter { $0.hasSuffix(BaselineFileName.ending) && !$0.hasPrefix(".") }.sorted()
  }
}
