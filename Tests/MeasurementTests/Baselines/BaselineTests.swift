import Foundation
import Testing

@testable import Measurement

@Suite("Baselines")
struct BaselineTests {
  @Test("A baseline holds sums, worst frames and the opening of every exact metric, and the peak")
  func making() throws {
    let entry = try #require(try Counted.baseline().sizes["full"])
    #expect(
      entry.total["allocations"] == 10 && entry.max["allocations"] == 4
        && entry.opening["allocations"] == 100)
    #expect(entry.peakBytes == 4096)
    let exact = FrameMetric.allCases.filter { $0.unit != .nanoseconds }.map(\.rawValue)
    #expect(Set(entry.total.keys) == Set(exact))
    #expect(entry.subject.items == 1000 && entry.subject.frames == 4)
  }

  @Test("What was not measured makes no baseline: a count that is absent is not zero")
  func unmeasured() {
    var result = Counted.result()
    result.frames.columns[.allocations] = nil
    result.frames.absent[.allocations] = "the canary read 999"
    #expect(
      throws: BaselineError.notMeasured(
        metric: "allocations", size: "full", reason: "the canary read 999")
    ) { try Counted.baseline(result) }
    #expect(throws: BaselineError.notMeasured(metric: "peakBytes", size: "full", reason: "no")) {
      try Counted.baseline(Counted.result(peak: .absent(reason: "no")))
    }
  }

  @Test("A workload outside the exact tier has a baseline without numbers that says why")
  func outside() throws {
    let baseline = try Counted.baseline(Counted.result(notExact: "its items move"))
    #expect(baseline.sizes.isEmpty && baseline.notExact == "its items move")
  }

  @Test("JSON reads back, one number a line, and equal baselines are equal bytes")
  func roundTrip() throws {
    let baseline = try Counted.baseline(Counted.result(), Counted.result(size: "smoke"))
    let json = try baseline.json()
    #expect(try Baseline(json: json, workload: "feed") == baseline)
    #expect(try Counted.baseline(Counted.result(), Counted.result(size: "smoke")).json() == json)
    #expect(String(decoding: json, as: UTF8.self).contains("\"allocations\" : 10,\n"))
  }

  @Test(
    "What is no baseline is refused with what is wrong with it",
    arguments: [
      ("", BaselineError.empty), (" \n", .empty), ("feed", .notJSON),
      ("{\"version\": 1, \"sizes\"", .truncated),
      ("[]", .foreign(field: "version")), ("{\"runs\": []}", .foreign(field: "version")),
      ("{\"version\": 1, \"workloads\": []}", .foreign(field: "sizes")),
      ("{\"version\": \"1\", \"sizes\": {}}", .foreign(field: "version")),
      ("{\"version\": 2, \"sizes\": {}}", .newerVersion(found: 2, supported: 1)),
      ("{\"version\": 1, \"sizes\": {}}", .invalid(field: "workload", problem: "is missing")),
    ])
  func bad(text: String, error: BaselineError) {
    #expect(throws: error) { try Baseline(json: Array(text.utf8), workload: "feed") }
  }

  @Test("A number that is none, or too large, is refused with its field")
  func badNumbers() throws {
    let text = String(decoding: try Counted.baseline().json(), as: UTF8.self)
    for other in ["NaN", "1e400", "\"10\"", "null"] {
      let parts = text.components(separatedBy: "\"allocations\" : 10,")
      let broken = parts.joined(separator: "\"allocations\" : \(other),")
      #expect(throws: BaselineError.self, "\(other)") {
        try Baseline(json: Array(broken.utf8), workload: "feed")
      }
    }
  }

  @Test("Every byte less than the whole is refused")
  func truncated() throws {
    let json = try Counted.baseline().json()
    for length in stride(from: 0, to: json.count - 2, by: 7) {
      #expect(throws: BaselineError.self) {
        try Baseline(json: Array(json.prefix(length)), workload: "feed")
      }
    }
  }

  @Test("A file that holds another workload's baseline is refused")
  func misplaced() throws {
    let json = try Counted.baseline().json()
    #expect(throws: BaselineError.misplaced(workload: "feed")) {
      try Baseline(json: json, workload: "chat")
    }
  }

  @Test("An error is a sentence that says what to do")
  func words() {
    #expect(
      BaselineError.newerVersion(found: 9, supported: 1).description
        == "`version` is 9, and this build reads versions up to 1. Update scrollmark, or use the build that wrote the file"
    )
  }
}

@Suite("Names of baseline files")
struct BaselineFileNameTests {
  @Test(
    "Plain names stand as they are, others with their bytes in hexadecimal",
    arguments: [
      ("feed", "feed.json"), ("apply-edits_2.v1", "apply-edits_2.v1.json"),
      (".hidden", "%2Ehidden.json"),
      ("my list", "my%20list.json"), ("100%", "100%25.json"), ("%25", "%2525.json"),
      ("é", "%C3%A9.json"),
      ("a~b", "a%7Eb.json"), ("new\nline", "new%0Aline.json"), ("..", "%2E..json"),
      ("x.json", "x.json.json"),
    ])
  func names(workload: String, file: String) {
    #expect(BaselineFileName.of(workload) == file)
  }

  @Test(
    "Names as long as a file's may be fit, and those that differ in the last letter have other files"
  )
  func long() {
    let letters = String(repeating: "x", count: 249)
    let signs = String(repeating: "é", count: 125)
    let names = [letters + "a", letters + "b", signs, String(signs.dropLast()) + "xx"].map(
      BaselineFileName.of)
    #expect(Set(names).count == 4)
    #expect(names.allSatisfy { $0.utf8.count <= 255 && $0.hasSuffix(".json") && !$0.contains("/") })
  }

  @Test("No two names of up to two bytes share a file")
  func injective() {
    let letters = (1..<128).filter { $0 != 47 }.map { String(UnicodeScalar(UInt8($0))) }
    let names = letters + letters.flatMap { first in letters.map { first + $0 } }
    #expect(Set(names.map(BaselineFileName.of)).count == names.count)
  }
}
