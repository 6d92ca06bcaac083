import ScrollmarkCLI

// The tool in the build of the fuzzer: `ci/fuzz stress` runs `scrollmark stress` under its sanitizer.

ScrollmarkCommand.main()
