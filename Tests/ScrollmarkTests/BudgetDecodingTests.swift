import Measurement
import Testing

@testable import Scrollmark

@Suite("Budgets in workload files")
struct BudgetDecodingTests {
  private func text(_ budgets: String, counts: String? = nil) -> WorkloadText {
    var text = WorkloadText("budgets", budgets)
    if let counts { text.fields.append(("counts", counts)) }
    return text
  }

  private func error(_ budget: String, counts: String? = nil) -> WorkloadError? {
    text("[\(budget)]", counts: counts).error
  }

  @Test("A budget is read with all its fields; without budgets there are none")
  func fields() throws {
    #expect(try WorkloadText().decode().budgets.isEmpty)
    let workload = try text(
      #"""
      [{"metric": "allocations", "statistic": "perFrame", "size": "smoke", "step": 1, "least": 0, "most": 2.5},
       {"metric": "peakBytes", "relativeTo": {"workload": "twin", "size": "full"}, "most": 0.5},
       {"metric": "nodesVisited", "statistic": "total", "over": "counts", "most": 0.2}]
      """#, counts: "[1000, 10000, 100000]"
    ).decode()
    #expect(
      workload.budgets == [
        Budget(
          metric: .frame(.allocations), statistic: .perFrame, size: "smoke", step: 0, least: 0, most: 2.5,
          place: "budgets[0]"),
        Budget(
          metric: .peakBytes, statistic: .max, reference: Budget.Reference(workload: "twin", size: "full"), most: 0.5,
          place: "budgets[1]"),
        Budget(
          metric: .frame(.nodesVisited), statistic: .total, isOverCounts: true, most: 0.2, place: "budgets[2]"),
      ])
    let description = workload.describe()
    #expect(description.contains("allocations, perFrame, in step 1, at smoke: at least 0 and at most 2.5\n"))
    #expect(description.contains("peakBytes, beside twin (full): at most 0.5 times\n"))
    #expect(description.contains("nodesVisited, total, over counts: at most 0.2 as exponent\n"))
  }

  @Test(
    "What is wrong with one budget is said with its place and what is allowed",
    arguments: [
      (
        #"{"metric": "allocation", "statistic": "total", "most": 1}"#, WorkloadError.Kind.outOfRange,
        "budgets[0].metric"
      ),
      (#"{"statistic": "total", "most": 1}"#, .missingKey, "budgets[0].metric"),
      (#"{"metric": "time", "most": 1}"#, .missingKey, "budgets[0].statistic"),
      (#"{"metric": "time", "statistic": "mean", "most": 1}"#, .outOfRange, "budgets[0].statistic"),
      (#"{"metric": "time", "statistic": "max"}"#, .missingKey, "budgets[0].most"),
      (#"{"metric": "time", "statistic": "max", "most": "1"}"#, .wrongType, "budgets[0].most"),
      (#"{"metric": "time", "statistic": "max", "most": 1e19}"#, .outOfRange, "budgets[0].most"),
      (#"{"metric": "time", "statistic": "max", "moist": 1}"#, .missingKey, "budgets[0].most"),
      (#"{"metric": "time", "statistic": "max", "most": 1, "limit": 1}"#, .unknownKey, "budgets[0].limit"),
      (#"{"metric": "time", "statistic": "max", "most": 1, "size": "tiny"}"#, .outOfRange, "budgets[0].size"),
      (#"{"metric": "time", "statistic": "max", "most": 1, "size": "1000"}"#, .outOfRange, "budgets[0].size"),
      (#"{"metric": "time", "statistic": "max", "most": 1, "step": 0}"#, .outOfRange, "budgets[0].step"),
      (#"{"metric": "time", "statistic": "max", "most": 1, "step": 2}"#, .outOfRange, "budgets[0].step"),
      (#"{"metric": "time", "statistic": "opening", "most": 1, "step": 1}"#, .outOfRange, "budgets[0].step"),
      (#"{"metric": "peakBytes", "statistic": "max", "most": 1}"#, .unknownKey, "budgets[0].statistic"),
      (#"{"metric": "peakBytes", "most": 1, "step": 1}"#, .outOfRange, "budgets[0].step"),
      (#"{"metric": "time", "statistic": "p99", "most": 1}"#, .outOfRange, "budgets[0].statistic"),
      (#"{"metric": "time", "statistic": "max", "most": 1, "over": "counts"}"#, .outOfRange, "budgets[0].over"),
      (#"{"metric": "time", "statistic": "max", "most": 1, "over": "frames"}"#, .outOfRange, "budgets[0].over"),
      (
        #"{"metric": "time", "statistic": "max", "most": 1, "relativeTo": {"workload": "test"}}"#, .outOfRange,
        "budgets[0].relativeTo.workload"
      ),
    ])
  func wrong(budget: String, kind: WorkloadError.Kind, place: String) {
    let error = error(budget)
    #expect(error?.kind == kind && error?.place == place, "\(error?.description ?? "it was read")")
  }

  @Test("p99 takes a hundred frames, in the step that it is about")
  func percentile() throws {
    var enough = WorkloadText("script", #"[{"sweep": {"frames": 100}}, {"rest": {"frames": 99}}]"#)
    enough.fields.append(("budgets", #"[{"metric": "time", "statistic": "p99", "step": 1, "most": 1}]"#))
    #expect(try enough.decode().budgets.count == 1)
    var few = WorkloadText("script", #"[{"sweep": {"frames": 100}}, {"rest": {"frames": 99}}]"#)
    few.fields.append(("budgets", #"[{"metric": "time", "statistic": "p99", "step": 2, "most": 1}]"#))
    #expect(few.error?.place == "budgets[0].statistic")
  }

  @Test("Budgets that contradict each other are refused, with the one that has to go")
  func contradictions() {
    let error = error(
      #"{"metric": "time", "statistic": "max", "most": 1}, {"metric": "time", "statistic": "max", "most": 2}"#)
    #expect(error?.kind == .outOfRange && error?.place == "budgets[1]")
    #expect(error?.problem == "it is about the same number as budgets[0]")
    let slope = #"{"metric": "time", "statistic": "max", "most": 1, "over": "counts", "size": "smoke"}"#
    #expect(self.error(slope, counts: "[1000, 2000, 3000]")?.place == "budgets[0].size")
  }
}
