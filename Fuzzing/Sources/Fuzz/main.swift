import FuzzerDriver

// Fuzzes one target: `Fuzz TARGET [OPTION OF LIBFUZZER...] [CORPUS...]`.

/// The target that the first argument names; `ci/fuzz` never passes another.
let target = FuzzTarget(rawValue: CommandLine.arguments.dropFirst().first ?? "")

if target != nil {
  // libFuzzer gets the name of the program and what follows the target.
  var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv + 1
  var count = CommandLine.argc - 1
  CommandLine.unsafeArgv[1] = CommandLine.unsafeArgv[0]
  _ = LLVMFuzzerRunDriver(&count, &arguments) { data, size in
    MainActor.assumeIsolated {
      if let finding = target?.finding(in: [UInt8](UnsafeBufferPointer(start: data, count: size))) {
        fatalError(finding)
      }
    }
    return 0
  }
} else {
  print(FuzzTarget.allCases.map(\.rawValue).joined(separator: "\n"))
}
