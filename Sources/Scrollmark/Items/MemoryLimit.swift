import Foundation

/// How much memory there is for a workload's items.
struct MemoryLimit: Sendable {
  /// The bytes that may still be taken; nil where nobody knows.
  var availableBytes: Int?

  /// The memory of the machine that is available now, or what is left of the control group's share where that is less.
  static func current() -> MemoryLimit {
    let machine = kibibytes(named: "MemAvailable", in: "/proc/meminfo")
    let group = number(in: "/sys/fs/cgroup/memory.max").flatMap { most in
      number(in: "/sys/fs/cgroup/memory.current").map { max(0, most - $0) }
    }
    return MemoryLimit(availableBytes: [machine, group].compactMap { $0 }.min())
  }

  /// Refuses a workload whose items cannot fit.
  func check(_ workload: Workload, size: WorkloadSize) throws {
    guard let count = workload.count(at: size), let availableBytes else { return }
    let bytesPerItem = workload.items.bytesPerItem + workload.layout.bytesPerItem + StageModel.bytesPerItem
    let (needed, isTooLarge) = count.multipliedReportingOverflow(by: bytesPerItem)
    guard isTooLarge || needed > availableBytes else { return }
    let place =
      switch size {
      case .smoke: "sizes.smoke"
      case .full: "sizes.full"
      case .count: "counts"
      }
    throw WorkloadError(
      kind: .tooManyItems, file: workload.file, place: place,
      problem: "\(count) items need about \(Self.text(needed)); \(Self.text(availableBytes)) of memory are available",
      remedy: "ask for at most \(availableBytes / bytesPerItem) items")
  }

  private static func text(_ bytes: Int) -> String {
    bytes < 1 << 30 ? "\(bytes >> 20) MiB" : "\(bytes >> 30) GiB"
  }

  private static func kibibytes(named name: String, in path: String) -> Int? {
    guard let text = contents(of: path), let line = text.split(separator: "\n").first(where: { $0.hasPrefix(name) })
    else { return nil }
    return Int(line.filter(\.isNumber)).map { $0 * 1024 }
  }

  private static func number(in path: String) -> Int? {
    contents(of: path).flatMap { Int($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
  }

  private static func contents(of path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }
}
