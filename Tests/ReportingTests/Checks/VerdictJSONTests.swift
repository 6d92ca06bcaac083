import Foundation
import Measurement
import Reporting
import Testing

@Suite struct VerdictJSONTests {
  @Test("The verdict, letter for letter")
  func whole() throws {
    var report = SampleReport.report
    report.findings = [SampleReport.slower]
    #expect(
      String(decoding: try VerdictJSON.render(report), as: UTF8.self) == """
        {
          "base" : "main.json",
          "counts" : {
            "improvement" : 0,
            "invalidMeasurement" : 0,
            "missingBaseline" : 0,
            "notComparable" : 0,
            "nothingRan" : 0,
            "pass" : 0,
            "regression" : 1
          },
          "findings" : [
            {
              "base" : 2000000,
              "check" : "time",
              "head" : 2120000,
              "interval" : {
                "level" : 0.95,
                "lower" : 1.041,
                "upper" : 1.0801
              },
              "limit" : 1.03,
              "message" : "photos (full) takes 4.1 % to 8.0 % longer.",
              "metric" : "time",
              "outcome" : "regression",
              "size" : "full",
              "statistic" : "total",
              "unit" : "ns",
              "workload" : "photos"
            }
          ],
          "head" : "pr.json",
          "isShard" : false,
          "notes" : [
            "One pass was discarded."
          ],
          "outcome" : "regression",
          "title" : "Head against base",
          "version" : 1
        }

        """)
  }

  @Test("A verdict reads back as the report it was made from; other JSON does not")
  func roundTrip() throws {
    #expect(VerdictJSON.report(from: try VerdictJSON.render(SampleReport.report)) == SampleReport.report)
    #expect(VerdictJSON.report(from: Array("{\"version\":1}".utf8)) == nil)
    let newer = String(decoding: try VerdictJSON.render(SampleReport.report), as: UTF8.self)
      .replacing("\"version\" : 1", with: "\"version\" : 2")
    #expect(VerdictJSON.report(from: Array(newer.utf8)) == nil)
    #expect(VerdictJSON.version(in: Array(newer.utf8)) == 2)
    #expect(VerdictJSON.version(in: Array("{\"version\":1,\"workloads\":[]}".utf8)) == nil)
  }

  @Test("A number that is none is refused")
  func notFinite() {
    var finding = SampleReport.slower
    finding.head = .nan
    #expect(throws: EncodingError.self) { try VerdictJSON.render(CheckReport(title: "", findings: [finding])) }
  }
}
