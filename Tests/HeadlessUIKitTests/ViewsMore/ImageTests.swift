import FrameClock
import Foundation
import Testing

@testable import HeadlessUIKit

/// Sizes of pictures come from the first bytes of their files. The bytes here are put together by hand, as the formats say.
@MainActor @Suite struct ImageTests {
  private static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0xD, 0xA, 0x1A, 0xA, 0, 0, 0, 13] + Array("IHDR".utf8) + [0, 0, 1, 0x2C, 0, 0, 0, 0xC8]
  private static let gif: [UInt8] = Array("GIF89a".utf8) + [0x40, 1, 0xF0, 0]

  /// A JPEG file of 16 by 513 pixels with a comment, and an Exif segment if an orientation is given.
  private static func jpeg(orientation: UInt8? = nil, isBigEndian: Bool = true) -> [UInt8] {
    var bytes: [UInt8] = [0xFF, 0xD8, 0xFF, 0xFE, 0, 4, 0xFF, 0xC0]
    if let orientation {
      let tiff: [UInt8] =
        isBigEndian
        ? [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
        : [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
      let exif = Array("Exif".utf8) + [0, 0] + tiff
      bytes += [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif
    }
    return bytes + [0xFF, 0xFF, 0xC2, 0, 11, 8, 2, 1, 0, 16, 1]
  }

  @Test("PNG, GIF and JPEG")
  func headers() throws {
    #expect(UIImage(data: Data(Self.png))?.size == CGSize(width: 300, height: 200))
    #expect(UIImage(data: Data(Self.gif))?.size == CGSize(width: 320, height: 240))
    #expect(UIImage(data: Data(Self.jpeg()))?.size == CGSize(width: 16, height: 513))
    #expect(UIImage(data: Data(Self.png), scale: 2)?.size == CGSize(width: 150, height: 100))
  }

  @Test("A JPEG that lies on its side stands upright")
  func orientation() {
    for isBigEndian in [true, false] {
      #expect(ImageHeader(Self.jpeg(orientation: 3, isBigEndian: isBigEndian))?.height == 513)
      #expect(ImageHeader(Self.jpeg(orientation: 6, isBigEndian: isBigEndian))?.height == 16)
    }
  }

  @Test("Files that are cut off, or changed anywhere, do no harm")
  func broken() {
    for bytes in [Self.png, Self.gif, Self.jpeg(orientation: 6), Self.jpeg(orientation: 6, isBigEndian: false)] {
      for length in 0..<bytes.count - 2 {
        _ = ImageHeader(Array(bytes.prefix(length)))
        for value in [UInt8(0), 0x7F, 0xFF] {
          var changed = bytes
          changed[length] = value
          _ = ImageHeader(changed)
        }
      }
      #expect(ImageHeader(Array(bytes.prefix(8))) == nil)
    }
    #expect(UIImage(data: Data()) == nil && UIImage(data: Data("no picture at all".utf8)) == nil)
  }

  @Test("A file's name says how many pixels a point has")
  func files() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ImageTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["a.png", "b@2x.png"] {
      try Data(Self.png).write(to: folder.appendingPathComponent(name))
    }
    let path = { (name: String) in folder.appendingPathComponent(name).path }
    #expect(UIImage(contentsOfFile: path("a.png"))?.size == CGSize(width: 300, height: 200))
    let sharp = try #require(UIImage(contentsOfFile: path("b@2x.png")))
    #expect(sharp.size == CGSize(width: 150, height: 100) && sharp.scale == 2)
    #expect(UIImage(contentsOfFile: path("c.png")) == nil)
  }

  @Test("Symbols are as large as the text beside them")
  func symbols() {
    #expect(UIImage(systemName: "") == nil)
    #expect(UIImage(systemName: "star")?.isSymbolImage == true)
    let large = UIImage.SymbolConfiguration(pointSize: 100)
    #expect(UIImage(systemName: "star", withConfiguration: large)?.size == CGSize(width: 120, height: 120))
    #expect(UIImage(systemName: "star")?.withConfiguration(large).size == CGSize(width: 120, height: 120))
  }

  @Test("Preparing takes time by the clock: as much as the pixels take")
  func preparing() {
    let clock = VirtualClock()
    FrameClocks.with(clock) {
      let image = UIImage(size: CGSize(width: 1000, height: 1000), scale: 2)
      var shown: [UIImage?] = []
      image.prepareForDisplay { shown.append($0) }
      image.prepareThumbnail(of: CGSize(width: 100, height: 50)) { shown.append($0) }
      #expect(shown.isEmpty)
      // 4 million pixels at 100 million a second
      clock.advance(by: 0.039)
      #expect(shown.isEmpty)
      clock.advance(by: 0.002)
      #expect(shown.count == 2 && shown[0] === image && shown[1]?.size == CGSize(width: 50, height: 50))
    }
    #expect(UIImage().preparingThumbnail(of: CGSize(width: 1, height: 1)) == nil)
  }

  @Test("A view is as large as its picture, which lies in it as the content mode says")
  func imageView() {
    let view = UIImageView(image: UIImage(size: CGSize(width: 40, height: 20)))
    #expect(view.bounds.size == CGSize(width: 40, height: 20) && view.intrinsicContentSize == view.bounds.size)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(view.imageFrame == CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentMode = .scaleAspectFit
    #expect(view.imageFrame == CGRect(x: 0, y: 25, width: 100, height: 50))
    view.contentMode = .scaleAspectFill
    #expect(view.imageFrame == CGRect(x: -50, y: 0, width: 200, height: 100))
    view.contentMode = .bottomRight
    #expect(view.imageFrame == CGRect(x: 60, y: 80, width: 40, height: 20))
    view.image = nil
    #expect(view.imageFrame == nil && view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
  }
}
