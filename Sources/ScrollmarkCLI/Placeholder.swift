// Placeholder: replaced by the first real file of this target.
@main enum ScrollmarkCommand {
  static func main() {}
}
