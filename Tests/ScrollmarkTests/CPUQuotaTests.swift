import Testing

@testable import Scrollmark

@Suite struct CPUQuotaTests {
  private func quota(_ files: [String: String]) -> Double? {
    CPUQuota.current { files[$0] }.value
  }

  @Test("Version 2: the least quota of the group and of those above it")
  func second() {
    let group = "/sys/fs/cgroup/runner/job/cpu.max"
    let above = "/sys/fs/cgroup/runner/cpu.max"
    let own = ["/proc/self/cgroup": "0::/runner/job\n"]
    #expect(quota(own.merging([group: "150000 100000"]) { $1 }) == 1.5)
    #expect(quota(own.merging([group: "max 100000", above: "50000 100000"]) { $1 }) == 0.5)
    #expect(quota(["/sys/fs/cgroup/cpu.max": "200000 100000"]) == 2)
  }

  @Test("Version 1: quota and period are in two files")
  func first() {
    let folder = "/sys/fs/cgroup/cpu,cpuacct/job"
    let own = ["/proc/self/cgroup": "5:memory:/other\n4:cpu,cpuacct:/job\n"]
    let files = ["\(folder)/cpu.cfs_quota_us": "25000", "\(folder)/cpu.cfs_period_us": "100000"]
    #expect(quota(own.merging(files) { $1 }) == 0.25)
    let unlimited = ["\(folder)/cpu.cfs_quota_us": "-1", "\(folder)/cpu.cfs_period_us": "100000"]
    #expect(CPUQuota.current { own.merging(unlimited) { $1 }[$0] }.reason == "no quota is set")
  }

  @Test("Without control groups there is no quota, and the reason says so")
  func none() {
    #expect(CPUQuota.current { _ in nil }.reason == "the control groups say nothing of processors")
  }

  @Test("What is no quota is none", arguments: ["", "max 100000", "0 100000", "5", "5 0", "a b"])
  func hostile(text: String) {
    #expect(CPUQuota.cores(text) == nil)
  }
}
