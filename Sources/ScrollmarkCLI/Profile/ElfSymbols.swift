/// The functions of a program or library in the ELF format of 64 bits, and where its parts are loaded.
struct ElfSymbols {
  private struct Segment {
    var offset: UInt64
    var address: UInt64
    var size: UInt64
  }

  private struct Symbol {
    var address: UInt64
    var size: UInt64
    var name: Int
  }

  private var segments: [Segment] = []
  private var symbols: [Symbol] = []
  private var names: [UInt8] = []

  /// Reads the file that `bytes` hold; nil where it is not such a file. O(n log n) in its symbols.
  init?(_ bytes: [UInt8]) {
    let file = Reader(bytes)
    guard bytes.count > 64, bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]) else { return nil }
    readSegments(file)
    // The full table if there is one, else that of the dynamic linker.
    for kind in [2, 11] where symbols.isEmpty { readSymbols(file, kind: UInt64(kind)) }
    symbols.sort { ($0.address, $1.size) < ($1.address, $0.size) }
  }

  /// The address at which what lies `offset` bytes into the file is loaded, beyond the base.
  func address(of offset: UInt64) -> UInt64 {
    let segment = segments.first { offset >= $0.offset && offset - $0.offset < $0.size }
    return segment.map { offset - $0.offset &+ $0.address } ?? offset
  }

  /// The name of the function that holds `address`, as it is in the table. O(log n).
  func name(at address: UInt64) -> String? {
    var (low, high) = (0, symbols.count)
    while low < high {
      let middle = (low + high) / 2
      if symbols[middle].address <= address { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    let symbol = symbols[low - 1]
    // Hand-written code may have no size; then it reaches to the next one.
    guard symbol.size == 0 || address - symbol.address < symbol.size else { return nil }
    return String(decoding: names[symbol.name...].prefix { $0 != 0 }, as: UTF8.self)
  }

  private mutating func readSegments(_ file: Reader) {
    let (start, size, count) = (file.number(32, 8), file.number(54, 2), file.number(56, 2))
    for index in 0..<count {
      let header = Int(clamping: start &+ index &* size)
      guard file.number(header, 4) == 1 else { continue }
      segments.append(
        Segment(
          offset: file.number(header &+ 8, 8), address: file.number(header &+ 16, 8), size: file.number(header &+ 32, 8)
        ))
    }
  }

  private mutating func readSymbols(_ file: Reader, kind: UInt64) {
    let (start, size, count) = (file.number(40, 8), file.number(58, 2), file.number(60, 2))
    func header(_ index: UInt64) -> Int { Int(clamping: start &+ index &* size) }
    for index in 0..<count where file.number(header(index) &+ 4, 4) == kind {
      let table = header(index)
      let text = header(file.number(table &+ 40, 4))
      names = file.bytes(from: file.number(text &+ 24, 8), count: file.number(text &+ 32, 8))
      let place = Int(clamping: file.number(table &+ 24, 8))
      let entries = min(file.number(table &+ 32, 8), UInt64(file.data.count)) / 24
      for entry in 0..<Int(entries) {
        let symbol = place &+ entry &* 24
        let isFunction = [2, 10].contains(file.number(symbol &+ 4, 1) & 15)
        let name = Int(file.number(symbol, 4))
        let address = file.number(symbol &+ 8, 8)
        guard isFunction, address != 0, name < names.count else { continue }
        symbols.append(Symbol(address: address, size: file.number(symbol &+ 16, 8), name: name))
      }
    }
  }

  /// Numbers of a file, the low byte first; what lies beyond its end is 0.
  private struct Reader {
    let data: [UInt8]

    init(_ data: [UInt8]) { self.data = data }

    func number(_ place: Int, _ count: Int) -> UInt64 {
      guard place >= 0, place <= data.count - count else { return 0 }
      return (0..<count).reduce(0) { $0 | UInt64(data[place + $1]) << (8 * UInt64($1)) }
    }

    func bytes(from place: UInt64, count: UInt64) -> [UInt8] {
      guard place < data.count, count <= UInt64(data.count) - place else { return [] }
      return Array(data[Int(place)..<Int(place + count)])
    }
  }
}
