import Testing

@testable import Scrollmark

@Suite struct ItemSourceTests {
  @Test("The generator gives the published numbers of SplitMix64 for seed 1234567")
  func generator() {
    var generator = SplitMix64(seed: 1_234_567)
    #expect(generator.next() == 6_457_827_717_110_365_317)
    #expect(generator.next() == 3_203_168_211_198_807_973)
    #expect(generator.next() == 9_817_491_932_198_370_423)
  }

  @Test("FNV-1a of the bytes of \"foobar\" is the published one")
  func digest() {
    var digest = Digest()
    for byte in "foobar".utf8 { digest.add(byte) }
    #expect(digest.text == "85944171f73967e8")
  }

  @Test("The same seed gives the same items, another seed others")
  func determinism() {
    let source = SyntheticItems(
      sections: 3, sizes: .drawn(width: nil, height: .uniform(least: 10, most: 20)), text: .fixed(5))
    let table = source.load(count: 100, seed: 7)
    #expect(table == source.load(count: 100, seed: 7))
    #expect(table.digest == source.load(count: 100, seed: 7).digest)
    #expect(table.digest != source.load(count: 100, seed: 8).digest)
    #expect(table.digest != source.load(count: 99, seed: 7).digest)
    #expect(table.sectionCounts == [33, 33, 34])
  }

