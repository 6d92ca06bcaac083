import Measurement
import Testing

@Suite struct RunRecordJSONTests {
  private func error(reading text: String) -> RunRecordError? {
    #expect(throws: RunRecordError.self) { try RunRecord(json: Array(text.utf8)) }
  }

  private func text(_ record: RunRecord = Sample.record()) throws -> String {
    String(decoding: try record.json(), as: UTF8.self)
  }

  @Test("A record reads back as it was written, and writes the same bytes again")
  func roundTrip() throws {
    let record = Sample.record()
    let json = try record.json()
    let again = try RunRecord(json: json)
    #expect(again == record)
    #expect(try again.json() == json)
  }

  @Test("Keys are in order, absent values say why, and a line feed ends the text")
  func canonical() throws {
    let text = try text()
    #expect(text.hasPrefix(#"{"environment":{"allocator":{"value":"jemalloc 5.3.0"},"buildMode":"release","commit":"#))
    #expect(text.contains(#""commit":{"absent":"git is missing"}"#))
    #expect(text.contains(#""columns":{"allocations":[0,10,0,0],"time":[2000000,4000000,9000000,1000000]}"#))
    #expect(text.contains(#""offset":[0,20.5,41,61.5]"#))
    #expect(text.hasSuffix("}]}\n") || text.hasSuffix("}\n"))
  }

  @Test("What is no JSON is refused", arguments: ["hello", "\u{0}\u{1}", "scrollmark", "{]}", #"{"version" 1}"#])
  func notJSON(text: String) {
    #expect(error(reading: text) == .notJSON)
  }

  @Test("An empty file is refused", arguments: ["", " \n"])
  func empty(text: String) {
    #expect(error(reading: text) == .empty)
  }

  @Test("A record cut off anywhere is refused as truncated")
  func truncated() throws {
    let text = try text()
    for length in stride(from: 1, to: text.count - 1, by: 97) {
      #expect(error(reading: String(text.prefix(length))) == .truncated)
    }
  }

  @Test(
    "JSON of another kind is refused",
    arguments: [
      ("[1, 2]", "version"), ("{}", "version"), (#"{"version": "1"}"#, "version"), (#"{"version": 0}"#, "version"),
      (#"{"name": "package", "version": 1}"#, "workloads"),
    ])
  func foreign(text: String, field: String) {
    #expect(error(reading: text) == .foreign(field: field))
  }

  @Test("A newer version is refused, whatever else is in it")
  func newer() {
    #expect(error(reading: #"{"version": 3, "shape": "unknown"}"#) == .newerVersion(found: 3, supported: 2))
  }

  @Test("A missing field is named with its place")
  func missing() throws {
    let broken = try text().replacing(#""size":"full","#, with: "")
    #expect(error(reading: broken) == .invalid(field: "workloads[0].size", problem: "is missing"))
  }

  @Test("A field of the wrong type is named with its place")
  func wrongType() throws {
    let broken = try text().replacing(#""items":100"#, with: #""items":"many""#)
    let found = try #require(error(reading: broken))
    guard case .invalid(let field, _) = found else {
      Issue.record("\(found)")
      return
    }
    #expect(field == "workloads[0].items")
  }

  @Test("A table with too few numbers is refused")
  func shortColumn() throws {
    let broken = try text().replacing("[2000000,4000000,9000000,1000000]", with: "[2000000]")
    #expect(
      error(reading: broken)
        == .invalid(field: "workloads[0].frames.columns.time", problem: "has 1 numbers instead of 4, one a frame"))
  }

  @Test("Numbers out of bounds are refused before anything is computed from them")
  func bounds() throws {
    let zeroRate = try text().replacing(#""framesPerSecond":120"#, with: #""framesPerSecond":0"#)
    #expect(
      error(reading: zeroRate)
        == .invalid(field: "workloads[0].framesPerSecond", problem: "is 0; it lies between 1 and 1,000,000"))
    let backwards = try text().replacing("9000000", with: "-9000000")
    #expect(
      error(reading: backwards)
        == .clockWentBack(field: "workloads[0].frames.columns.time"))
    let huge = try text().replacing("[0,10,0,0]", with: "[0,9223372036854775807,1,0]")
    #expect(
      error(reading: huge)
        == .invalid(field: "workloads[0].frames.columns.allocations", problem: "has numbers too large to add up"))
  }

  @Test("A record that would not read back is not written")
  func unwritable() {
    var record = Sample.record()
    record.workloads[0].frames.offset[2] = .nan
    #expect(
      throws: RunRecordError.invalid(field: "workloads[0].frames.offset", problem: "has a number that is not finite")
    ) {
      try record.json()
    }
  }

  @Test(
    "Every error says what to do",
    arguments: [
      RunRecordError.empty, .notJSON, .truncated, .foreign(field: "version"), .newerVersion(found: 9, supported: 1),
      .invalid(field: "workloads[0].size", problem: "is missing"), .notFinite, .clockWentBack(field: "time"),
      .duplicate(name: "photos", size: "full", first: 0, second: 1),
    ])
  func advice(error: RunRecordError) {
    #expect(["Run", "Name", "Copy", "Update"].contains { "\(error)".contains(". \($0) ") })
  }
}
