/// A place in the code of a program or library: a file, and how far into it.
struct CodeLocation: Hashable {
  /// The path of the file; in brackets what is no file, such as the kernel.
  var module: String
  /// Bytes from the start of the file.
  var offset: UInt64
  /// What the one who took the sample calls it, if that is all that is known.
  var name: String?

  /// The module without its folders.
  var moduleName: String { module.split(separator: "/").last.map(String.init) ?? module }
}

/// A stack of places, from the innermost outwards, when it was seen if that is known, and how much it stands for.
struct RawStack: Equatable {
  var locations: [CodeLocation]
  var time: Int64 = 0
  var weight: Int64 = 1
  var bytes: Int64 = 0
}

/// Which files a process has mapped to which addresses: `/proc/self/maps` read.
struct MemoryMap {
  private struct Region {
    var addresses: Range<UInt64>
    var offset: UInt64
    var path: String
  }

  private var regions: [Region] = []

  /// Reads the lines of a map, `start-end rights offset device inode path`; others are passed over.
  init(_ text: some StringProtocol) {
    for line in text.split(separator: "\n") {
      let fields = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
      guard fields.count == 6 else { continue }
      let ends = fields[0].split(separator: "-").compactMap { UInt64($0, radix: 16) }
      guard ends.count == 2, ends[0] < ends[1], let offset = UInt64(fields[2], radix: 16) else { continue }
      let path = fields[5].drop { $0 == " " }
      regions.append(Region(addresses: ends[0]..<ends[1], offset: offset, path: String(path)))
    }
    regions.sort { $0.addresses.lowerBound < $1.addresses.lowerBound }
  }

  /// The place in a file that `address` shows, or the bare address where none is mapped. O(log n).
  func location(of address: UInt64) -> CodeLocation {
    var (low, high) = (0, regions.count)
    while low < high {
      let middle = (low + high) / 2
      if regions[middle].addresses.upperBound <= address { low = middle + 1 } else { high = middle }
    }
    guard low < regions.count, regions[low].addresses.contains(address) else {
      return CodeLocation(module: "[unknown]", offset: address)
    }
    let region = regions[low]
    return CodeLocation(module: region.path, offset: address - region.addresses.lowerBound + region.offset)
  }
}
