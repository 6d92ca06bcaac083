import Foundation
import Glibc

/// A folder for what lives no longer than the command; in memory where that is possible, so that no disk is waited for.
final class ScratchFolder {
  /// The path of the folder.
  let path: String

  /// Makes a folder of a name that nobody else has.
  init() throws(CommandFailure) {
    let places = ["/dev/shm", FileManager.default.temporaryDirectory.path]
    for place in places {
      var template = Array("\(place)/scrollmark-XXXXXX".utf8CString)
      guard access(place, W_OK) == 0, mkdtemp(&template) != nil else { continue }
      path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
      return
    }
    throw CommandFailure(.outputNotWritable, "cannot make a scratch folder in \(places.joined(separator: " or "))")
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of `name` in the folder.
  func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }
}
