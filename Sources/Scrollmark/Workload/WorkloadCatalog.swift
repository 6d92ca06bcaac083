import Foundation

/// The workloads of a folder: one JSON file each, named by the file.
public struct WorkloadCatalog: Sendable {
  /// The folder.
  public let directory: String
  private let registry: Registry

  /// A catalogue of `directory`, whose workloads may use what `registry` holds.
  public init(directory: String, registry: Registry = .standard) {
    self.directory = directory
    self.registry = registry
  }

  /// The names of the workloads, sorted.
  public func names() throws -> [String] {
    guard let files = try? FileManager.default.contentsOfDirectory(atPath: directory) else {
      throw WorkloadError(
        kind: .unreadable, file: directory, problem: "the folder of the workloads cannot be read")
    }
    return files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
  }

  /// The workload of that name, or the one in the file that `name` is the path of: anything with a slash or the ending `.json`.
  public func load(_ name: String) throws -> Workload {
    if name.contains("/") { return try load(path: name) }
    let path = directory + "/" + name + ".json"
    // A workload may be called like a file: the one of the catalogue comes first.
    if FileManager.default.fileExists(atPath: path) { return try load(path: path) }
    if name.hasSuffix(".json") { return try load(path: name) }
    throw noSuchWorkload(name)
  }

  /// The workload in the file at `path`.
  public func load(path: String) throws -> Workload {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      throw WorkloadError(kind: .noSuchWorkload, file: path, problem: "there is no such file")
    }
    try Self.checkSize(of: path)
    guard !isDirectory.boolValue, let data = FileManager.default.contents(atPath: path) else {
      throw WorkloadError(kind: .unreadable, file: path, problem: "the file cannot be read")
    }
    return try WorkloadDecoder(registry: registry).decode(
      [UInt8](data), name: Self.name(ofFile: path), file: path,
      folder: URL(fileURLWithPath: path).deletingLastPathComponent().path)
  }

  /// The name of the file at `path` without its extension, letter for letter.
  private static func name(ofFile path: String) -> String {
    let file = path.split(separator: "/").last ?? ""
    guard let dot = file.lastIndex(of: "."), dot > file.startIndex else { return String(file) }
    return String(file[..<dot])
  }

  /// The most bytes of a workload file; its tree takes some fifty times as many.
  private static let mostBytes = 16 << 20

  /// Refuses what has no end, such as a device, and what no workload is as large as.
  private static func checkSize(of path: String) throws {
    guard let file = FileOnDisk(path: path) else { return }
    guard !file.isDevice, file.size <= mostBytes else {
      let finding = file.isDevice ? "it is a device" : "it has \(file.size >> 20) MiB"
      throw WorkloadError(
        kind: .unreadable, file: path, problem: finding, remedy: "a workload is a file of at most 16 MiB")
    }
  }

  private func noSuchWorkload(_ name: String) -> WorkloadError {
    let names = (try? names()) ?? []
    let remedy =
      Spelling.suggestion(for: name, among: names).map { "did you mean \"\($0)\"?" }
      ?? (names.isEmpty ? "there are none in this folder" : "there are: \(names.joined(separator: ", "))")
    return WorkloadError(
      kind: .noSuchWorkload, file: directory, problem: "there is no workload \"\(name)\"", remedy: remedy)
  }
}
