import Foundation
import Testing

/// Faults that are planted into a scratch copy of the sources, to see that a gate or a stress run finds them. A patch that no longer applies
/// would prove nothing.
@Suite("Planted faults")
struct PlantsTests {
  @Test("Each patch says what it does, changes sources only, and applies to the tree")
  func patches() throws {
    let patches = try Checkout.files(in: "Tests/Plants", extensions: ["patch"])
    #expect(!patches.isEmpty)
    for patch in patches {
      #expect(
        patch.lines.first?.hasPrefix("Fault: ") == true && patch.lines.first?.hasSuffix(".") == true,
        "\(patch.path): the first line is a sentence that starts with `Fault: `")
      let changed = patch.lines.filter { $0.hasPrefix("+++ ") }
      #expect(
        !changed.isEmpty && changed.allSatisfy { $0.hasPrefix("+++ b/Sources/") },
        "\(patch.path): a plant changes files in Sources/, found \(changed)")
      let problem = try Self.problem(with: patch.path)
      #expect(problem == nil, "\(patch.path) no longer applies: make it anew\n\(problem ?? "")")
    }
  }

  @Test("A patch for another tree is noticed")
  func stale() throws {
    let patch = """
      Fault: none.

      --- a/Package.swift
      +++ b/Package.swift
      @@ -1,1 +1,1 @@
      -// what never stood there
      +// something else

      """
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).patch")
    try Data(patch.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(try Self.problem(with: file.path) != nil)
  }

  /// What git says if the patch at `path` does not apply.
  private static func problem(with path: String) throws -> String? {
    let errors = Pipe()
    let git = Process()
    git.executableURL = URL(filePath: "/usr/bin/env")
    git.arguments = ["git", "apply", "--check", path]
    git.currentDirectoryURL = Checkout.root
    git.standardError = errors
    try git.run()
    let said = errors.fileHandleForReading.readDataToEndOfFile()
    git.waitUntilExit()
    return git.terminationStatus == 0 ? nil : String(decoding: said, as: UTF8.self)
  }
}
