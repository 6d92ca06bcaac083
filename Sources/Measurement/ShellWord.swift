/// Words of a command line that people paste into a shell.
public enum ShellWord {
  /// `word` as a shell takes it back; quoted only where it has to be. O(n).
  public static func quoted(_ word: String) -> String {
    let isPlain = !word.isEmpty && word.utf8.allSatisfy(isPlain) && !word.hasPrefix("-")
    return isPlain ? word : "'" + word.replacing("'", with: "'\\''") + "'"
  }

  private static func isPlain(_ letter: UInt8) -> Bool {
    switch letter {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"):
      true
    default: false
    }
  }
}
