import Measurement
import Testing

@testable import Reporting

@Suite struct CSVTests {
  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test("RFC 4180: commas, quotes and line ends are quoted, quotes doubled")
  func quoting() {
    var csv = CSVWriter(columns: ["a", "b,c"])
    csv.field("say \"hi\"")
    csv.field("two\nlines")
    csv.endLine()
    csv.field("")
    csv.field("plain = text; é")
    csv.endLine()
    #expect(text(csv.bytes) == "a,\"b,c\"\n\"say \"\"hi\"\"\",\"two\nlines\"\n,plain = text; é\n")
  }

  @Test("Numbers keep their digits, and whole numbers have no fraction")
  func numbers() {
    var csv = CSVWriter(columns: ["n"])
    for number in [2.5, 3, -0.125, 115_000_000.0625] { csv.field(number) }
    csv.emptyField()
    csv.field(Int64.min)
    csv.endLine()
    #expect(text(csv.bytes) == "n\n2.5,3,-0.125,115000000.0625,,-9223372036854775808\n")
  }

  @Test("results.csv has a line for every statistic, and an empty value where nothing was measured")
  func results() {
    let lines = text(ResultsCSV.render(Sample.record())).split(separator: "\n", omittingEmptySubsequences: false)
    let expected = """
      workload,size,metric,statistic,unit,value
      photos,full,frames,total,count,4
      photos,full,deadline,limit,ns,8333333
      photos,full,framesOverDeadline,total,count,1
      photos,full,hitchTime,total,ns,8333333
      photos,full,hitchRatio,mean,ms/s,200
      photos,full,peakBytes,max,bytes,4096
      photos,full,instructions,median,instructions,
      photos,full,instructions,spread,instructions,
      photos,full,time,median,ns,3000000
      photos,full,time,p90,ns,
      photos,full,time,p99,ns,
      photos,full,time,max,ns,9000000
      photos,full,time,opening,ns,5000000
      photos,full,invalidation,median,ns,
      photos,full,invalidation,p90,ns,
      photos,full,invalidation,p99,ns,
      photos,full,invalidation,max,ns,
      photos,full,invalidation,opening,ns,
      photos,full,prepare,median,ns,500000
      """
    #expect(lines.prefix(20).joined(separator: "\n") == expected)
    #expect(lines.contains("photos,full,allocations,total,count,10"))
    #expect(lines.contains("photos,full,allocations,mean,count,2.5"))
    #expect(lines.contains("photos,full,allocations,max,count,10"))
    #expect(lines.contains("photos,full,allocations,opening,count,80"))
    #expect(lines.contains("photos,full,netBytes,total,bytes,"))
    #expect(lines.last == "")
    // Header, 8 of the workload, 9 times with 5 statistics and 13 exact metrics with 4, and what follows the last line feed.
    #expect(lines.count == 1 + 8 + 9 * 5 + 13 * 4 + 1)
  }

  @Test("frames.csv has a line for every frame and a column for every metric")
  func frames() {
    let expected = """
      workload,size,frame,step,offset,time,invalidation,prepare,query,cells,selfSizing,diff,updates,other,allocations,\
      allocatedBytes,netBytes,visibleItems,layoutPasses,attributesMade,cellsMade,cellsReused,sizesAsked,itemsMeasured,\
      delegateCalls,diffOperations,nodesVisited
      "a,b",full,0,0,0,2000000,,0,,,,,,,0,,,20,,,,,,,,,
      "a,b",full,1,0,20.5,4000000,,1000000,,,,,,,10,,,21,,,,,,,,,
      "a,b",full,2,0,41,9000000,,6000000,,,,,,,0,,,22,,,,,,,,,
      "a,b",full,3,1,61.5,1000000,,0,,,,,,,0,,,20,,,,,,,,,

      """
    #expect(text(FramesCSV.render(Sample.record([Sample.result(name: "a,b")]))) == expected)
  }

  @Test("A run without workloads is a line of column names")
  func empty() {
    #expect(text(ResultsCSV.render(Sample.record([]))) == "workload,size,metric,statistic,unit,value\n")
    #expect(text(FramesCSV.render(Sample.record([]))).split(separator: "\n").count == 1)
  }
}
