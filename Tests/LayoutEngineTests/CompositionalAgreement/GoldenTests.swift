import Foundation
import LayoutModel
import ReferenceLayout
import Testing

/// Layouts and frames that a person wrote down by the rules: `Tests/Goldens/Compositional`.
@Suite("Compositional goldens")
struct GoldenTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Goldens/Compositional")

  static let names: [String] = {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return all.filter { $0.hasSuffix(".txt") }.sorted()
  }()

  private func file(_ name: String) throws -> GoldenFile {
    let url = Self.folder.appending(path: name)
    return try GoldenFile(name: name, text: String(decoding: Data(contentsOf: url), as: UTF8.self))
  }

  @Test("B10 to B58: the goldens are there")
  func thereAreSome() {
    #expect(Self.names.count >= 20)
  }

  @Test("B10 to B58: the oracle lays out what a person expects", arguments: names)
  func oracle(name: String) throws {
    for problem in GoldenCheck<ReferenceCompositionalLayout>(try file(name)).problems() { Issue.record("\(problem)") }
  }

  @Test("B10 to B58: the engine lays out what a person expects", arguments: names)
  func engine(name: String) throws {
    for problem in GoldenCheck<JudgedCompositionalEngine>(try file(name)).problems() { Issue.record("\(problem)") }
  }

  @Test("Goldens that expect nothing, too little, too much or something else fail")
  func failures() throws {
    let text = """
      container 320 568
      section 2
        group 100%w 40 across
          item 50%w 100%h
      """
    let full = """
      expect
        content 320 40
        section 0 0 40
        item 0.0 0 0 160 40
        item 0.1 160 0 160 40
      """
    func problems(_ expectation: String) throws -> [String] {
      GoldenCheck<ReferenceCompositionalLayout>(try GoldenFile(name: "", text: text + "\n" + expectation)).problems()
    }
    #expect(try problems(full) == [])
    for line in full.split(separator: "\n").dropFirst() {
      let missing = full.replacingOccurrences(of: line + "\n", with: "").replacingOccurrences(of: "\n" + line, with: "")
      #expect(try !problems(missing).isEmpty, "passes without \(line)")
    }
    #expect(try !problems(full + "\n  boundary 0.0 0 0 320 10").isEmpty)
    #expect(try !problems(full.replacingOccurrences(of: "0.1 160", with: "0.1 161")).isEmpty)
    #expect(try !problems(full + " z 1").isEmpty)
    #expect(try !problems(full + "\nvisible 0 0 320 40 item 0.0").isEmpty)
    #expect(throws: GoldenError.self) { try GoldenFile(name: "", text: text) }
    #expect(throws: GoldenError.self) { try GoldenFile(name: "", text: text + " wide\n" + full) }
  }
}
