import Glibc
import Testing

@testable import Scrollmark

@Suite struct WorkloadDecodingTests {
  @Test("A workload that says only what it must takes the defaults")
  func defaults() throws {
    let workload = try WorkloadText().decode()
    #expect(workload.scale == 2 && workload.framesPerSecond == 60 && workload.seed == 1)
    #expect(workload.sizes(smoke: true) == [.smoke] && workload.sizes(smoke: false) == [.full])
    #expect(
      workload.count(at: .smoke) == 100 && workload.count(at: .full) == 1000 && workload.count(at: .count(7)) == 7)
    #expect(workload.frameCount == 10)
  }

  @Test("What the file says of the layout is kept in one form, however it is written, and shown")
  func layoutParameters() throws {
    let layouts = [
      #"{"kind": "flow", "itemSize": {"width": 96, "height": 60.5}, "pinHeaders": true}"#,
      #"{"pinHeaders":true,"itemSize":{"height":6.05e1,"width":96.0},"kind":"flow"}"#,
    ]
    for layout in layouts {
      let workload = try WorkloadText("layout", layout).decode()
      #expect(
        workload.layoutParameters == ["itemSize": #"{"height": 60.5, "width": 96}"#, "pinHeaders": "true"])
      #expect(workload.describe().contains(#"{"height": 60.5, "width": 96}"#))
    }
    let texts = try JSONParser.parse(Array(#"["a\"\\\n\u0001", null, -0.25, [], {}]"#.utf8))
    #expect(texts.value.canonical == #"["a\"\\\n\u0001", null, -0.25, [], {}]"#)
  }

  @Test("Counts to sweep over take the place of the full size")
  func counts() throws {
    let workload = try WorkloadText("counts", "[1000, 1000000]").decode()
    #expect(workload.sizes(smoke: false) == [.count(1000), .count(1_000_000)])
    #expect(workload.sizes(smoke: true) == [.smoke])
  }

  @Test(
    "An error names the file, the field, what was found, and what is allowed",
    arguments: [
      (
        "items", #"{"source": "synthetic", "sektions": 2}"#, WorkloadError.Kind.unknownKey,
        #"test.json: items.sektions: there is no such key; did you mean "sections"?"#
      ),
      (
        "colour", "1", .unknownKey,
        "test.json: colour: there is no such key; known here: framesPerSecond, sizes, viewport, layout, counts, script, "
          + "summary, items, updates, cells, scale, seed, budgets"
      ),
      ("summary", "7", .wrongType, "test.json: summary: 7 is a number; it must be a text"),
      ("viewport", "[1]", .wrongType, "test.json: viewport: it is a list of 1; it must be an object"),
      (
        "viewport", #"{"width": 390}"#, .missingKey,
        "test.json: viewport.height: it is missing; it must be a length from 1 to 1000000000 points"
      ),
      (
        "sizes", #"{"smoke": 0, "full": 10}"#, .outOfRange,
        "test.json: sizes.smoke: 0 is not allowed; it is a whole number from 1 to 2147483647"
      ),
      (
        "sizes", #"{"smoke": 10, "full": -5}"#, .outOfRange,
        "test.json: sizes.full: -5 is not allowed; it is a whole number from 1 to 2147483647"
      ),
      (
        "sizes", #"{"smoke": 10, "full": 1e30}"#, .outOfRange,
        "test.json: sizes.full: 1e30 is not allowed; it is a whole number from 1 to 2147483647"
      ),
      (
        "sizes", #"{"smoke": 10, "full": 2.5}"#, .outOfRange,
        "test.json: sizes.full: 2.5 is not allowed; it is a whole number from 1 to 2147483647"
      ),
      (
        "sizes", #"{"smoke": 10}"#, .missingKey,
        "test.json: sizes.full: it is missing; synthetic items need a count"
      ),
      (
        "counts", "[1000, 10]", .outOfRange,
        "test.json: counts[1]: 10 is not allowed; it is a whole number from 1000 to 1000000"
      ),
      ("framesPerSecond", "90", .outOfRange, "test.json: framesPerSecond: 90 is not allowed; it is 60 or 120"),
      (
        "layout", #"{"kind": "lst"}"#, .outOfRange, #"test.json: layout.kind: "lst" is not known; did you mean "list"?"#
      ),
      (
        "items", #"{"source": "database"}"#, .outOfRange,
        #"test.json: items.source: "database" is not known; it is one of csv, jsonl, lines, packages, synthetic, unicode"#
      ),
      ("framesPerSecond", "61.5", .outOfRange, "test.json: framesPerSecond: 61.5 is not allowed; it is 60 or 120"),
      ("counts", "[1000, 2000, 1000]", .outOfRange, "test.json: counts[2]: 1000 stands twice; name it once"),
      (
        "seed", "9007199254740993", .outOfRange,
        "test.json: seed: 9007199254740993 is not allowed; it is a whole number from 0 to 9007199254740991"
      ),
      (
        "scale", String(repeating: "1", count: 400), .outOfRange,
        "test.json: scale: \(String(repeating: "1", count: 60))… is not allowed; it is a whole number from 1 to 3"
      ),
      ("scale", "null", .wrongType, "test.json: scale: it is null; it must be a whole number"),
      (
        "summary", #""red\u001b[31m""#, .outOfRange,
        "test.json: summary: it holds a line end or another control character; it is one line of text"
      ),
      (
        "script", #"[{"rest": {"frames": 1000000}}, {"rest": {"frames": 1}}]"#, .outOfRange,
        "test.json: script: its steps have 1000001 frames together; at most 1000000 are allowed"
      ),
      ("script", "[]", .outOfRange, "test.json: script: it has no steps; it must have at least one"),
      (
        "script", #"[{"sweep": {"frames": 5}}, {"sweep": {"frames": 0}}]"#, .outOfRange,
        "test.json: script[1].sweep.frames: 0 is not allowed; it is a whole number from 1 to 1000000"
      ),
      (
        "script", #"[{"swipe": {"points": 600, "frames": 12, "rest": -1}}]"#, .outOfRange,
        "test.json: script[0].swipe.rest: -1 is not allowed; it is a whole number from 0 to 1000000"
      ),
      (
        "script", #"[{"jmup": {}}]"#, .unknownKey,
        "test.json: script[0].jmup: there is no such key; did you mean \"jump\"?"
      ),
      (
        "script", #"[{"batch": {"frames": 5}}]"#, .outOfRange,
        "test.json: script[0].batch: the batch changes nothing; give at least one of inserts, deletes, moves, reloads"
      ),
    ])
  func errors(field: String, value: String, kind: WorkloadError.Kind, message: String) {
    let error = WorkloadText(field, value).error
    #expect(error?.kind == kind)
    #expect(error?.description == message)
  }

  @Test(
    "A size that is not a number, infinite or negative is refused by name",
    arguments: [
      ("NaN", "NaN is not a size"), ("\"NaN\"", "\"NaN\" is not a size"), ("1e999", "1e999 is not a size"),
      ("-Infinity", "-Infinity is not a size"), ("\"inf\"", "\"inf\" is not a size"), ("-3", "-3 is not a size"),
      ("0", "0 is not a size"),
    ])
  func sizes(value: String, problem: String) {
    let layout = WorkloadText("layout", "{\"kind\": \"list\", \"rowHeight\": \(value)}").error
    #expect(layout?.kind == .badSize && layout?.place == "layout.rowHeight" && layout?.problem == problem)
    let items = WorkloadText("items", "{\"source\": \"synthetic\", \"height\": {\"fixed\": \(value)}}").error
    #expect(items?.kind == .badSize && items?.place == "items.height.fixed" && items?.problem == problem)
  }

  @Test("Malformed JSON is told with its line and column, an empty file too, and bytes that are not UTF-8")
  func malformed() throws {
    let decoder = WorkloadDecoder(registry: .standard)
    func error(_ bytes: [UInt8]) -> WorkloadError? {
      workloadError { _ = try decoder.decode(bytes, name: "x", file: "x.json", folder: "/") }
    }
    let broken = error(Array("{\"summary\": \n tru}".utf8))
    #expect(broken?.kind == .malformed)
    #expect(broken?.description == "x.json: line 2, column 2: \"tru\" where a value should be")
    #expect(error([])?.kind == .malformed)
    let mark = "a byte order mark before the text; save the file as UTF-8 without it"
    #expect(error([0xEF, 0xBB, 0xBF] + Array("{}".utf8))?.description == "x.json: line 1, column 1: \(mark)")
    #expect(error([0x7B, 0xFF, 0x7D])?.kind == .notUTF8)
    #expect(error(Array("[]".utf8))?.kind == .wrongType)
  }

  @Test("A catalogue lists the files of its folder and suggests a name that is near")
  func catalogue() throws {
    let folder = try ScratchFolder()
    try folder.write(WorkloadText().text, to: "photos.json")
    try folder.write(WorkloadText().text, to: "feed.json")
    try folder.write("", to: "README.md")
    let catalog = WorkloadCatalog(directory: folder.path)
    #expect(try catalog.names() == ["feed", "photos"])
    #expect(try catalog.load("feed").name == "feed")
    #expect(try catalog.load(folder.path + "/photos.json").name == "photos")
    let error = workloadError { _ = try catalog.load("phtoos") }
    #expect(error?.kind == .noSuchWorkload)
    #expect(error?.description == "\(folder.path): there is no workload \"phtoos\"; did you mean \"photos\"?")
    #expect(workloadError { _ = try catalog.load("./nothing.json") }?.kind == .noSuchWorkload)
    #expect(workloadError { _ = try WorkloadCatalog(directory: "/nowhere").names() }?.kind == .unreadable)
  }

  @Test("A device, or a file that no workload is as large as, is refused before it is read")
  func endlessFiles() throws {
    let folder = try ScratchFolder()
    let file = try folder.write("{}", to: "large.json")
    #expect(truncate(file, 16 << 20 + 1) == 0)
    let catalog = WorkloadCatalog(directory: folder.path)
    let device = workloadError { _ = try catalog.load(path: "/dev/zero") }
    #expect(device?.description == "/dev/zero: it is a device; a workload is a file of at most 16 MiB")
    let large = workloadError { _ = try catalog.load("large") }
    #expect(large?.kind == .unreadable)
    #expect(large?.description == "\(file): it has 16 MiB; a workload is a file of at most 16 MiB")
  }

  @Test("What a file holds goes to the terminal without its control characters")
  func controlCharacters() throws {
    let error = WorkloadText("layout", #"{"kind": "\u001b[2J"}"#).error
    #expect(error?.description.contains(#""\u{1B}[2J" is not known"#) == true)
    let items = #"{"source": "lines", "file": "a\u001b[2J\nb\u2028"}"#
    let shown = try WorkloadText("items", items).decode().describe()
    #expect(shown.contains(#"the lines of a\u{1B}[2J\nb\u{2028}, in sections"#))
  }

  @Test("Every workload of the house can be read and described")
  func house() throws {
    let folder = #filePath.replacing("Tests/ScrollmarkTests/WorkloadDecodingTests.swift", with: "")
    let catalog = WorkloadCatalog(directory: folder + "Workloads")
    let names = try catalog.names()
    #expect(names.count >= 8)
    for name in names {
      let workload = try catalog.load(name)
      #expect(workload.describe().contains(workload.summary))
    }
  }
}
