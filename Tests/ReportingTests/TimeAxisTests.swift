import Measurement
import Testing

@testable import Reporting

@Suite struct TimeAxisTests {
  @Test("The axis spans whole powers of ten around every time")
  func places() {
    // Times from 1 to 9 ms and a deadline of 8.3 ms: from 1 to 10 ms.
    let axis = TimeAxis([WorkloadSummary(Sample.result())])
    #expect(axis.place(1_000_000) == 0)
    #expect(axis.place(10_000_000) == 100)
    #expect(abs(axis.place(3_162_278) - 50) < 0.001)
  }

  @Test("An axis of nothing is still an axis")
  func nothing() {
    let axis = TimeAxis([])
    #expect(axis.place(1000) == 0)
    #expect(axis.place(0).isFinite)
  }
}
