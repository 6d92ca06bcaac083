import Foundation

/// The size of a picture, read from the beginning of its file: PNG, GIF or JPEG. Pixels are not looked at.
struct ImageHeader: Equatable {
  /// In pixels, upright.
  var width: Int
  var height: Int

  init?(_ bytes: [UInt8]) {
    let reader = ByteReader(bytes: bytes)
    guard let size = Self.png(reader) ?? Self.gif(reader) ?? Self.jpeg(reader), size.width > 0, size.height > 0 else {
      return nil
    }
    self = size
  }

  private init(_ width: Int, _ height: Int) {
    self.width = width
    self.height = height
  }

  private static func png(_ file: ByteReader) -> ImageHeader? {
    guard file.starts(with: [0x89, 0x50, 0x4E, 0x47, 0xD, 0xA, 0x1A, 0xA], at: 0),
      file.starts(with: "IHDR".utf8, at: 12),
      let width = file.big(4, at: 16), let height = file.big(4, at: 20)
    else { return nil }
    return ImageHeader(width, height)
  }

  private static func gif(_ file: ByteReader) -> ImageHeader? {
    guard file.starts(with: "GIF8".utf8, at: 0), let width = file.little(2, at: 6), let height = file.little(2, at: 8)
    else { return nil }
    return ImageHeader(width, height)
  }

  /// Walks over the segments to the one that begins a frame. On the way, Exif may say that the picture lies on its side.
  private static func jpeg(_ file: ByteReader) -> ImageHeader? {
    guard file.starts(with: [0xFF, 0xD8], at: 0) else { return nil }
    var offset = 2
    var isOnItsSide = false
    while let start = file.byte(at: offset), start == 0xFF, let marker = file.byte(at: offset + 1) {
      if marker == 0xFF {
        offset += 1
        continue
      }
      if marker == 1 || (0xD0...0xD7).contains(marker) {
        offset += 2
        continue
      }
      guard let length = file.big(2, at: offset + 2), length >= 2 else { return nil }
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        guard let height = file.big(2, at: offset + 5), let width = file.big(2, at: offset + 7) else { return nil }
        return isOnItsSide ? ImageHeader(height, width) : ImageHeader(width, height)
      }
      if marker == 0xE1, let orientation = exifOrientation(file, at: offset + 4) { isOnItsSide = orientation >= 5 }
      offset += 2 + length
    }
    return nil
  }

  /// The orientation in a segment of Exif: 1 to 8, from 5 on a quarter turned.
  private static func exifOrientation(_ file: ByteReader, at start: Int) -> Int? {
    guard file.starts(with: [0x45, 0x78, 0x69, 0x66, 0, 0], at: start) else { return nil }
    let tiff = start + 6
    guard let order = file.big(2, at: tiff), order == 0x4949 || order == 0x4D4D else { return nil }
    let number = { (count: Int, offset: Int) in
      order == 0x4D4D ? file.big(count, at: offset) : file.little(count, at: offset)
    }
    guard let directory = number(4, tiff + 4), let count = number(2, tiff + directory) else { return nil }
    for entry in 0..<min(count, 64) {
      let offset = tiff + directory + 2 + 12 * entry
      guard let tag = number(2, offset) else { return nil }
      if tag == 0x112, let value = number(2, offset + 8), (1...8).contains(value) { return value }
    }
    return nil
  }
}

/// Numbers in a file, which may end at any place.
private struct ByteReader {
  let bytes: [UInt8]

  func byte(at offset: Int) -> UInt8? {
    bytes.indices.contains(offset) ? bytes[offset] : nil
  }

  func starts(with expected: some Sequence<UInt8>, at offset: Int) -> Bool {
    offset <= bytes.count && bytes[offset...].starts(with: expected)
  }

  /// `count` bytes, the greatest first.
  func big(_ count: Int, at offset: Int) -> Int? { number(stride(from: 0, to: count, by: 1), at: offset) }

  /// `count` bytes, the least first.
  func little(_ count: Int, at offset: Int) -> Int? { number(stride(from: count - 1, through: 0, by: -1), at: offset) }

  private func number(_ order: StrideTo<Int>, at offset: Int) -> Int? { number(Array(order), at: offset) }

  private func number(_ order: StrideThrough<Int>, at offset: Int) -> Int? { number(Array(order), at: offset) }

  private func number(_ order: [Int], at offset: Int) -> Int? {
    var value = 0
    for index in order {
      guard let byte = byte(at: offset + index) else { return nil }
      value = value << 8 | Int(byte)
    }
    return value
  }
}
