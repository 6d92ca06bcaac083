import Foundation
import Testing

@testable import ScrollmarkCLI

@Suite("Starting a package of one's own")
struct StartingTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func start(_ path: String, home: String = ToolProcess.root.path) throws -> ToolProcess.Outcome {
    try ToolProcess.scrollmark(["init", path], home: home)
  }

  @Test("`init` writes a package, lists its files and says what to type next")
  func package() throws {
    let outcome = try start(folder("masonry"))
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(outcome.output.contains("\(folder("masonry"))/Sources/Layouts/ZigzagLayout.swift\n"))
    #expect(outcome.output.hasSuffix("  cd \(folder("masonry"))\n  swift test\n  swift package scrollmark run\n"))
    #expect(
      folder.names(in: "masonry") == [".gitignore", "Package.swift", "README.md", "Sources", "Tests", "Workloads"])
    #expect(folder.text(of: "masonry/.gitignore") == ".build/\nReports/latest/\nReports/profile/\n")
    let manifest = try #require(folder.text(of: "masonry/Package.swift"))
    #expect(manifest.contains("name: \"masonry\""))
    #expect(manifest.contains("path: \"\(ToolProcess.root.path)\""))
  }

  @Test("The sources of the package import nothing that Apple's SDK lacks, but for the tool")
  func imports() throws {
    _ = try start(folder("a"))
    let layout = try #require(folder.text(of: "a/Sources/Layouts/ZigzagLayout.swift"))
    #expect(layout.split(separator: "\n").filter { $0.hasPrefix("import") } == ["import UIKit"])
  }

  @Test("A package in the current folder needs no change of folder")
  func here() throws {
    try FileManager.default.createDirectory(atPath: folder("masonry"), withIntermediateDirectories: true)
    let outcome = try ToolProcess.run(
      "/bin/sh", ["-c", "cd \"$0\" && exec \"$@\"", folder("masonry"), ToolProcess.tool.path, "init", "."],
      environment: ["SCROLLMARK_HOME": ToolProcess.root.path])
    #expect(outcome.status == 0)
    #expect(outcome.output.hasSuffix("\nNext:\n  swift test\n  swift package scrollmark run\n"))
  }

  @Test("An empty folder is taken, one with something in it is left alone")
  func occupied() throws {
    try FileManager.default.createDirectory(atPath: folder("empty"), withIntermediateDirectories: true)
    #expect(try start(folder("empty")).status == 0)
    let again = try start(folder("empty"))
    #expect(again.status == ExitCode.folderNotEmpty.rawValue)
    #expect(
      again.errors
        == "scrollmark: \(folder("empty")) is not empty (there is .gitignore): name a new or an empty folder\n")
    try folder.write("", to: "file")
    #expect(try start(folder("file")).status == ExitCode.folderNotEmpty.rawValue)
  }

  @Test("A name that no package can have, and a place without Scrollmark, are usage errors and write nothing")
  func refused() throws {
    let named = try start(folder("my layouts"))
    #expect(named.status == ExitCode.usage.rawValue)
    #expect(named.errors.contains("a package cannot be named 'my layouts'"))
    let digit = try start(folder("9x"))
    #expect(digit.status == ExitCode.usage.rawValue)
    #expect(digit.errors.contains("a package cannot be named '9x': take a folder whose name begins with a letter"))
    let homeless = try start(folder("b"), home: folder.path)
    #expect(homeless.status == ExitCode.usage.rawValue)
    #expect(homeless.errors.contains("is not a checkout of Scrollmark: name one with --scrollmark DIR"))
    let same = try start(folder("Scrollmark"))
    #expect(same.status == ExitCode.usage.rawValue)
    #expect(same.errors.contains("'Scrollmark' is the name of the package that this one is to use"))
    #expect(folder.names() == [])
  }

  @Test("The workload of the package is one that the tool reads, but for the layout that only the package knows")
  func workload() throws {
    try folder.write(
      StarterSources.workload.split(separator: #""zigzag", "rowHeight": 60"#, omittingEmptySubsequences: false)
        .joined(separator: #""list", "rowHeight": 60"#), to: "zigzag.json")
    #expect(try ToolProcess.scrollmark(["show", folder("zigzag.json")], home: "/proc").status == 0)
  }

  @Test("A path in a manifest is a literal, whatever letters it has")
  func literal() {
    #expect(StarterPackage.literal(#"a"b\c"#) == #""a\"b\\c""#)
  }
}
