import Testing

@testable import ScrollmarkCLI

@Suite("Arguments")
struct ArgumentParserTests {
  private let parser = ArgumentParser(
    command: CommandSpec(
      name: "go", summary: "go somewhere", operands: .any(name: "PLACE"),
      options: [
        OptionSpec(name: "--fast", help: "hurry"),
        OptionSpec(name: "--count", value: .integer(name: "N", range: 1...9), help: "how often"),
        OptionSpec(name: "--seed", value: .seed(name: "N"), help: "chance"),
        OptionSpec(name: "--out", value: .text(name: "DIR"), help: "where to"),
      ]))

  @Test("Options and operands may be mixed, and values follow a space or an equals sign")
  func everything() throws {
    let parsed = try parser.parse(["a", "--fast", "--count", "3", "b", "--out=x=y", "--seed=18446744073709551615"])
    #expect(parsed.operands == ["a", "b"])
    #expect(parsed.has("--fast"))
    #expect(parsed.integer("--count") == 3)
    #expect(parsed.text("--out") == "x=y")
    #expect(parsed.seed("--seed") == .max)
  }

  @Test("After two dashes everything is an operand")
  func dashes() throws {
    #expect(try parser.parse(["--", "--fast", "-x"]).operands == ["--fast", "-x"])
    #expect(try parser.parse(["-"]).operands == ["-"])
  }

  @Test(
    "What cannot be read is a usage error that says why",
    arguments: [
      (["--fsat"], "unknown option --fsat; did you mean --fast?"),
      (["--nothing"], "unknown option --nothing"),
      (["-f"], "unknown option -f"),
      (["--fast", "--fast"], "--fast is given twice"),
      (["--fast=1"], "--fast takes no value"),
      (["--count"], "--count needs a value: --count N"),
      (["--count="], "--count needs a value: --count N"),
      (["--out", "--fast"], "--out needs a value: --out DIR"),
      (["--count", "0"], "--count takes a whole number from 1 to 9, not '0'"),
      (["--count", "10"], "--count takes a whole number from 1 to 9, not '10'"),
      (["--count", "1.5"], "--count takes a whole number from 1 to 9, not '1.5'"),
      (["--seed", "-1"], "--seed takes a whole number from 0 to 18446744073709551615, not '-1'"),
    ])
  func errors(words: [String], message: String) {
    let failure = failure(of: parser, words)
    #expect(failure?.code == .usage)
    #expect(failure?.message == message + "\nusage: scrollmark go [options] [PLACE...]\n`scrollmark help go` says more")
  }

  @Test("The number of operands is checked")
  func operands() {
    let none = ArgumentParser(command: CommandSpec(name: "a", summary: ""))
    #expect(failure(of: none, ["x"])?.message.hasPrefix("a takes no argument, but there is 'x'\n") == true)
    let one = ArgumentParser(command: CommandSpec(name: "a", summary: "", operands: .one(name: "FILE")))
    #expect(failure(of: one, [])?.message.hasPrefix("a needs FILE\n") == true)
    #expect(failure(of: one, ["x", "y"])?.message.hasPrefix("a takes one FILE, but there are 'x' and 'y'\n") == true)
    #expect(failure(of: one, ["x"]) == nil)
  }

  @Test("A hint is given for a near miss only")
  func hints() {
    #expect(Suggestion.phrase(for: "rnu", among: ["list", "run"]) == "; did you mean run?")
    #expect(Suggestion.phrase(for: "walk", among: ["list", "run"]) == "")
  }

  private func failure(of parser: ArgumentParser, _ words: [String]) -> CommandFailure? {
    do throws(CommandFailure) {
      _ = try parser.parse(words)
      return nil
    } catch {
      return error
    }
  }
}
