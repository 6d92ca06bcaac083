import Foundation
import Testing

/// What was found, and what a fuzzer starts from: each file of `Tests/Fuzz/TARGET` is read again.
@Suite("Fuzz: readers of bytes") @MainActor struct FuzzReplayTests {
  @Test("Whatever was found before is found no more", arguments: FuzzTarget.allCases)
  func replays(target: FuzzTarget) throws {
    let inputs = try Inputs.kept(for: target)
    #expect(!inputs.isEmpty, "Tests/Fuzz/\(target.rawValue) needs at least one input to start from")
    for (name, bytes) in inputs { expectNothing(target, bytes, name) }
  }

  @Test("Every beginning of an input is read", arguments: FuzzTarget.allCases)
  func truncation(target: FuzzTarget) throws {
    for (name, bytes) in try Inputs.kept(for: target) where bytes.count <= 4_096 {
      let step = max(1, bytes.count / 200)
      for end in stride(from: 0, to: bytes.count, by: step) {
        expectNothing(target, Array(bytes[..<end]), "the first \(end) bytes of \(name)")
      }
    }
  }

  @Test("Bytes changed by chance are read", arguments: FuzzTarget.allCases)
  func mutation(target: FuzzTarget) throws {
    var chance = Chance(state: 1)
    let inputs = try Inputs.kept(for: target).filter { $0.bytes.count <= 16_384 }
    let rounds = target == .stage ? 40 : 400
    for round in 0..<rounds {
      let (name, original) = inputs[round % inputs.count]
      let bytes = Mutation.mutate(original, &chance)
      expectNothing(target, bytes, "round \(round) of \(name): \(bytes)")
    }
  }

  private func expectNothing(_ target: FuzzTarget, _ bytes: [UInt8], _ name: String) {
    let finding = target.finding(in: bytes)
    #expect(finding == nil, "\(target.rawValue): \(name)")
  }
}

/// The inputs that are kept with the sources.
private enum Inputs {
  static func kept(for target: FuzzTarget) throws -> [(name: String, bytes: [UInt8])] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let own = try files(in: root.appending(path: "Fuzz/\(target.rawValue)"))
    guard [.json, .workload, .stage].contains(target) else { return own }
    return try own + files(in: root.deletingLastPathComponent().appending(path: "Workloads"))
  }

  private static func files(in folder: URL) throws -> [(name: String, bytes: [UInt8])] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    return try names.filter { !$0.hasPrefix(".") && !$0.hasSuffix(".md") }
      .map { ($0, [UInt8](try Data(contentsOf: folder.appending(path: $0)))) }
  }
}

/// Changes that a fuzzer makes: a few bytes replaced, taken out, doubled or put in.
private enum Mutation {
  static func mutate(_ original: [UInt8], _ chance: inout Chance) -> [UInt8] {
    var bytes = original
    for _ in 0...chance.below(4) where !bytes.isEmpty {
      let place = chance.below(bytes.count)
      let length = min(1 + chance.below(12), bytes.count - place)
      switch chance.below(4) {
      case 0: bytes[place] = UInt8(chance.below(256))
      case 1: bytes.removeSubrange(place..<place + length)
      case 2: bytes.insert(contentsOf: bytes[place..<place + length], at: chance.below(bytes.count))
      default: bytes.insert(contentsOf: words[chance.below(words.count)], at: place)
      }
    }
    return bytes
  }

  private static let words = [
    "0", "-1", "1e308", "NaN", "\"", "{}", "[]", ",", "\\u0000", "\u{1B}[2J", "\r\n", "9007199254740993",
  ]
  .map { Array($0.utf8) }
}

/// Numbers by chance, the same in each run.
private struct Chance {
  var state: UInt64

  mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }
}
