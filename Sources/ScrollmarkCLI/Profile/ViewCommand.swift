import Reporting
import Scrollmark

/// `scrollmark view`: what one frame of a workload shows, as SVG.
@MainActor struct ViewCommand {
  /// What the user typed.
  let arguments: ParsedArguments
  /// Where the workloads are.
  let catalog: WorkloadCatalog

  /// Plays up to the frame and writes the picture.
  func run() throws(CommandFailure) -> ExitCode {
    let one = try OneWorkload(arguments, catalog: catalog)
    let frame = arguments.integer("--frame") ?? 0
    guard frame <= one.workload.frameCount else {
      throw CommandFailure(
        .usage,
        "--frame: \(one.workload.name) has \(one.workload.frameCount) frames, so there is none numbered \(frame)")
    }
    let picture = try CommandFailure.catching {
      try WorkloadProfiler(one.workload, size: one.size).picture(ofFrame: frame == 0 ? nil : frame - 1) {
        Interruption.isRequested
      }
    }
    guard let picture else { throw CommandFailure(.internalError, "frame \(frame) was not reached") }
    let title = "\(one.workload.name) (\(one.size.label)), \(frame == 0 ? "opening" : "frame \(frame)")"
    let svg = LayoutSVG.render(picture, title: title)
    guard let path = arguments.text("--out") else {
      try Terminal.write(String(decoding: svg, as: UTF8.self))
      return .success
    }
    let (folder, name) = Self.split(path)
    try OutputFolder(preparing: folder).replace([OutputFile(name: name, bytes: svg)])
    return .success
  }

  /// The folder and the name of a file.
  static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return (".", path) }
    let name = String(path[path.index(after: slash)...])
    return (slash == path.startIndex ? "/" : String(path[..<slash]), name)
  }
}
