import Foundation
import Testing

@Suite("House rules")
struct HouseRulesTests {
  let manifest: Manifest

  init() throws {
    manifest = Manifest(try Checkout.file("Package.swift").text)
  }

  @Test("The arrows of Package.swift are those of the house")
  func arrows() {
    let drawn = manifest.targets.filter { $0.kind != .tests }
    #expect(Set(drawn.map(\.name)) == Set(House.arrows.keys), "a target was added or removed: draw it in House.arrows")
    for target in drawn {
      #expect(
        Set(target.dependencies) == House.arrows[target.name],
        "Package.swift: the arrows of \(target.name) differ from House.arrows: a new arrow is a decision, draw it there"
      )
    }
  }

  @Test("A target imports only what it may")
  func imports() throws {
    for file in try Checkout.swiftFiles.get() {
      guard let target = file.target else { continue }
      let isTests = file.path.hasPrefix("Tests/")
      let toolchain = isTests ? House.toolchainModulesOfTests : House.toolchainModules[target] ?? []
      let allowed = manifest.reachable(from: target).union(toolchain)
      for (module, line) in SwiftCode.imports(of: file.text) where !allowed.contains(module) {
        report([
          Violation(
            path: file.path, line: line,
            advice: "\(target) may not import \(module); it may import \(allowed.sorted().joined(separator: ", "))")
        ])
      }
    }
  }

  @Test("Every target has its tests")
  func mirroredTests() {
    let tests = Set(manifest.targets.filter { $0.kind == .tests }.map(\.name))
    for target in manifest.targets where target.kind != .tests {
      let expected = House.testedElsewhere[target.name] ?? target.name + "Tests"
      #expect(
        tests.contains(expected)
          && (try? Checkout.files(in: "Tests/\(expected)", extensions: ["swift"]).isEmpty) == false,
        "Package.swift: \(target.name) needs tests in Tests/\(expected)")
    }
  }

  @Test("Libraries do not print and do not end the process")
  func libraries() throws {
    for file in try Checkout.swiftFiles.get() where file.path.hasPrefix("Sources/") {
      if let target = file.target, House.programs.contains(target) { continue }
      report(CodeRules.talking(in: file))
    }
  }

  @Test("Only the files that are named read a clock")
  func clocks() throws {
    for file in try Checkout.swiftFiles.get() where House.clockReaders[file.path] == nil {
      report(CodeRules.clockReading(in: file))
    }
  }

  @Test("Rules of UIKit are raised in one place")
  func traps() throws {
    for file in try Checkout.swiftFiles.get() where file.path.hasPrefix("Sources/") {
      guard House.fatalErrors[file.path] == nil else { continue }
      report(CodeRules.trapping(in: file))
    }
  }

  @Test("P1: nobody asks Foundation whether rectangles intersect")
  func rectangles() throws {
    for file in try Checkout.swiftFiles.get() where file.path.hasPrefix("Sources/") {
      report(CodeRules.rectangles(in: file))
    }
  }

  @Test("C35, C47: a collection view asks its layout through the one door that prepares it first")
  func questions() throws {
    for file in try Checkout.swiftFiles.get()
    where file.path.hasPrefix("Sources/HeadlessUIKit/") && !file.path.hasPrefix("Sources/HeadlessUIKit/Layouts/") {
      report(CodeRules.unpreparedQuestions(in: file))
    }
  }

  @Test("A file holds one idea: it is short")
  func fileLength() throws {
    for file in try Checkout.swiftFiles.get() { report(TextRules.length(of: file)) }
  }

  @Test("Nothing is put off in a comment")
  func marks() throws {
    for file in try Checkout.handwrittenFiles.get() { report(TextRules.marks(in: file)) }
  }

  @Test("Nothing names a path of one machine")
  func machinePaths() throws {
    for file in try Checkout.handwrittenFiles.get() where !file.path.hasPrefix("Tests/HouseRulesTests/") {
      report(TextRules.machinePaths(in: file))
    }
  }

  @Test("The toolchain's own formatter has nothing to say")
  func formatting() throws {
    let lint = try FormatLint.run(on: ["Sources", "Tests", "Package.swift"], in: Checkout.root)
    #expect(lint.status == 0, "run `swift format --in-place --recursive Sources Tests Package.swift`:\n\(lint.output)")
  }

  private func report(_ violations: [Violation]) {
    for violation in violations { Issue.record("\(violation)") }
  }
}
