import Measurement
import Testing

@Suite("Tolerances that were calibrated")
struct ToleranceTableTests {
  private let feed = ToleranceTable.Entry(
    workload: "feed", size: "full", tolerance: 0.04, floorNanoseconds: 250)

  @Test("A workload and size has its own policy, all others have the standard")
  func lookup() {
    let table = ToleranceTable([feed])
    #expect(
      table.policy(workload: "feed", size: "full")
        == TimePolicy(tolerance: 0.04, floorNanoseconds: 250, level: TimePolicy.standard.level))
    #expect(table.policy(workload: "feed", size: "smoke") == .standard)
    #expect(table.policy(workload: "photos", size: "full") == .standard)
  }

  @Test("The last of several entries holds, and the order does not matter")
  func order() {
    var later = feed
    later.tolerance = 0.05
    let other = ToleranceTable.Entry(workload: "chat", size: "full", tolerance: 0.02, floorNanoseconds: 100)
    #expect(ToleranceTable([feed, other, later]).tolerances == [other, later])
    #expect(ToleranceTable([feed, other]) == ToleranceTable([other, feed]))
  }

  @Test("What is written reads back", arguments: ["feed", "ein Name mit \"Zeichen\"/ü", ""])
  func roundTrip(name: String) throws {
    var entry = feed
    entry.workload = name
    let table = ToleranceTable([entry, feed])
    #expect(try ToleranceTable(json: try table.json()) == table)
  }

  @Test(
    "What is no table is refused, with the reason",
    arguments: [
      ("", ToleranceTableError.foreign), ("{", .foreign), ("[]", .foreign), ("{\"version\":1}", .foreign),
      ("{\"version\":2,\"tolerances\":[]}", .newerVersion(found: 2)),
      (Self.entry(tolerance: "0"), .notAllowed(entry: "a (full)", field: "tolerance")),
      (Self.entry(tolerance: "-1"), .notAllowed(entry: "a (full)", field: "tolerance")),
      (Self.entry(floor: "-1"), .notAllowed(entry: "a (full)", field: "floorNanoseconds")),
      (Self.entry(times: 2), .repeated),
    ])
  func refused(json: String, error: ToleranceTableError) {
    #expect(throws: error) { try ToleranceTable(json: Array(json.utf8)) }
  }

  @Test(
    "The proposal is a quarter more than the farthest bound of a build against itself, in half percents, from 2 % on",
    arguments: [
      // 1.25 times 2.0 % are 2.5 %; 2.1 % make 2.625 %, so 3 %; 1 / 0.96 is 1.0417, so 5.2 %, so 5.5 %.
      ([(0.99, 1.01)], 0.02), ([(0.99, 1.02)], 0.025), ([(0.99, 1.021)], 0.03), ([(0.99, 1.01), (0.96, 1.0)], 0.055),
    ])
  func proposal(bounds: [(Double, Double)], expected: Double) {
    let intervals = bounds.map { ConfidenceInterval(lower: $0.0, upper: $0.1, level: 0.99) }
    #expect(abs(ToleranceTable.proposal(from: intervals) - expected) < 1e-9)
  }

  private static func entry(tolerance: String = "0.03", floor: String = "100", times: Int = 1) -> String {
    let entry = #"{"workload":"a","size":"full","tolerance":\#(tolerance),"floorNanoseconds":\#(floor)}"#
    return #"{"version":1,"tolerances":["# + Array(repeating: entry, count: times).joined(separator: ",") + "]}"
  }
}
