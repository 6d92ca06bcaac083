import Foundation
import Testing

/// Each rule can fail: small inputs that break it, and others that do not.
@Suite("The scanners behind the house rules")
struct RuleScannerTests {
  @Test("Comments and strings are no code, interpolations are")
  func stripping() {
    #expect(SwiftCode.stripped("a // b\nc") == "a     \nc")
    #expect(SwiftCode.stripped("a /* b /* c */ d */ e") == "a                   e")
    #expect(SwiftCode.stripped("f(\"x // y\")") == "f(\"      \")")
    #expect(SwiftCode.stripped("\"x\\\"y\" z") == "\"    \" z")
    #expect(SwiftCode.stripped("\"x\\(f(1)) y\" z") == "\"  (f(1))  \" z")
    #expect(SwiftCode.stripped("#\"x\"y\"# z") == "#\"   \"# z")
    #expect(SwiftCode.stripped("\"\"\"\n a \"b\"\n\"\"\" c") == "\"\"\"\n      \n\"\"\" c")
  }

  @Test("Imports are found in every form, and only where they are code")
  func imports() {
    let text = """
      @testable import One
      import struct Two.Part
      @_exported public import Three
      // import Four
      let text = "import Five"
      """
    let found = SwiftCode.imports(of: text)
    #expect(found.map(\.module) == ["One", "Two", "Three"])
    #expect(found.map(\.line) == [1, 2, 3])
  }

  @Test("Targets and their dependencies are read from a manifest")
  func manifest() {
    let manifest = Manifest(
      """
      let package = Package(
        name: "P",
        products: [.library(name: "A", targets: ["A"]), .plugin(name: "p", targets: ["P"])],
        targets: [
          .target(name: "A"), // .target(name: "Z")
          .target(
            name: "B",
            dependencies: ["A"],
            linkerSettings: [.linkedLibrary("c")]
          ),
          .executableTarget(name: "C", dependencies: ["B"]),
          .plugin(name: "P", capability: .command(intent: .custom(verb: "p", description: "d")), path: "a/b"),
          .testTarget(name: "CTests", dependencies: ["C"]),
        ]
      )
      """)
    #expect(
      manifest.targets == [
        .init(name: "A", kind: .library, dependencies: []),
        .init(name: "B", kind: .library, dependencies: ["A"]),
        .init(name: "C", kind: .executable, dependencies: ["B"]),
        .init(name: "P", kind: .plugin, dependencies: []),
        .init(name: "CTests", kind: .tests, dependencies: ["C"]),
      ])
    #expect(manifest.reachable(from: "CTests") == ["A", "B", "C"])
    #expect(manifest.reachable(from: "A") == [])
  }

  @Test(
    "Printing, streams and exits are found",
    arguments: [
      "print(1)", "  Swift.print(1)", "let text = \"\\(print(1))\"", "FileHandle.standardError.write(data)",
      "fputs(text, stderr)", "exit(1)", "NSLog(text)",
    ])
  func talking(line: String) {
    #expect(!CodeRules.talking(in: SourceFile(path: "f.swift", text: "\n" + line)).isEmpty)
  }

  @Test(
    "What only looks like printing is left alone",
    arguments: [
      "// print(1)", "let text = \"print(1)\"", "blueprint(1)", "document.print(1)", "func print(_ text: String) {",
      "onexit(1)", "let stdoutText = 1",
    ])
  func notTalking(line: String) {
    #expect(CodeRules.talking(in: SourceFile(path: "f.swift", text: line)) == [])
  }

  @Test(
    "Clocks are found",
    arguments: [
      "let now = Date()", "clock_gettime(CLOCK_MONOTONIC, &time)", "ContinuousClock().now", "Date.now",
      "ProcessInfo.processInfo.systemUptime", "Glibc.time(nil)", "DispatchTime.now()",
    ])
  func clocks(line: String) {
    let found = CodeRules.clockReading(in: SourceFile(path: "f.swift", text: "\n" + line))
    #expect(found.first?.line == 2)
  }

  @Test(
    "What only looks like a clock is left alone",
    arguments: ["// Date()", "clock.time(nil)", "Date(timeIntervalSince1970: 0)", "startDate()", "MyContinuousClocks"])
  func noClocks(line: String) {
    #expect(CodeRules.clockReading(in: SourceFile(path: "f.swift", text: line)) == [])
  }

  @Test("Traps and Foundation's rectangles are found, words in comments are not")
  func trapsAndRectangles() {
    let file = SourceFile(
      path: "f.swift", text: "// fatalError() .intersects(\nfatalError(\"x\")\nif a.intersects(b) { c.intersection(d) }"
    )
    #expect(CodeRules.trapping(in: file).map(\.line) == [2])
    #expect(CodeRules.rectangles(in: file).map(\.line) == [3])
  }

  @Test("Questions to a layout that may be out of date are found, those through the door and mere orders are not")
  func questions() {
    let file = SourceFile(
      path: "f.swift",
      text: "layout.invalidateLayout()\npreparedLayout.layoutAttributesForItem(at: path)\n"
        + "newLayout.targetContentOffset(forProposedContentOffset: p)\nview.layoutAttributesForItem(at: path)"
    )
    #expect(CodeRules.unpreparedQuestions(in: file).map(\.line) == [3])
  }

  @Test("A file of 500 lines passes, one of 501 does not")
  func length() {
    let fits = SourceFile(path: "f.swift", text: String(repeating: "\n", count: 500))
    let long = SourceFile(path: "f.swift", text: String(repeating: "\n", count: 501))
    #expect(TextRules.length(of: fits) == [])
    #expect(TextRules.length(of: long).map(\.line) == [501])
  }

  @Test("Marks that put work off are found as words")
  func marks() {
    for mark in TextRules.marks {
      #expect(TextRules.marks(in: SourceFile(path: "f", text: "a\n// \(mark): later")).map(\.line) == [2])
    }
    #expect(TextRules.marks(in: SourceFile(path: "f", text: "mark" + TextRules.marks[0] + "s")) == [])
  }

  @Test(
    "Paths of one machine are found",
    arguments: ["let a = \"/home/me/file\"", "see /tmp/x/y", "`/usr/local/bin/swift`", "cat /etc/passwd"])
  func machinePaths(line: String) {
    #expect(TextRules.machinePaths(in: SourceFile(path: "f", text: line)).count == 1)
  }

  @Test(
    "Paths that every machine has, and divisions, are left alone",
    arguments: [
      "\"/usr/share/dict/words\"", "#!/usr/bin/env bash", "/proc/meminfo", "a/tmp/b", "x = w/data/2", "</data>",
    ])
  func sharedPaths(line: String) {
    #expect(TextRules.machinePaths(in: SourceFile(path: "f", text: line)) == [])
  }

  @Test("The formatter's complaints come through")
  func formatting() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "format-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("let a=1;\n".utf8).write(to: folder.appending(path: "Bad.swift"))
    let lint = try FormatLint.run(on: ["Bad.swift"], in: folder)
    #expect(lint.status != 0)
    #expect(lint.output.contains("Bad.swift:1"))
  }
}
