import Foundation

/// The sources on disk, as the house rules see them.
enum Checkout {
  /// The folder that holds Package.swift.
  static let root: URL = {
    var folder = URL(filePath: #filePath).deletingLastPathComponent()
    while folder.path != "/", !FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) {
      folder.deleteLastPathComponent()
    }
    return folder
  }()

  /// The files below `folder` that end in one of `extensions`; all files if it is empty. Hidden files are left out.
  static func files(in folder: String, extensions: Set<String> = []) throws -> [SourceFile] {
    let top = root.appending(path: folder)
    guard let walk = FileManager.default.enumerator(at: top, includingPropertiesForKeys: [.isRegularFileKey]) else {
      return []
    }
    var files: [SourceFile] = []
    for case let url as URL in walk where extensions.isEmpty || extensions.contains(url.pathExtension) {
      guard try url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else { continue }
      guard !url.lastPathComponent.hasPrefix(".") else { continue }
      files.append(try SourceFile(url: url))
    }
    return files.sorted { $0.path < $1.path }
  }

  /// The file at `path`, which starts at the root.
  static func file(_ path: String) throws -> SourceFile {
    try SourceFile(url: root.appending(path: path))
  }

  /// The Swift files of the package: sources, tests, manifest.
  static let swiftFiles: Result<[SourceFile], any Error> = Result {
    try files(in: "Sources", extensions: ["swift"]) + files(in: "Tests", extensions: ["swift"])
      + [file("Package.swift")]
  }

  /// The files that people write by hand: the Swift files, C, scripts, documents, workloads.
  static let handwrittenFiles: Result<[SourceFile], any Error> = Result {
    let documents = try FileManager.default.contentsOfDirectory(atPath: root.path).filter { $0.hasSuffix(".md") }
    return try swiftFiles.get() + files(in: "Sources", extensions: ["c", "h", "md"]) + files(in: "ci")
      + files(in: "Workloads") + documents.sorted().map(file)
  }
}

/// A text file with its path from the root of the package.
struct SourceFile: Sendable {
  let path: String
  let text: String

  init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  init(url: URL) throws {
    let root = Checkout.root.path + "/"
    path = url.path.hasPrefix(root) ? String(url.path.dropFirst(root.count)) : url.path
    text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
  }

  /// The target whose folder the file is in, or nil.
  var target: String? {
    let parts = path.split(separator: "/")
    guard parts.count > 2, parts[0] == "Sources" || parts[0] == "Tests" else { return nil }
    return String(parts[1])
  }

  /// The lines of the text.
  var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
}

/// A place where a rule is broken, and what to do about it.
struct Violation: CustomStringConvertible, Equatable {
  let path: String
  let line: Int
  let advice: String

  var description: String { "\(path):\(line): \(advice)" }
}
