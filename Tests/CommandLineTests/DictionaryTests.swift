import PropertyTesting
import Testing

@testable import PropertyFuzzing

/// The fuzzer's dictionary: bytes that encode pieces of text.
@Suite struct DictionaryTests {
  @Test func `The bytes of an entry are the piece it names`() throws {
    for (name, bytes) in ChoiceDictionary.entries {
      let parts = name.split(separator: "_")
      let pool = try #require(TextPool(rawValue: String(parts[0])))
      let piece = pool.pieces[try #require(Int(parts[1]))]
      var source = ChoiceSource(bytes: bytes)
      let text = source.draw(Generator<String>.text(upTo: 4))
      #expect(text.utf8.elementsEqual(piece.utf8), "\(name) gives \(text)")
    }
  }

  @Test func `Every pool has entries, and no piece has two`() {
    let entries = ChoiceDictionary.entries
    #expect(
      TextPool.allCases.allSatisfy { pool in
        entries.contains { $0.name.hasPrefix("\(pool.rawValue)_") }
      })
    #expect(Set(entries.map(\.bytes)).count == entries.count)
  }
}
