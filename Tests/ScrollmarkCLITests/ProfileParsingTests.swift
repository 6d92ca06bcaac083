import Foundation
import Glibc
import Measurement
import Reporting
import Scrollmark
import Testing

@testable import ScrollmarkCLI

@Suite struct ProfileParsingTests {
  @Test("A list of frames counts from 1, and goes there and back")
  func frameLists() throws {
    #expect(try FrameList.parse("12,40-42", count: 50) == [11, 39, 40, 41])
    #expect(FrameList.text([41, 11, 39, 40]) == "12,40-42")
    for wrong in ["", "0", "a", "3-2", "1-2-3", "51", "-4", "1,"] {
      #expect(throws: CommandFailure.self, "\(wrong)") { try FrameList.parse(wrong, count: 50) }
    }
  }

  @Test("An address belongs to the file that is mapped there")
  func memoryMap() {
    let map = MemoryMap(
      """
      55d0c0000000-55d0c0010000 r-xp 00002000 fe:00 1234 \("/usr/share/a b/tool")
      7f0000000000-7f0000001000 rw-p 00000000 00:00 0
      7f0000002000-7f0000003000 r-xp 00001000 fe:00 99   \("/usr/share/x.so")
      nonsense
      """)
    #expect(map.location(of: 0x55d0_c000_0010) == CodeLocation(module: "/usr/share/a b/tool", offset: 0x2010))
    #expect(map.location(of: 0x7f00_0000_2fff) == CodeLocation(module: "/usr/share/x.so", offset: 0x1fff))
    #expect(map.location(of: 0x7f00_0000_3000).module == "[unknown]", "the end is not part of it")
    #expect(map.location(of: 5).module == "[unknown]")
  }

  @Test("jemalloc's profile: what was freed since counts, what a thread did not free counts once")
  func heapProfile() {
    let text = """
      heap_v2/1
        t*: 3: 192 [5: 320]
        t0: 3: 192 [5: 320]
      @ 0x1011 0x1021
        t*: 1: 64 [4: 256]
        t0: 1: 64 [4: 256]
      @ 0x1031
        t*: 0: 0 [0: 0]
        t0: 0: 0 [0: 0]

      MAPPED_LIBRARIES:
      00001000-00002000 r-xp 00000000 fe:00 7 \("/x")
      """
    let stacks = HeapProfile(text, period: 1).stacks
    #expect(stacks.count == 1)
    #expect(stacks.first?.weight == 4)
    #expect(stacks.first?.bytes == 256)
    #expect(stacks.first?.locations.map(\.offset) == [0x10, 0x20], "the call stands before the place it returns to")
    // A block of 64 bytes is looked at with probability 1 - exp(-64 / 4096) = 0.015504, so that 4 stand for 258.
    #expect(HeapProfile(text, period: 4096).stacks.first?.weight == 258)
  }

  @Test("perf's samples have a time, places in files, and names where nobody else knows them")
  func perfScript() {
    let text = """
      14123 11401.777709623: 
      \t            1162 inner (/usr/share/loop)
      \t           2724b __libc start (/usr/share/libc.so.6)
      \tffffffff8100 do_page_fault ([kernel.kallsyms])

      14123 11401.777904436: 
      \t               0 [unknown] ([unknown])

      14123 broken
      14123 11401.9: 
      """
    let stacks = PerfScript(Array(text.utf8)).stacks
    #expect(stacks.map(\.time) == [11_401_777_709_623, 11_401_777_904_436])
    #expect(
      stacks.first?.locations == [
        CodeLocation(module: "/usr/share/loop", offset: 0x1162),
        CodeLocation(module: "/usr/share/libc.so.6", offset: 0x2724a),
        CodeLocation(module: "[kernel.kallsyms]", offset: 0xffff_ffff_80ff, name: "do_page_fault"),
      ])
  }

  @Test("Only what was seen within a frame is kept")
  func region() {
    let intervals = [FrameInterval(frame: 0, start: 10, end: 20), FrameInterval(frame: 1, start: 30, end: 40)]
    let stacks = [9, 10, 20, 21, 29, 35, 41].map { RawStack(locations: [], time: $0) }
    #expect(StackAssembly.within(intervals, stacks).map(\.time) == [10, 20, 35])
    #expect(StackAssembly.within([], stacks).isEmpty)
  }

  @Test("The harness around a frame and the inside of the allocator are left out")
  func trimming() {
    let calls = [
      ("je_prof", "libjemalloc.so.2"), ("malloc", "scrollmark"), ("swift_slowAlloc", "libswiftCore.so"),
      ("show()", "scrollmark"), ("Playback.play<A>(_:isCancelled:progress:)", "scrollmark"), ("main", "scrollmark"),
    ].map { StackProfile.Function(name: $0.0, module: $0.1) }
    #expect(StackAssembly.trimmed(calls, allocator: true).map(\.name) == ["swift_slowAlloc", "show()"])
    #expect(StackAssembly.trimmed(calls, allocator: false).count == 4)
    #expect(StackAssembly.trimmed([calls[5]], allocator: true).map(\.name) == ["main"])
  }

  @Test("As many playbacks as the time wants, and no more than it affords")
  func playbacks() {
    let table = FrameTable(
      count: 2, step: [0, 0], offset: [0, 0], columns: [.time: [10_000_000, 40_000_000]], absent: [:])
    func count(_ region: ProfileRegion, seconds: Double, each: Double) -> Int {
      ProfilePlan.playbacks(region, of: table, seconds: seconds, playbackSeconds: each)
    }
    #expect(count(.script, seconds: 2, each: 0.06) == 40)
    #expect(count(.frames([0]), seconds: 2, each: 0.06) == 200)
    #expect(count(.frames([0]), seconds: 2, each: 1) == 30, "30 seconds at most")
    #expect(count(.script, seconds: 2, each: 100) == 1, "once at least")
    // Half of the 10 ms were those of others: it takes twice as many.
    #expect(ProfilePlan.playbacks(.frames([0]), of: table, seconds: 2, playbackSeconds: 0.06, share: 0.5) == 400)
  }

  @Test("The time of a frame that was played again is the median over the playbacks")
  @MainActor func medians() {
    let intervals = [(3, 10), (4, 7), (3, 90), (4, 8), (3, 12), (4, 9)].map { frame, time in
      FrameInterval(frame: frame, start: 100, end: 100 + Int64(time))
    }
    #expect(CPUSampling.medians(intervals) == [3: 12, 4: 8])
  }

  @Test("The symbols of a file are those that the dynamic linker knows")
  func symbols() throws {
    // The oracle is the dynamic linker, which finds a function by its name in the same library.
    let found = try #require(dlsym(nil, "qsort"))
    let address = UInt64(UInt(bitPattern: found))
    let maps = String(decoding: try InputFile.bytes(at: "/proc/self/maps"), as: UTF8.self)
    let place = MemoryMap(maps).location(of: address + 4)
    let first = try #require(maps.split(separator: "\n").first { $0.hasSuffix(place.module) })
    let base = try #require(UInt64(first.prefix { $0 != "-" }, radix: 16))
    let symbols = try #require(ElfSymbols(try InputFile.bytes(at: place.module)))
    let loaded = symbols.address(of: place.offset)
    #expect(loaded == address + 4 - base)
    #expect(symbols.name(at: loaded)?.hasPrefix("qsort") == true)
    #expect(ElfSymbols(Array("no such file".utf8)) == nil)
    #expect(ElfSymbols([0x7F, 0x45, 0x4C, 0x46, 2, 1] + [UInt8](repeating: 0xFF, count: 200))?.name(at: 1) == nil)
  }
}
