import Testing

@testable import ScrollmarkCLI

/// A workload file that is wrong in one place.
struct BadWorkload: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var text: String
  var code: ExitCode
  /// What the message has to name: the field and the value.
  var named: [String]

  init(_ description: String, _ text: String, _ code: ExitCode, naming named: [String] = []) {
    testDescription = description
    self.text = text
    self.code = code
    self.named = named
  }

  static let all: [BadWorkload] = [
    BadWorkload("an empty file", "", .malformed),
    BadWorkload("no JSON", "{ \"summary\": }", .malformed, naming: ["line 1"]),
    BadWorkload("cut off", String(WorkloadFile.valid.dropLast(3)), .malformed),
    BadWorkload("not an object", "[1]", .wrongType),
    BadWorkload(
      "a missing key", WorkloadFile.replacing("\"summary\"", with: "\"sumary\""), .missingKey, naming: ["summary"]),
    BadWorkload(
      "an unknown key", WorkloadFile.replacing("\"sizes\": { ", with: "\"sale\": 2, \"sizes\": { "), .unknownKey,
      naming: ["sale", "did you mean \"scale\"?"]),
    BadWorkload(
      "a wrong type", WorkloadFile.replacing("1000", with: "\"many\""), .wrongType, naming: ["sizes.full", "many"]),
    BadWorkload("no items", WorkloadFile.replacing("1000", with: "0"), .outOfRange, naming: ["sizes.full", "0"]),
    BadWorkload(
      "a negative count", WorkloadFile.replacing("1000", with: "-3"), .outOfRange, naming: ["sizes.full", "-3"]),
    BadWorkload("an absurd count", WorkloadFile.replacing("1000", with: "1e30"), .outOfRange, naming: ["sizes.full"]),
    BadWorkload(
      "an infinite size", WorkloadFile.replacing("40", with: "1e999"), .badSize, naming: ["items.height.fixed"]),
    BadWorkload(
      "a size that is no number", WorkloadFile.replacing("40", with: "\"NaN\""), .badSize,
      naming: ["items.height.fixed", "NaN"]),
    BadWorkload(
      "a negative size", WorkloadFile.replacing("40", with: "-3"), .badSize, naming: ["items.height.fixed", "-3"]),
  ]
}

@Suite("Workload files that are wrong")
struct BadWorkloadTests {
  private let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
  }

  @Test("The error names file, field and value, and has its exit code", arguments: BadWorkload.all)
  func error(bad: BadWorkload) throws {
    let file = try home.write(bad.text, to: "Workloads/bad.json")
    let outcome = try ToolProcess.scrollmark(["show", "bad"], home: home.path)
    #expect(outcome.status == bad.code.rawValue)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("scrollmark: \(file): "))
    for name in bad.named { #expect(outcome.errors.contains(name)) }
  }

  @Test("A workload file that is not UTF-8 is an error of its own")
  func notUTF8() throws {
    try home.write([0x7B, 0xFF, 0x7D], to: "Workloads/bad.json")
    let outcome = try ToolProcess.scrollmark(["show", "bad"], home: home.path)
    #expect(outcome.status == ExitCode.notUTF8.rawValue)
  }
}
