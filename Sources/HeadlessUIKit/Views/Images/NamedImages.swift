import Foundation
import Synchronization

/// Where pictures with a name come from.
enum NamedImages {
  struct Found {
    var size: CGSize
    var scale: CGFloat
  }

  /// How much of a file is read to find its size, in bytes.
  static let headerLength = 262_144

  private static let shelf = Shelf()

  static func register(_ size: CGSize, named name: String) {
    shelf.contents.withLock { $0.registered[name] = size }
  }

  static func registered(_ name: String) -> CGSize? {
    shelf.contents.withLock { $0.registered[name] }
  }

  static func find(_ name: String, in bundle: Bundle?) -> Found? {
    if let size = registered(name) { return Found(size: size, scale: 1) }
    let bundle = bundle ?? .main
    let key = bundle.bundlePath + "\n" + name
    if let known = shelf.contents.withLock({ $0.files[key] }) { return known }
    let found = look(for: name, in: bundle)
    shelf.contents.withLock { contents in
      if contents.files.count >= 1_024 { contents.files.removeAll() }
      contents.files[key] = .some(found)
    }
    return found
  }

  /// The picture in a file.
  static func read(_ path: String) -> Found? {
    guard let file = FileHandle(forReadingAtPath: path), let data = try? file.read(upToCount: headerLength),
      let header = ImageHeader(Array(data))
    else { return nil }
    let name = (path as NSString).lastPathComponent
    let scale: CGFloat = name.contains("@3x.") ? 3 : name.contains("@2x.") ? 2 : 1
    return Found(
      size: CGSize(width: CGFloat(header.width) / scale, height: CGFloat(header.height) / scale), scale: scale)
  }

  private static func look(for name: String, in bundle: Bundle) -> Found? {
    let base = (name as NSString).deletingPathExtension
    let given = (name as NSString).pathExtension
    for suffix in ["@2x", "@3x", ""] {
      for kind in given.isEmpty ? ["png", "jpg", "jpeg", "gif"] : [given] {
        guard let path = bundle.path(forResource: base + suffix, ofType: kind) else { continue }
        if let found = read(path) { return found }
      }
    }
    return nil
  }

  private final class Shelf: Sendable {
    let contents = Mutex(Contents())
  }

  private struct Contents {
    var registered: [String: CGSize] = [:]
    /// What was looked for, by bundle and name; nil inside for what is not there.
    var files: [String: Found?] = [:]
  }
}