  @Test("Distributions have the means that their formulas say, and stay within their bounds")
  func means() {
    func mean(_ distribution: Distribution) -> Double {
      var generator = SplitMix64(seed: 11)
      return (0..<100_000).reduce(0) { sum, _ in sum + distribution.draw(from: &generator) } / 100_000
    }
    #expect(mean(.fixed(3)) == 3)
    // Uniform: the middle, 15; the standard error of the mean is 10 / sqrt(12 · 100,000) = 0.009.
    #expect(abs(mean(.uniform(least: 10, most: 20)) - 15) < 0.05)
    // Log-normal: median · exp(spread² / 2) = 100 · exp(0.125) = 113.31; its standard error is about 0.19.
    #expect(abs(mean(.logNormal(median: 100, spread: 0.5, least: 0.5, most: 1e9)) - 113.31) < 1)
    var generator = SplitMix64(seed: 3)
    let narrow = Distribution.logNormal(median: 100, spread: 2, least: 50, most: 200)
    for _ in 0..<1_000 { #expect((50...200).contains(narrow.draw(from: &generator))) }
  }

  @Test("Photos have the heights of the aspect ratios that cameras use")
  func photos() {
    let table = SyntheticItems(sections: 1, sizes: .photo(width: 144)).load(count: 1_000, seed: 1)
    #expect(Set(table.heights.map { $0.rounded() }) == [81, 96, 108, 144, 192, 216, 256])
  }

  @Test("Lines come in sections by first letter, without case and accents, # last")
  func lines() throws {
    let folder = try ScratchFolder()
    try folder.write("banana\nApple\r\n\n9 lives\nÉclair\navocado\negg\n", to: "words.txt")
    let table = try source("lines", "\"file\": \"words.txt\"", folder).load(count: nil, seed: 1)
    #expect(table.sectionTitles == ["A", "B", "E", "#"])
    #expect(table.sectionCounts == [2, 1, 2, 1])
    #expect(table.texts == ["Apple", "avocado", "banana", "Éclair", "egg", "9 lives"])
    #expect(table.textLengths == [5, 7, 6, 6, 3, 7])
  }

  @Test("Fewer items than there are come evenly from all sections; more are as many as there are, with a warning")
  func counts() throws {
    let folder = try ScratchFolder()
    try folder.write((0..<26).map { "\(Character(UnicodeScalar(UInt8(97 + $0))))\n" }.joined(), to: "letters.txt")
    let lines = try source("lines", "\"file\": \"letters.txt\"", folder)
    let half = try lines.load(count: 13, seed: 1)
    #expect(half.texts.joined() == "bdfhjlnprtvxz")
    let all = try lines.load(count: 30, seed: 1)
    #expect(all.count == 26)
    #expect(all.warnings == ["30 items were asked for; \(folder.path)/letters.txt has 26"])
  }

  @Test("CSV follows RFC 4180: quotes, doubled quotes, commas and line ends inside them")
  func csv() throws {
    let folder = try ScratchFolder()
    try folder.write(
      "id,body,h,who\r\n1,\"a, \"\"b\"\"\nc\",20.5,x\r\n2,plain,30,y\r\n3,,40,x\r\n", to: "posts.csv")
    let columns = #"{"identifier": "id", "text": "body", "height": "h", "section": "who"}"#
    let table = try source("csv", "\"file\": \"posts.csv\", \"columns\": \(columns)", folder).load(count: nil, seed: 1)
    #expect(table.sectionTitles == ["x", "y"] && table.sectionCounts == [2, 1])
    #expect(table.identifiers == ["1", "3", "2"])
    #expect(table.texts == ["a, \"b\"\nc", "", "plain"])
    #expect(table.heights == [20.5, 40, 30])
  }

  @Test("JSON Lines give the same items as the CSV with the same rows")
  func jsonLines() throws {
    let folder = try ScratchFolder()
    try folder.write("id,h\n1,20\n2,30\n", to: "a.csv")
    try folder.write("{\"id\": 1, \"h\": 20}\n{\"h\": \"30\", \"id\": \"2\", \"more\": 1}\n", to: "a.jsonl")
    let columns = #""columns": {"identifier": "id", "height": "h"}"#
    let csv = try source("csv", "\"file\": \"a.csv\", \(columns)", folder).load(count: nil, seed: 1)
    let json = try source("jsonl", "\"file\": \"a.jsonl\", \(columns)", folder).load(count: nil, seed: 1)
    #expect(csv == json)
  }

  @Test("Characters are joined with their blocks")
  func unicode() throws {
    let folder = try ScratchFolder()
    try folder.write(
      "0041;LATIN CAPITAL LETTER A;Lu;0\n0042;B;Lu;0\n00E9;E ACUTE;Ll;0\nE000;X;Co;0\n", to: "UnicodeData.txt")
    try folder.write("# Blocks\n\n0000..007F; Basic Latin\n0080..00FF; Latin-1 Supplement\n", to: "Blocks.txt")
    let table = try source("unicode", "\"folder\": \".\"", folder).load(count: nil, seed: 1)
    #expect(table.sectionTitles == ["Basic Latin", "Latin-1 Supplement", "No_Block"])
    #expect(table.sectionCounts == [2, 1, 1])
  }

  @Test(
    "What is wrong with the items is told with the file and the line",
    arguments: [
      (
        "lines", "", Array("".utf8), WorkloadError.Kind.itemsEmpty,
        "the file of the items is empty; it must hold at least one item"
      ),
      ("lines", "", Array("\n\n".utf8), .itemsEmpty, "the file holds no items; it must hold at least one"),
      ("lines", "", Array(" \n\t\r\n".utf8), .itemsEmpty, "the file holds no items; it must hold at least one"),
      (
        "lines", "", [0xEF, 0xBB, 0xBF], .itemsEmpty, "the file of the items is empty; it must hold at least one item"
      ),
      (
        "csv", #""height": "h""#, Array("h,h\n1,2\n".utf8), .malformed,
        "line 1: the column \"h\" stands twice; give each column a name of its own"
      ),
      (
        "csv", #""height": "h""#, Array("h\n0x10\n".utf8), .wrongType,
        "line 2: h: \"0x10\" is not a number; it must be a length in points"
      ),
      ("lines", "", [0x61, 0x0A, 0xC3, 0x0A], .notUTF8, "line 2: the line is not UTF-8; save the file as UTF-8"),
      (
        "csv", #""height": "h""#, Array("h\n10\nNaN\n".utf8), .badSize,
        "line 3: h: NaN is not a size; it is a length above 0, up to 1000000000 points"
      ),
      (
        "csv", #""height": "h""#, Array("h\n-1\n".utf8), .badSize,
        "line 2: h: -1 is not a size; it is a length above 0, up to 1000000000 points"
      ),
      (
        "csv", #""height": "h""#, Array("h\n1e999\n".utf8), .badSize,
        "line 2: h: 1e999 is not a size; it is a length above 0, up to 1000000000 points"
      ),
      (
        "csv", #""height": "h""#, Array("h\ntall\n".utf8), .wrongType,
        "line 2: h: \"tall\" is not a number; it must be a length in points"
      ),
      (
        "csv", #""height": "height""#, Array("h,w\n1,2\n".utf8), .unknownKey,
        "line 1: there is no column \"height\"; there are: h, w"
      ),
      (
        "csv", #""height": "h""#, Array("h,w\n1,2\n3\n".utf8), .malformed,
        "line 3: the row has 1 cells; it must have 2, as the first line"
      ),
      (
        "csv", #""text": "t""#, Array("t\n\"open\n".utf8), .malformed,
        "line 2: a quoted cell without its closing quote"
      ),
      (
        "csv", #""identifier": "i""#, Array("i\na\nb\na\n".utf8), .outOfRange,
        "line 4: the identifier \"a\" stands in line 2 too; identifiers are unique"
      ),
      ("csv", "", Array("h\n".utf8), .itemsEmpty, "the file holds no items; it must hold at least one"),
      (
        "jsonl", #""height": "h""#, Array("{\"h\": 1}\n{\"h\" 2}\n".utf8), .malformed,
        "line 2: column 6: \"2\" where a colon should be"
      ),
      ("jsonl", #""height": "h""#, Array("{\"w\": 1}\n".utf8), .missingKey, "line 1: there is no \"h\""),
      (
        "jsonl", #""height": "h""#, Array("{\"h\": true}\n".utf8), .wrongType,
        "line 1: h: true is a truth value; it must be a text or a number"
      ),
      (
        "jsonl", #""height": "h""#, Array("{\"h\": NaN}\n".utf8), .badSize,
        "line 1: h: NaN is not a size; it is a length above 0, up to 1000000000 points"
      ),
      ("jsonl", "", Array("[]\n".utf8), .wrongType, "line 1: the line is not an object"),
    ])
  func errors(kind: String, columns: String, bytes: [UInt8], expected: WorkloadError.Kind, message: String) throws {
    let folder = try ScratchFolder()
    let file = try folder.write(bytes, to: "items")
    let fields = "\"file\": \"items\"" + (kind == "lines" ? "" : ", \"columns\": {\(columns)}")
    let source = try source(kind, fields, folder)
    let error = workloadError { _ = try source.load(count: nil, seed: 1) }
    #expect(error?.kind == expected)
    #expect(error?.description == "\(file): \(message)")
  }

  @Test("A byte order mark and lines of spaces are no items", arguments: ["lines", "csv", "jsonl"])
  func byteOrderMark(kind: String) throws {
    let folder = try ScratchFolder()
    let text = ["lines": "a\n \nb\n", "csv": "t\na\nb\n", "jsonl": "{\"t\": \"a\"}\n \t\n{\"t\": \"b\"}\n"][kind]
    try folder.write([0xEF, 0xBB, 0xBF] + Array(try #require(text).utf8), to: "items")
    let fields = "\"file\": \"items\"" + (kind == "lines" ? "" : ", \"columns\": {\"text\": \"t\"}")
    #expect(try source(kind, fields, folder).load(count: nil, seed: 1).texts == ["a", "b"])
  }

  @Test("A device in the place of the items is refused before it is read, for it may have no end")
  func device() throws {
    let source = try source("lines", "\"file\": \"/dev/zero\"", try ScratchFolder())
    let error = workloadError { _ = try source.load(count: nil, seed: 1) }
    #expect(error?.kind == .unreadable)
    #expect(error?.description == "/dev/zero: a device stands where the file of the items should be; name a file")
  }

  @Test("A folder in the place of the items is told as such")
  func folderOfItems() throws {
    let folder = try ScratchFolder()
    let source = try source("lines", "\"file\": \".\"", folder)
    let error = workloadError { _ = try source.load(count: nil, seed: 1) }
    #expect(error?.kind == .unreadable)
    #expect(error?.problem == "a folder stands where the file of the items should be")
  }

  @Test("A file that is missing is told by its path, with the package that brings it")
  func missing() throws {
    let folder = try ScratchFolder()
    let own = try source("lines", "\"file\": \"none.txt\"", folder)
    #expect(workloadError { _ = try own.load(count: nil, seed: 1) }?.kind == .itemsMissing)
    let words = try source("lines", "\"file\": \"/usr/share/dict/klingon\"", folder)
    let error = workloadError { _ = try words.load(count: nil, seed: 1) }
    #expect(
      error?.description
        == "/usr/share/dict/klingon: the file of the items does not exist; install it with: apt-get install wamerican")
  }

  private func source(_ kind: String, _ fields: String, _ folder: ScratchFolder) throws -> any ItemSource {
    try WorkloadText("items", "{\"source\": \"\(kind)\", \(fields)}").decode(folder: folder.path).items
  }
}
