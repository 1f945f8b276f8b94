import InputRules
import PropertyTesting
import Testing

@testable import RuleTesting

/// The keystrokes that are drawn, and the texts that are learned from a field.
@Suite struct AlphabetTests {
  @Test func `Half of the long scripts repeat one or two characters`() {
    let scripts = drawn(Alphabet().keystrokes).map { script in
      script.compactMap { if case .type(let character) = $0 { character } else { nil } }
    }
    let long = scripts.filter { $0.count > 3 }
    let few = long.count { Set($0).count < 3 }
    #expect(few * 5 > long.count * 2 && few * 5 < long.count * 4, "\(few) of \(long.count)")
    let often = drawn(Alphabet.element(of: Array(0..<100), often: 2)).count { $0 < 2 }
    #expect(often > 800 && often < 1_200)
    let last = drawn(Alphabet.element(of: Array(0..<4)))
    #expect(Set(last) == [0, 1, 2, 3] && last.count { $0 < 2 } < 1_200)
  }

  @Test func `The expected characters are tried first, and each character once`() {
    var alphabet = Alphabet()
    alphabet.expected = ["x", "1", "é"]
    #expect(alphabet.tried.prefix(3) == ["x", "1", "é"] && alphabet.usual.suffix(2) == ["a", "A"])
    #expect(alphabet.usual.prefix(3) == ["x", "1", "é"])
    #expect(Set(alphabet.tried).count == alphabet.tried.count)
    #expect(Set(alphabet.tried).isSuperset(of: "😀ñ#"))
  }

  /// The characters that each place of a field's texts is learned to take.
  private func places(
    _ characters: String, keystrokes: Int = 100_000, _ mayStand: @escaping (String) -> Bool
  ) -> [String] {
    let tried = Array(characters)
    let learned = LearnedTexts(of: .takes("field", mayStand), tried, keystrokes: keystrokes)
    return learned.places.map { String($0.map { tried[$0] }) }
  }

  @Test(arguments: [(6, 0), (7, 1), (13, 1), (14, 2), (20, 2), (21, 3), (1_000, 3)])
  func `A place costs the keystrokes of its texts and characters`(most: Int, places: Int) {
    let learned = self.places("ab1-xyz", keystrokes: most) { "a-1".hasPrefix($0) }
    #expect(learned == Array(["a", "-", "1"].prefix(places)))
    #expect(self.places("a") { _ in true } == Array(repeating: "a", count: 24))
    #expect(self.places("ab") { _ in false } == [] && self.places("") { _ in true } == [])
    // A character that is shown shorter, or not at all, isn't accepted.
    let field = TestedField.onChange("shorter") { $0.count > 1 ? "a" : $0 }
    #expect(LearnedTexts(of: field, ["a", "b"], keystrokes: 99).places == [[0, 1]])
  }

  @Test(arguments: [
    // Each character is tried after two texts; after three, those accepted before, digits, signs.
    (["a", "aa", "aaΩ", "aa1"], ["a", "a", "1Ω"]),
    (["a", "b", "aa", "ax", "bb", "aaΩ", "aa1", "aab", "axx"], ["ab", "abx", "1bx"]),
    (["a", "b", "aa", "ax", "ay", "bb", "bbΩ", "bb-", "ayy"], ["ab", "abxy", "-y"]),
    (["a", "b", "c", "cb", "cΩ", "cΩ1"], ["abc", "bΩ", "1"]),
  ])
  func `Texts go on with the first and the last character, and with new ones`(
    texts: [String], learned: [String]
  ) {
    #expect(places("-1abcxyΩ") { $0.isEmpty || texts.contains($0) } == learned)
  }

  @Test func `A learned character is typed at its place, and the last ones at the places after`() {
    let (learned, tried) = (LearnedTexts(places: [[1, 3], [2]]), Array("abcd"))
    #expect(learned.all == [1, 2, 3] && !learned.isEmpty && LearnedTexts().isEmpty)
    let ends = (0..<2).map { String(repeating: "c", count: $0) }
    #expect(
      Set(drawn(learned.text(of: tried, or: [0]), 400))
        == Set(ends.flatMap { ["b\($0)", "d\($0)"] }))
    #expect(Set(drawn(learned.character(of: tried), 400)) == ["b", "c", "d"])
  }
}
