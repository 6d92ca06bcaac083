import Foundation
import Glibc
import Testing

@testable import ScrollmarkCLI

@Suite("Output files")
struct OutputFolderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("Missing folders are made, and taken away again if nothing came")
  func makes() throws {
    let output = try OutputFolder(preparing: folder("a/b"))
    #expect(folder.names(in: "a/b") == [])
    output.removeIfEmpty()
    #expect(folder.names() == [])
  }

  @Test("A folder that has something in it stays")
  func stays() throws {
    try folder.write("kept", to: "a/file")
    try OutputFolder(preparing: folder("a/b")).removeIfEmpty()
    #expect(folder.names(in: "a") == ["file"])
  }

  @Test("What an earlier run left under a name of its own goes, what is not its own stays")
  func clears() throws {
    try folder.write("old", to: "a")
    try folder.write("old", to: "b")
    try folder.write("mine", to: "c")
    try OutputFolder(preparing: folder.path).replace([OutputFile(name: "a", bytes: [])], clearing: ["a", "b", "d"])
    #expect(folder.names() == ["a", "c"])
  }

  @Test("Files are written and replaced, and no temporary name stays behind")
  func replaces() throws {
    try folder.write("old", to: "a")
    let output = try OutputFolder(preparing: folder.path)
    try output.replace([
      OutputFile(name: "a", bytes: Array("new".utf8)), OutputFile(name: "b", bytes: []),
    ])
    #expect(folder.text(of: "a") == "new")
    #expect(folder.text(of: "b") == "")
    #expect(folder.names() == ["a", "b"])
  }

  @Test("When one file cannot be written, none is replaced and none is left half-written")
  func allOrNone() throws {
    try folder.write("old", to: "a")
    let output = try OutputFolder(preparing: folder.path)
    let failure = failure {
      () throws(CommandFailure) in
      try output.replace([
        OutputFile(name: "a", bytes: Array("new".utf8)), OutputFile(name: "missing/b", bytes: [1]),
      ])
    }
    #expect(failure?.code == .outputNotWritable)
    #expect(failure?.message == "cannot write \(folder.path)/missing/b: No such file or directory")
    #expect(folder.text(of: "a") == "old")
    #expect(folder.names() == ["a"])
  }

  @Test("A folder in the place of a file is found before anything is replaced")
  func folderInPlace() throws {
    try folder.write("old", to: "a")
    try folder.write("", to: "b/kept")
    let output = try OutputFolder(preparing: folder.path)
    let failure = failure {
      () throws(CommandFailure) in
      try output.replace([OutputFile(name: "a", bytes: [1]), OutputFile(name: "b", bytes: [2])])
    }
    #expect(failure?.message == "cannot write \(folder.path)/b: Is a directory")
    #expect(folder.text(of: "a") == "old")
    #expect(folder.names() == ["a", "b"])
  }

  @Test("A folder that was made for files that cannot be written is taken away")
  func takenAway() throws {
    let output = try OutputFolder(preparing: folder("new"))
    #expect(
      failure { () throws(CommandFailure) in try output.replace([OutputFile(name: "missing/b", bytes: [1])]) } != nil)
    #expect(folder.names() == [])
  }

  @Test("A folder below a file cannot be made")
  func notWritable() throws {
    let file = try folder.write("", to: "file")
    let failure = failure { () throws(CommandFailure) in _ = try OutputFolder(preparing: file + "/out") }
    #expect(failure?.code == .outputNotWritable)
    #expect(failure?.message == "cannot make the output folder \(file)/out: Not a directory")
  }

  @Test("A file in the place of the folder is an error")
  func fileInPlace() throws {
    let file = try folder.write("", to: "file")
    let failure = failure { () throws(CommandFailure) in _ = try OutputFolder(preparing: file) }
    #expect(failure?.code == .outputNotWritable)
    #expect(folder.names() == ["file"])
  }

  @Test(
    "A full disk and a limit on file size have a code of their own",
    arguments: [(ENOSPC, ExitCode.diskFull), (EFBIG, .diskFull), (EDQUOT, .diskFull), (EACCES, .outputNotWritable)])
  func codes(number: Int32, code: ExitCode) {
    #expect(SystemError(number: number).exitCode == code)
  }

  private func failure(of body: () throws(CommandFailure) -> Void) -> CommandFailure? {
    do throws(CommandFailure) {
      try body()
      return nil
    } catch {
      return error
    }
  }
}
