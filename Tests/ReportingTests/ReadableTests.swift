import Testing

@testable import Reporting

@Suite struct ReadableTests {
  @Test(
    "A time has three digits that matter and the unit that fits",
    arguments: [
      (0, "0 ns"), (7, "7 ns"), (812, "812 ns"), (999, "999 ns"), (1000, "1.00 µs"), (12_345, "12.3 µs"),
      (999_499, "999 µs"), (999_500, "1.00 ms"), (8_333_333, "8.33 ms"), (99_960_000, "100 ms"),
      (2_500_000_000, "2.50 s"), (4_000_000_000_000, "4,000 s"), (2.5, "2.50 ns"), (-1_666_667, "-1.67 ms"),
    ] as [(Double, String)])
  func time(nanoseconds: Double, text: String) {
    #expect(Readable.time(nanoseconds: nanoseconds) == text)
  }

  @Test(
    "Memory is read in steps of a thousand",
    arguments: [(512, "512 B"), (4096, "4.10 kB"), (12_300_000, "12.3 MB"), (3e9, "3.00 GB")] as [(Double, String)])
  func bytes(bytes: Double, text: String) {
    #expect(Readable.bytes(bytes) == text)
  }

  @Test(
    "A mean shows small fractions and whole numbers alike",
    arguments: [
      (0, "0"), (0.0134, "0.013"), (2.5, "2.50"), (12.34, "12.3"), (1204.4, "1,204"), (3, "3"), (-2.5, "-2.50"),
    ]
      as [(Double, String)])
  func number(number: Double, text: String) {
    #expect(Readable.number(number) == text)
  }

  @Test("Thousands are set apart")
  func count() {
    #expect(
      [0, 999, 1000, 123_456, 1_000_000].map { Readable.count($0) } == ["0", "999", "1,000", "123,456", "1,000,000"])
    #expect(Readable.count(-1234) == "-1,234")
  }

  @Test("A share that is not nothing is never shown as nothing")
  func percent() {
    #expect([0, 0.0001, 0.051, 0.5, 1].map { Readable.percent($0) } == ["0.0 %", "< 0.1 %", "5.1 %", "50 %", "100 %"])
  }

  @Test("Rounding carries into the whole number")
  func carry() {
    #expect(Readable.fixed(1.999, decimals: 2) == "2.00")
    #expect(Readable.fixed(-0.001, decimals: 2) == "0.00")
    #expect(Readable.fixed(1234.0625, decimals: 1) == "1,234.1")
  }
}
