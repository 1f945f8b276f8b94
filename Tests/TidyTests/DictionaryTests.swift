import PropertyTesting
import Testing

/// The fuzzer's dictionary: bytes that encode pieces of text.
@Suite struct DictionaryTests {
  struct Entry: Sendable {
    let line: Int
    let pool: String
    let place: Int
    let bytes: [UInt8]
  }

  static let path = "Fuzz/choices.dict"

  private func file() throws -> SourceFile {
    SourceFile(path: Self.path, text: try Repository.text(Self.path))
  }

  /// The entries, such as `digits_1="\x01\x01\x01"`.
  private func entries() throws -> [Entry] {
    try file().lines.enumerated().compactMap { number, line in
      guard let match = line.wholeMatch(of: #/(\w+)_(\d+)="((?:\\x[0-9A-Fa-f]{2})+)"/#) else {
        return nil
      }
      let bytes = match.output.3.split(separator: "\\x").compactMap { UInt8($0, radix: 16) }
      return Entry(
        line: number + 1, pool: String(match.output.1), place: Int(match.output.2) ?? -1,
        bytes: bytes)
    }
  }

  @Test func `Every line is a comment or an entry`() throws {
    let entries = Set(try entries().map(\.line))
    #expect(!entries.isEmpty, "\(Self.path):1: there is no entry")
    for (index, line) in try file().lines.enumerated() where !entries.contains(index + 1) {
      #expect(line.isEmpty || line.hasPrefix("#"), "\(Self.path):\(index + 1): not understood")
    }
  }

  @Test func `Every pool has an entry, and no piece has two`() throws {
    let entries = try entries()
    for pool in TextPool.allCases {
      #expect(entries.contains { $0.pool == pool.rawValue }, "\(Self.path): no entry for \(pool)")
    }
    var seen: Set<[UInt8]> = []
    let repeated = entries.filter { !seen.insert($0.bytes).inserted }
    expectNone(repeated.map { Finding(path: Self.path, line: $0.line, problem: "there already") })
  }

  @Test func `The bytes of an entry are the piece it names`() throws {
    expectNone(
      try entries().compactMap { entry in
        breach(of: entry).map { Finding(path: Self.path, line: entry.line, problem: $0) }
      })
  }

  private func breach(of entry: Entry) -> String? {
    guard let number = TextPool.allCases.firstIndex(where: { $0.rawValue == entry.pool }) else {
      return "there is no pool \(entry.pool)"
    }
    let pieces = TextPool.allCases[number].pieces
    guard pieces.indices.contains(entry.place) else { return "there is no such piece" }
    if entry.bytes.map(Int.init) != [1, number, entry.place] { return "the bytes are others" }
    var source = ChoiceSource(bytes: entry.bytes)
    let text = source.draw(Generator<String>.text(upTo: 4))
    return text.utf8.elementsEqual(pieces[entry.place].utf8) ? nil : "the bytes give \(text)"
  }
}
