import Foundation
import Reporting

/// Finds out which functions places in code belong to: by the symbols of the files, with lines and inlined calls where
/// `llvm-symbolizer` reads the debug information, and with names as people write them where `swift-demangle` is there.
struct Symbolizer {
  /// The variables of the environment.
  let environment: [String: String]
  /// Where files pass between programs.
  let folder: ScratchFolder

  /// What was found out, and which helpers were missing.
  struct Outcome {
    /// The functions at each place, from the innermost outwards: several where calls were inlined.
    var functions: [CodeLocation: [StackProfile.Function]] = [:]
    /// What is missing.
    var missing: [MissingTool] = []
  }

  /// The functions at each of `locations`.
  func resolve(_ locations: Set<CodeLocation>) -> Outcome {
    var outcome = Outcome()
    let modules = Dictionary(grouping: locations, by: \.module)
    let helper = Helper.path(of: "llvm-symbolizer", environment: environment)
    if helper == nil { outcome.missing.append(.symbolizer) }
    for (module, places) in modules {
      resolve(places, of: module, helper: helper, into: &outcome.functions)
    }
    demangle(&outcome)
    return outcome
  }

  private func resolve(
    _ places: [CodeLocation], of module: String, helper: String?,
    into functions: inout [CodeLocation: [StackProfile.Function]]
  ) {
    let symbols = module.hasPrefix("/") ? (try? InputFile.bytes(at: module)).flatMap(ElfSymbols.init) : nil
    let addresses = places.map { symbols?.address(of: $0.offset) ?? $0.offset }
    let lines = symbols == nil ? [:] : debugLines(addresses, of: module, helper: helper)
    for (place, address) in zip(places, addresses) {
      if let inlined = lines[address], !inlined.isEmpty {
        functions[place] = inlined
        continue
      }
      let name = place.name ?? symbols?.name(at: address) ?? "[\(place.moduleName.trimmingCharacters(in: ["[", "]"]))]"
      functions[place] = [StackProfile.Function(name: name, module: place.moduleName)]
    }
  }

  /// What the debug information says of `addresses` of the file `module`; nothing where there is none.
  private func debugLines(
    _ addresses: [UInt64], of module: String, helper: String?
  ) -> [UInt64: [StackProfile.Function]] {
    guard let helper else { return [:] }
    let input = addresses.map { "0x" + String($0, radix: 16) + "\n" }.joined()
    let options = ["--obj=\(module)", "--output-style=JSON", "--inlines"]
    guard let run = try? Helper.run(helper, options, input: input, environment: environment, folder: folder) else {
      return [:]
    }
    var lines: [UInt64: [StackProfile.Function]] = [:]
    for line in run.output.split(separator: UInt8(ascii: "\n")) {
      guard let answer = try? JSONDecoder().decode(Answer.self, from: Data(line)),
        let address = UInt64(answer.address.dropFirst(2), radix: 16)
      else { continue }
      lines[address] = answer.symbols.compactMap { $0.function(in: module) }
    }
    return lines
  }

  /// Writes Swift's names as people do, all of them in one go.
  private func demangle(_ outcome: inout Outcome) {
    let mangled = Set(outcome.functions.values.flatMap { $0.map(\.name) }.filter(Self.isMangled)).sorted()
    guard !mangled.isEmpty else { return }
    guard let helper = Helper.path(of: "swift-demangle", environment: environment),
      let run = try? Helper.run(
        helper, ["--simplified"], input: mangled.joined(separator: "\n") + "\n", environment: environment,
        folder: folder)
    else {
      outcome.missing.append(.demangler)
      return
    }
    let plain = String(decoding: run.output, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    let names = Dictionary(zip(mangled, plain.map(String.init)), uniquingKeysWith: { first, _ in first })
    for (place, functions) in outcome.functions {
      outcome.functions[place] = functions.map {
        StackProfile.Function(name: names[$0.name] ?? $0.name, module: $0.module, place: $0.place)
      }
    }
  }

  private static func isMangled(_ name: String) -> Bool {
    name.hasPrefix("$s") || name.hasPrefix("$S") || name.hasPrefix("_$s") || name.hasPrefix("_T0")
  }

  /// A line of `llvm-symbolizer --output-style=JSON`.
  private struct Answer: Decodable {
    var address: String
    var symbols: [Symbol]

    private enum CodingKeys: String, CodingKey {
      case address = "Address"
      case symbols = "Symbol"
    }
  }

  /// A function in such a line: the one that was inlined first.
  private struct Symbol: Decodable {
    var name: String
    var file: String
    var line: Int

    private enum CodingKeys: String, CodingKey {
      case name = "FunctionName"
      case file = "FileName"
      case line = "Line"
    }

    /// The target of a package: the folder below its `Sources`.
    private var target: String? {
      let folders = file.split(separator: "/")
      guard let sources = folders.lastIndex(of: "Sources"), sources + 2 < folders.count else { return nil }
      return String(folders[sources + 1])
    }

    /// Nil where the debug information says nothing.
    func function(in module: String) -> StackProfile.Function? {
      guard !name.isEmpty, name != "??" else { return nil }
      let fileName = file.split(separator: "/").last.map(String.init) ?? ""
      let isKnown = !fileName.isEmpty && !fileName.hasPrefix("<") && line > 0
      return StackProfile.Function(
        name: name, module: target ?? module.split(separator: "/").last.map(String.init) ?? module,
        place: isKnown ? "\(fileName):\(line)" : nil)
    }
  }
}
