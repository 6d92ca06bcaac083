import Foundation
import Measurement

/// `scrollmark init`: writes a package with a layout of one's own.
struct InitCommand {
  /// What the user typed.
  let arguments: ParsedArguments
  /// The variables of the environment.
  let environment: [String: String]

  /// Writes the package into an empty or new folder and says what to type next.
  func run() throws(CommandFailure) -> ExitCode {
    let path = arguments.operands[0]
    let target = URL(fileURLWithPath: path).standardizedFileURL
    let scrollmark = try Self.scrollmark(arguments, environment)
    let package = StarterPackage(name: try Self.name(of: target, besides: scrollmark), scrollmark: scrollmark)
    try Self.checkEmpty(path)
    var folders: [String: [OutputFile]] = [:]
    for (file, text) in package.files {
      let parts = file.split(separator: "/").map(String.init)
      let folder = ([path] + parts.dropLast()).joined(separator: "/")
      folders[folder, default: []].append(OutputFile(name: parts[parts.count - 1], bytes: Array(text.utf8)))
    }
    for (folder, files) in folders.sorted(by: { $0.key < $1.key }) {
      try OutputFolder(preparing: folder).replace(files)
    }
    try Terminal.write(Self.farewell(path, package))
    return .success
  }

  private static func farewell(_ path: String, _ package: StarterPackage) -> String {
    let here = URL(fileURLWithPath: ".").standardizedFileURL.path
    let isHere = URL(fileURLWithPath: path).standardizedFileURL.path == here
    return package.files.map { "\(path)/\($0.path)\n" }.joined() + """

      Next:
      \(isHere ? "" : "  cd \(ShellWord.quoted(path))\n")  swift test
        swift package scrollmark run

      """
  }

  /// The name of the package is that of its folder, in letters that a manifest takes, and not that of the package it uses: packages are
  /// told apart by their folders.
  private static func name(of folder: URL, besides scrollmark: String) throws(CommandFailure) -> String {
    let name = folder.lastPathComponent
    let isPlain = name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) }
    guard isPlain, name.first?.isLetter == true else {
      throw CommandFailure(
        .usage,
        "a package cannot be named '\(name)': take a folder whose name begins with a letter and has only the letters a to z and "
          + "A to Z, digits, - and _")
    }
    let taken = ["scrollmark", URL(fileURLWithPath: scrollmark).lastPathComponent.lowercased()]
    guard !taken.contains(name.lowercased()) else {
      throw CommandFailure(.usage, "'\(name)' is the name of the package that this one is to use: take another folder")
    }
    return name
  }

  /// The folder of the Scrollmark package, absolute.
  private static func scrollmark(
    _ arguments: ParsedArguments, _ environment: [String: String]
  ) throws(CommandFailure) -> String {
    let named = arguments.text("--scrollmark") ?? environment["SCROLLMARK_HOME"] ?? "."
    let folder = URL(fileURLWithPath: named.isEmpty ? "." : named).standardizedFileURL.path
    guard FileManager.default.fileExists(atPath: folder + "/Sources/ScrollmarkCLI") else {
      throw CommandFailure(
        .usage,
        "\(folder) is not a checkout of Scrollmark: name one with --scrollmark DIR, so that the package can use it")
    }
    return folder
  }

  private static func checkEmpty(_ path: String) throws(CommandFailure) {
    guard FileManager.default.fileExists(atPath: path) else { return }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      throw CommandFailure(.folderNotEmpty, "\(path) is there and is not a folder that can be read: name a new one")
    }
    guard let first = names.min() else { return }
    throw CommandFailure(.folderNotEmpty, "\(path) is not empty (there is \(first)): name a new or an empty folder")
  }
}
