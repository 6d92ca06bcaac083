import Foundation
import Measurement
import TextMeasure

extension RunEnvironment {
  /// The machine and the build as they are now. `loadAtEnd` is absent: fill it in when the run ends.
  public static func current() -> RunEnvironment {
    let variables = ProcessInfo.processInfo.environment
    return RunEnvironment(
      machine: machine(),
      cpu: field("model name", in: "/proc/cpuinfo"),
      cores: ProcessInfo.processInfo.activeProcessorCount,
      cpuQuota: CPUQuota.current { file($0).value },
      governor: file("/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor"),
      kernel: "Linux \(file("/proc/sys/kernel/osrelease").value ?? "of unknown release")",
      system: osName(),
      toolchain: variables["SCROLLMARK_TOOLCHAIN"] ?? compiledBy,
      buildMode: buildMode,
      allocator: AllocationSampler.allocatorName(),
      commit: variables["SCROLLMARK_COMMIT"].map { .value($0) }
        ?? .absent(reason: "SCROLLMARK_COMMIT is not set; ci/scrollmark sets it"),
      deterministicHashing: variables["SWIFT_DETERMINISTIC_HASHING"] != nil,
      loadAtStart: loadAverage(),
      loadAtEnd: .absent(reason: "the run has not ended"), text: textMeasuring)
  }

  /// What text is measured by.
  private static var textMeasuring: Reading<String> {
    switch TextMeasurer.shared.method {
    case .fonts(let name): .value(name)
    case .simple(let reason): .absent(reason: reason)
    }
  }

  /// The one-minute load average.
  public static func loadAverage() -> Reading<Double> {
    guard let text = file("/proc/loadavg").value, let load = text.split(separator: " ").first.flatMap({ Double($0) })
    else { return .absent(reason: "/proc/loadavg cannot be read") }
    return .value(load)
  }

  private static var buildMode: String {
    #if DEBUG
      "debug"
    #else
      "release"
    #endif
  }

  /// What the compiler says of itself at build time, where nobody passed its full version on.
  private static var compiledBy: String {
    #if compiler(>=6.4)
      "Swift 6.4 or later"
    #elseif compiler(>=6.3)
      "Swift 6.3"
    #else
      "Swift before 6.3"
    #endif
  }

  /// A digest of what the system calls the machine: enough to tell it from others, and nothing more.
  private static func machine() -> Reading<String> {
    file("/etc/machine-id").flatMap { name in
      if name.isEmpty { return .absent(reason: "the system has no name for this machine") }
      var digest = Digest()
      digest.add("Scrollmark")
      digest.add(name)
      return .value(digest.text)
    }
  }

  private static func osName() -> Reading<String> {
    guard case .value(let release) = field("PRETTY_NAME", in: "/etc/os-release", separator: "=") else {
      return .absent(reason: "/etc/os-release has no PRETTY_NAME")
    }
    let name = release.trimmingCharacters(in: CharacterSet(charactersIn: "\""))
    guard name.hasPrefix("Debian"), let version = file("/etc/debian_version").value else { return .value(name) }
    return .value("\(name), \(version)")
  }

  private static func file(_ path: String) -> Reading<String> {
    guard let data = FileManager.default.contents(atPath: path) else {
      return .absent(reason: "\(path) cannot be read")
    }
    return .value(String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines))
  }

  private static func field(_ name: String, in path: String, separator: Character = ":") -> Reading<String> {
    guard let text = file(path).value else { return .absent(reason: "\(path) cannot be read") }
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: separator, maxSplits: 1)
      guard parts.count == 2, parts[0].trimmingCharacters(in: .whitespaces) == name else { continue }
      return .value(parts[1].trimmingCharacters(in: .whitespaces))
    }
    return .absent(reason: "\(path) has no \(name)")
  }
}
