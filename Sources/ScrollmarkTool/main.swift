import ScrollmarkCLI

ScrollmarkCommand.main()
