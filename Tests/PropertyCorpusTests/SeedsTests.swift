import Foundation
import PropertyTesting
import Testing

@testable import PropertyCorpus

/// Seeds: one sorted file per property, which is written and read as a whole, or unpacked.
@Suite struct SeedsTests {
  static let claim = CorpusTests.claim

  let folder: TemporaryFolder
  var corpus: Corpus { Corpus(root: folder.path) }
  var file: CorpusFile { corpus.seedsFile(of: Self.claim.property) }

  init() throws { folder = try TemporaryFolder() }

  private var text: String {
    get throws { try String(contentsOfFile: file.path, encoding: .utf8) }
  }

  private func write(_ text: String) throws {
    try Corpus.write(Array(text.utf8), to: file.path)
  }

  @Test func `A seeds file contains sorted, unique and canonical replay codes`() throws {
    let inputs: [[UInt8]] = [[1, 99], [1, 50, 0, 9], [], [1, 50], [3, 50]]
    #expect(try corpus.saveSeeds(inputs, of: Self.claim) == 3)
    #expect(file.path == "\(folder.path)/Lists/SumIsSmall.seeds")
    #expect(try text == "1-\n1-ATI\n1-AWM\n")
    let entries = try corpus.entries(of: Self.claim.property)
    #expect(entries.map(\.bytes) == [[], [1, 50], [1, 99]])
    #expect(entries.map(\.name) == (1...3).map { "SumIsSmall.seeds:\($0)" })
  }

  @Test(arguments: [
    ("\n", 1, "is empty"), ("1-AQI\n\n1-\n", 2, "is empty"), ("1-\n1-AQI\n\n", 3, "is empty"),
    ("1-AQI\r\n", 1, "ends in a carriage return"), ("1-\n1-AQI", 2, "has no newline at its end"),
    ("1-AQI\n1-AQI\0\n", 2, "isn't a replay code"), ("1-A\n", 1, "isn't a replay code"),
    (" 1-AQI\n", 1, "isn't a replay code"), ("1-AQI \n", 1, "isn't a replay code"),
    ("\u{FEFF}1-AQI\n", 1, "isn't a replay code"),
    ("1-AQI\r1-\n", 1, "isn't a replay code"),
    ("<<<<<<< main\n", 1, "isn't a replay code"),
    ("1-\n2-AQI\n", 2, "isn't a replay code in version 1"),
  ])
  func `A damaged line of a seeds file is reported with its number`(
    text: String, line: Int, reason: String
  ) throws {
    try write(text)
    let error = CorpusError.damaged(path: file.path, line: line, reason: reason)
    #expect(throws: error) { try corpus.entries(of: Self.claim.property) }
  }

  @Test func `A seeds file may be unsorted or missing, but a bad file is an error`() throws {
    let name = Self.claim.property
    #expect(try corpus.entries(of: name).isEmpty)
    #expect(throws: CorpusError.self) { try file.entries() }
    try write("")
    #expect(try file.entries().isEmpty)
    #expect(throws: CorpusError.noLine(path: file.path, line: 1, lines: 0)) { try file.entry() }
    try write("1-ATI\n1-\n1-ATI\n")
    #expect(try file.entries().map(\.bytes) == [[1, 50], [], [1, 50]])
    try FileManager.default.removeItem(atPath: file.path)
    try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: "nowhere")
    #expect(throws: CorpusError.self) { try corpus.entries(of: name) }
    try FileManager.default.removeItem(atPath: file.path)
    try Corpus.write([1], to: "\(file.path)/001")
    #expect(throws: CorpusError.unreadable(path: file.path, reason: "it is a folder")) {
      try corpus.entries(of: name)
    }
  }

  @Test func `Seeds that can't be written don't change the old seeds file`() throws {
    try write("1-ATI\n")
    let nowhere = Corpus(root: file.path)
    #expect(throws: CorpusError.self) { try nowhere.saveSeeds([[1, 60]], of: Self.claim) }
    #expect(try text == "1-ATI\n")
  }

  @Test func `Unpacked seeds can be packed again to the same seeds file`() throws {
    try corpus.saveSeeds([[], [1, 50], [1, 60], [1, 99]], of: Self.claim)
    let (before, bytes) = (try text, "\(folder.path)/bytes")
    let seeds = try corpus.seeds(of: Self.claim.property)
    for seeds in [seeds, seeds.reversed()] { try Corpus.unpack(seeds, into: bytes) }
    let read = try Corpus.paths(below: bytes).map { try Corpus.read($0) }
    #expect(read.count == 4 && Set(read) == Set(seeds.map(\.bytes)))
    #expect(try corpus.saveSeeds(inFolder: bytes, of: Self.claim) == 4)
    #expect(try text == before)
    #expect(throws: CorpusError.self) { try Corpus.unpack([], into: "/proc/nowhere/bytes") }
  }

  @Test func `A path with a line number identifies one seed`() throws {
    try write("1-\n1-ATI\n")
    let name = Self.claim.property
    let second = CorpusFile(path: "\(file.path):2", property: name)
    #expect(try second.entry() == CorpusEntry(name: "SumIsSmall.seeds:2", bytes: [1, 50]))
    for line in [0, 3, Int.max] {
      let none = CorpusFile(path: "\(file.path):\(line)", property: name)
      #expect(throws: CorpusError.noLine(path: file.path, line: line, lines: 2)) {
        try none.entries()
      }
    }
    #expect(throws: CorpusError.severalInputs(path: file.path, count: 2)) { try file.entry() }
  }
}
