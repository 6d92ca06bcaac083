/// The text of a small valid workload, and of ones that differ in one place.
enum WorkloadFile {
  /// A list of synthetic items.
  static let valid = """
    {
      "summary": "A short list",
      "items": { "source": "synthetic", "height": { "fixed": 40 } },
      "layout": { "kind": "list", "sizes": "items" },
      "viewport": { "width": 390, "height": 844 },
      "sizes": { "smoke": 100, "full": 1000 },
      "script": [{ "sweep": { "frames": 10, "to": 1 } }]
    }
    """

  /// The valid workload with `part` replaced.
  static func replacing(_ part: String, with other: String) -> String {
    let pieces = valid.split(separator: part, omittingEmptySubsequences: false)
    return pieces.joined(separator: other)
  }

  /// The valid workload with its items from `file`, one a line.
  static func lines(of file: String) -> String {
    replacing(
      #"{ "source": "synthetic", "height": { "fixed": 40 } }"#, with: #"{ "source": "lines", "file": "\#(file)" }"#
    ).split(separator: #", "sizes": "items""#).joined()
  }
}
