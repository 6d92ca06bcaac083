import Measurement
import Testing

@Suite struct PassTotalsTests {
  private func record(_ change: (inout PassTotals) -> Void = { _ in }) -> RunRecord {
    var totals = PassTotals(
      warmUp: WarmUp(rule: .fixed, discarded: 1), discarded: [.time: [30]], frames: [.time: [16, 17, 18]],
      opening: [.time: [5, 6, 7]])
    change(&totals)
    var record = Sample.record()
    record.workloads[0].passes = .value(totals)
    return record
  }

  @Test("Totals are the sums over the frames, a number a pass, of the metrics of time alone")
  func sums() {
    let table = Sample.result().frames
    #expect(PassTotals.totals(of: [table, table]) == [.time: [16_000_000, 16_000_000]])
    #expect(PassTotals.totals(of: []) == [:])
  }

  @Test("Totals read back as they were written")
  func roundTrip() throws {
    #expect(try RunRecord(json: record().json()) == record())
  }

  @Test("A total for each pass is asked for")
  func counts() {
    let field = "workloads[0].passes.value"
    #expect(
      throws: RunRecordError.invalid(
        field: "\(field).frames.time", problem: "has 2 numbers instead of 3, one a pass")
    ) { try record { $0.frames[.time] = [1, 2] }.json() }
    #expect(
      throws: RunRecordError.invalid(
        field: "\(field).discarded.time", problem: "has 1 numbers instead of 0, one a pass")
    ) { try record { $0.warmUp.discarded = 0 }.json() }
  }

  @Test("A total that is negative means that the clock went back")
  func backwards() {
    #expect(throws: RunRecordError.clockWentBack(field: "workloads[0].passes.value.opening.time")) {
      try record { $0.opening[.time] = [5, -6, 7] }.json()
    }
  }

  @Test("Two results of one name and size are refused, two sizes are not")
  func duplicates() throws {
    var record = record()
    record.workloads.append(Sample.result(name: "feed"))
    record.workloads.append(Sample.result())
    #expect(throws: RunRecordError.duplicate(name: "photos", size: "full", first: 0, second: 2)) {
      try record.json()
    }
    record.workloads[2].size = "smoke"
    #expect(try RunRecord(json: record.json()).workloads.count == 3)
  }

  @Test(
    "NaN and infinity of other programs are refused with words of their own",
    arguments: ["NaN", "Infinity", "-Infinity", "nan", "inf"])
  func notFinite(number: String) throws {
    let text = String(decoding: try record().json(), as: UTF8.self).replacing("20.5", with: number)
    #expect(throws: RunRecordError.notFinite) { try RunRecord(json: Array(text.utf8)) }
  }

  @Test("The word alone, in a name, is no such number")
  func word() throws {
    var record = record()
    record.workloads[0].name = "NaN \"Infinity\\"
    #expect(try RunRecord(json: record.json()) == record)
    #expect(throws: RunRecordError.notJSON) { try RunRecord(json: Array("{\"NaN\\\"\" 1}".utf8)) }
  }
}
