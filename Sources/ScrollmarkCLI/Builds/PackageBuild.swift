/// Builds the tool from sources, in release mode, as `ci/scrollmark` does.
struct PackageBuild {
  /// The variables of the environment.
  let environment: [String: String]

  /// What the compiler says of itself; it decides with the commit what a build is.
  func toolchain() throws(CommandFailure) -> String {
    let outcome = try swift(["--version"])
    guard outcome.end == .exited(0) else {
      throw CommandFailure(.toolMissing, "`swift --version` does not work:\n\(outcome.lastLines(5))")
    }
    return outcome.text
  }

  /// Builds the package in `folder`; answers the path of the binary. Fails with `code` and the last lines of the compiler.
  func build(_ folder: String, failure code: ExitCode, name: String) throws(CommandFailure) -> String {
    let outcome = try swift(["build", "--package-path", folder, "-c", "release", "--product", "scrollmark"])
    guard outcome.end == .exited(0) else {
      throw CommandFailure(code, "\(name) does not build:\n\(outcome.lastLines(20))")
    }
    return "\(folder)/.build/release/scrollmark"
  }

  private func swift(_ arguments: [String]) throws(CommandFailure) -> ChildProcess.Outcome {
    do {
      return try ChildProcess.run("swift", arguments, environment: environment)
    } catch let error as SystemError {
      throw CommandFailure(
        .toolMissing, "cannot run swift: \(error.text). Install Swift, or name built binaries instead")
    } catch {
      throw CommandFailure(error)
    }
  }
}
