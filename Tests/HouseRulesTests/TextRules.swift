/// Rules that are about the text of a file, comments and all.
enum TextRules {
  /// The most lines that a file may have.
  static let lineLimit = 500

  /// Marks that put work off. They are put together here so that this file passes its own rule.
  static let marks = ["TO" + "DO", "FIX" + "ME", "XX" + "X", "HA" + "CK"]

  /// Absolute paths that mean the same on every Debian machine.
  static let sharedPaths = [
    "/usr/share/", "/usr/include/", "/usr/bin/env", "/proc/", "/sys/", "/dev/", "/etc/os-release",
    "/etc/debian_version", "/etc/machine-id", "/bin/sh", "/bin/bash",
  ]

  /// Folders at the top of a machine's file system; a path that starts with one names this or that machine.
  static let machineFolders: Set<String> = [
    "Applications", "Library", "Users", "bin", "boot", "build", "data", "etc", "home", "lib", "media", "mnt", "opt",
    "private", "proc", "root", "run", "srv", "sys", "tmp", "usr", "var", "work", "workspace",
  ]

  /// Says if `file` is too long.
  static func length(of file: SourceFile) -> [Violation] {
    let count = file.lines.count - (file.text.hasSuffix("\n") ? 1 : 0)
    guard count > lineLimit else { return [] }
    return [
      Violation(
        path: file.path, line: lineLimit + 1,
        advice: "\(count) lines, at most \(lineLimit): a file holds one idea; split it into Type+Topic.swift")
    ]
  }

  /// The places where `file` puts work off.
  static func marks(in file: SourceFile) -> [Violation] {
    violations(in: file) { line in
      let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      return marks.filter { mark in words.contains { $0 == mark } }
        .map { "`\($0)`: do it now, or file an issue" }
    }
  }

  /// The places where `file` names a path of one machine.
  static func machinePaths(in file: SourceFile) -> [Violation] {
    violations(in: file) { line in
      absolutePaths(in: line).filter { path in !sharedPaths.contains { path.hasPrefix($0) } }
        .map { "`\($0)`: a path of one machine; take it from the environment or start at the package" }
    }
  }

  private static func violations(in file: SourceFile, check: (Substring) -> [String]) -> [Violation] {
    file.lines.enumerated().flatMap { index, line in
      check(line).map { Violation(path: file.path, line: index + 1, advice: $0) }
    }
  }

  /// What looks like an absolute path below one of `machineFolders`.
  private static func absolutePaths(in line: Substring) -> [String] {
    var paths: [String] = []
    var previous: Character = " "
    for index in line.indices {
      defer { previous = line[index] }
      guard line[index] == "/", " \"'`(=:,".contains(previous) else { continue }
      let path = line[index...].prefix { !" \"'`),;:<>|".contains($0) }
      let folder = path.dropFirst().prefix { $0 != "/" }
      guard machineFolders.contains(String(folder)), path.dropFirst(folder.count + 1).first == "/" else { continue }
      paths.append(String(path))
    }
    return paths
  }
}
