import Foundation
import Measurement

/// The paragraphs of the descriptions of Debian's packages, in sections by the package's first letter: real texts in plenty. They come
/// from the list of translations that apt fetches, which `ci/packages` puts where workloads look for it.
struct PackageItems: ItemSource {
  var file: String
  var folder: String

  /// Reads `{"source": "packages", "file"}`.
  init(_ fields: WorkloadFields) throws {
    file = try fields.string("file", default: "../.build/packages/Translation-en")
    folder = fields.folder
  }

  /// The paragraphs of the list `file`; a relative path starts from `folder`.
  init(file: String, folder: String) {
    self.file = file
    self.folder = folder
  }

  var bytesPerItem: Int { 512 }

  var summary: String { "the paragraphs of the package descriptions in \(file), in sections by first letter" }

  var whyNotExact: String? { "the items come from Debian's package lists, which change from day to day" }

  var missingData: String? {
    FileManager.default.fileExists(atPath: path) ? nil : PlainLine.of("\(path) is not there; \(Self.remedy)")
  }

  func load(count: Int?, seed: UInt64) throws -> ItemTable {
    guard missingData == nil else {
      throw WorkloadError(
        kind: .itemsMissing, file: path, problem: "the list of package descriptions does not exist",
        remedy: Self.remedy)
    }
    return try table(of: TextFile(path: path, folder: folder), count: count)
  }

  /// The paragraphs of `source`: `count` of them, spread evenly, or all where it is nil or there are fewer. O(bytes).
  func table(of source: TextFile, count: Int?) throws -> ItemTable {
    var grouping = SectionGrouping()
    var description = PackageDescription()
    var package = ""
    func finish() {
      for (number, paragraph) in description.finish().enumerated() {
        grouping.append(
          ItemRecord(section: LineItems.section(of: package), identifier: "\(package) \(number + 1)", text: paragraph))
      }
    }
    for line in source.lines() {
      let text = try source.text(line.bytes, line: line.number)
      if let name = text.value(ofField: "Package") {
        finish()
        package = name
      } else if text.hasPrefix("Description-"), let colon = text.firstIndex(of: ":"), !text.hasPrefix("Description-md5")
      {
        description.add(synopsis: text[text.index(after: colon)...].trimmingCharacters(in: .whitespaces))
      } else if text.hasPrefix(" ") {
        description.add(line: text)
      }
    }
    finish()
    return try grouping.table(count: count, order: .sorted, file: source.name)
  }

  private static let remedy = "fetch it with: ci/packages"

  private var path: String { file.hasPrefix("/") ? file : folder + "/" + file }
}

/// The paragraphs of one description: lines that begin with one space run on, a full stop alone separates paragraphs, and lines that
/// begin with more spaces stand for themselves.
private struct PackageDescription {
  private var paragraphs: [String] = []
  private var current = ""

  mutating func add(synopsis: String) {
    if !synopsis.isEmpty { paragraphs.append(synopsis) }
  }

  mutating func add(line: String) {
    let text = line.dropFirst()
    if text == "." {
      endParagraph()
    } else if text.first == " " {
      current += (current.isEmpty ? "" : "\n") + text.trimmingCharacters(in: .whitespaces)
    } else {
      current += (current.isEmpty ? "" : " ") + text
    }
  }

  /// The paragraphs so far; the next ones are those of another description.
  mutating func finish() -> [String] {
    endParagraph()
    defer { paragraphs = [] }
    return paragraphs
  }

  private mutating func endParagraph() {
    if !current.isEmpty { paragraphs.append(current) }
    current = ""
  }
}

extension String {
  /// What stands behind the name of a field and its colon; nil in a line of another field.
  fileprivate func value(ofField name: String) -> String? {
    guard hasPrefix(name + ":") else { return nil }
    return dropFirst(name.count + 1).trimmingCharacters(in: .whitespaces)
  }
}
