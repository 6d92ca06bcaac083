import Measurement

/// How much of the processors the control groups leave to the process.
enum CPUQuota {
  /// The quota in cores: the least that any group above the process sets, in version 2 or 1. `file` gives the text of a file, or nil if
  /// it cannot be read.
  static func current(file: (String) -> String?) -> Reading<Double> {
    let root = "/sys/fs/cgroup"
    let second = folders(of: group(in: file("/proc/self/cgroup") ?? "", for: ""), below: root)
    let limits = second.map { file($0 + "/cpu.max") }
    let first = ["cpu", "cpu,cpuacct"].flatMap { controller in
      folders(of: group(in: file("/proc/self/cgroup") ?? "", for: controller), below: "\(root)/\(controller)").map {
        combined(quota: file($0 + "/cpu.cfs_quota_us"), period: file($0 + "/cpu.cfs_period_us"))
      }
    }
    let texts = (limits + first).compactMap(\.self)
    if texts.isEmpty { return .absent(reason: "the control groups say nothing of processors") }
    guard let least = texts.compactMap(cores).min() else { return .absent(reason: "no quota is set") }
    return .value(least)
  }

  /// The path of the group of `controller`, which is empty in version 2, from lines such as `4:cpu,cpuacct:/name`.
  static func group(in text: String, for controller: String) -> String {
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
      if parts.count == 3, parts[1] == controller { return String(parts[2]) }
    }
    return "/"
  }

  /// The folder of the group at `path` and of those above it, the innermost first.
  private static func folders(of path: String, below root: String) -> [String] {
    var names = path.split(separator: "/")
    var folders: [String] = []
    while !names.isEmpty {
      folders.append(root + "/" + names.joined(separator: "/"))
      names.removeLast()
    }
    return folders + [root]
  }

  /// What version 1 says in two files as version 2 says it in one: `50000 100000`, or `max 100000` for no quota.
  private static func combined(quota: String?, period: String?) -> String? {
    guard let quota, let period else { return nil }
    return "\(quota == "-1" ? "max" : quota) \(period)"
  }

  /// The cores that `50000 100000` allows: one half. Nil if there is no limit.
  static func cores(_ text: String) -> Double? {
    let parts = text.split(separator: " ").map { Double($0) }
    guard parts.count == 2, let quota = parts[0], let period = parts[1], quota > 0, period > 0 else { return nil }
    return quota / period
  }
}
