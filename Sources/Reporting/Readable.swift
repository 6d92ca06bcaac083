/// Numbers as people read them: three digits that matter, a unit that fits, commas between thousands.
public enum Readable {
  /// `812 ns`, `12.3 µs`, `1.20 ms`, `2.50 s`; `us` for `µs` where the text must be ASCII.
  public static func time(nanoseconds: Double, ascii: Bool = false) -> String {
    scaled(nanoseconds, units: ["ns", ascii ? "us" : "µs", "ms", "s"])
  }

  /// `512 B`, `4.10 kB`, `12.3 MB`: steps of a thousand.
  public static func bytes(_ bytes: Double) -> String {
    scaled(bytes, units: ["B", "kB", "MB", "GB", "TB"])
  }

  /// `0`, `0.013`, `2.5`, `1,204`: a mean or a ratio.
  public static func number(_ number: Double) -> String {
    let size = number.magnitude
    if size >= 100 || number == number.rounded() { return grouped(number.rounded()) }
    return fixed(number, decimals: size >= 10 ? 1 : size >= 1 ? 2 : 3)
  }

  /// `1,000,000`.
  public static func count(_ count: some BinaryInteger) -> String {
    grouped(Double(count))
  }

  /// `99.5 %`, of a share from 0 to 1.
  public static func percent(_ share: Double) -> String {
    let percent = share * 100
    if percent > 0 && percent < 0.1 { return "< 0.1 %" }
    return fixed(percent, decimals: percent < 10 ? 1 : 0) + " %"
  }

  /// `+5.2 %`, `-0.31 %`, `0 %`, of a share.
  static func signedPercent(_ share: Double) -> String {
    let percent = share * 100
    let size = percent.magnitude
    let text = fixed(percent, decimals: size >= 100 ? 0 : size >= 1 ? 1 : 2)
    if !text.contains(where: { ("1"..."9").contains($0) }) { return "0 %" }
    return (percent > 0 ? "+" : "") + text + " %"
  }

  /// `number` with exactly `decimals` digits after the point.
  static func fixed(_ number: Double, decimals: Int) -> String {
    guard decimals > 0 else { return grouped(number.rounded()) }
    var power = 1.0
    for _ in 0..<decimals { power *= 10 }
    let digits = (number.magnitude * power).rounded()
    let whole = (digits / power).rounded(.down)
    let fraction = String(Int64(digits - whole * power))
    let sign = number < 0 && digits > 0 ? "-" : ""
    return sign + grouped(whole) + "." + String(repeating: "0", count: decimals - fraction.count) + fraction
  }

  private static func scaled(_ number: Double, units: [String]) -> String {
    var value = number
    var unit = 0
    while value.magnitude >= 999.5 && unit < units.count - 1 {
      value /= 1000
      unit += 1
    }
    let size = value.magnitude
    let whole = unit == 0 && number == number.rounded()
    let decimals = whole || size >= 99.95 ? 0 : size >= 9.995 ? 1 : 2
    return fixed(value, decimals: decimals) + " " + units[unit]
  }

  private static func grouped(_ whole: Double) -> String {
    guard let exact = Int64(exactly: whole) else { return "\(whole)" }
    let digits = Array(String(exact.magnitude))
    var text = exact < 0 ? "-" : ""
    for (place, digit) in digits.enumerated() {
      if place > 0 && (digits.count - place) % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return text
  }
}
