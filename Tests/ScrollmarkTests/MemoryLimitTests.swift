import Testing

@testable import Scrollmark

@Suite struct MemoryLimitTests {
  @Test("More items than memory holds are refused with both numbers and the most that fit")
  func tooMany() throws {
    let workload = try WorkloadText("sizes", #"{"smoke": 10, "full": 2000000000}"#).decode()
    // A list of one row height takes 8 bytes an item, the model 8 more.
    let error = workloadError { try MemoryLimit(availableBytes: 16 << 20).check(workload, size: .full) }
    #expect(error?.kind == .tooManyItems)
    #expect(
      error?.description
        == "test.json: sizes.full: 2000000000 items need about 29 GiB; 16 MiB of memory are available; "
        + "ask for at most 1048576 items")
    #expect(workloadError { try MemoryLimit(availableBytes: 160).check(workload, size: .smoke) } == nil)
    #expect(
      workloadError { try MemoryLimit(availableBytes: 159).check(workload, size: .smoke) }?.place == "sizes.smoke")
    #expect(workloadError { try MemoryLimit(availableBytes: nil).check(workload, size: .full) } == nil)
  }

  @Test("The machine says how much memory it has")
  func current() {
    #expect((MemoryLimit.current().availableBytes ?? 0) > 1 << 20)
  }

  @Test("Text breaks into lines by its width and has a margin")
  func text() {
    // (174 - 24) / 7.5 = 20 characters a line; a line is 20 points, the margins are 24 together.
    #expect(TextContent.height(characters: 20, width: 174) == 44)
    #expect(TextContent.height(characters: 21, width: 174) == 64)
    #expect(TextContent.height(characters: 0, width: 174) == 44)
    #expect(TextContent.height(characters: 3, width: 0) == 84)
  }
}
