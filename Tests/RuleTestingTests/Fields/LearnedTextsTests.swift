import InputRules
import PropertyTesting
import Testing

@testable import RuleTesting

/// What is learnt from a field, place by place, and what is typed of it.
@Suite struct LearnedTextsTests {
  /// What is learnt of a field that takes what may stand.
  private func places(
    _ characters: String, keystrokes: Int = 100_000, _ mayStand: @escaping (String) -> Bool
  ) -> [String] {
    let tried = Array(characters)
    let field = TestedField.delegate("field") { mayStand($0.replacing($1, with: $2)) }
    let learned = LearnedTexts(of: field, tried, keystrokes: keystrokes)
    return learned.places.map { String($0.map { tried[$0] }) }
  }

  @Test(arguments: [(6, 0), (7, 1), (13, 1), (14, 2), (20, 2), (21, 3), (1_000, 3)])
  func `A place costs what its texts and characters take to type`(most: Int, places: Int) {
    let learned = self.places("ab1-xyz", keystrokes: most) { "a-1".hasPrefix($0) }
    #expect(learned == Array(["a", "-", "1"].prefix(places)))
  }

  @Test func `Twenty-four places are learnt at most, and none of a field that takes nothing`() {
    #expect(places("a") { _ in true } == Array(repeating: "a", count: 24))
    #expect(places("ab") { _ in false } == [] && places("") { _ in true } == [])
    // What stands as it was, or is shown shorter, doesn't go in.
    let field = TestedField.onChange("shorter") { $0.count > 1 ? "a" : $0 }
    #expect(LearnedTexts(of: field, ["a", "b"], keystrokes: 99).places == [[0, 1]])
  }

  @Test(arguments: [
    // Of two texts to go on with, each character is tried after them; of three, those that went
    // in before, digits and signs.
    (["a", "aa", "aaΩ", "aa1"], ["a", "a", "1Ω"]),
    (["a", "b", "aa", "ax", "bb", "aaΩ", "aa1", "aab", "axx"], ["ab", "abx", "1bx"]),
    (["a", "b", "aa", "ax", "ay", "bb", "bbΩ", "bb-", "ayy"], ["ab", "abxy", "-y"]),
    (["a", "b", "c", "cb", "cΩ", "cΩ1"], ["abc", "bΩ", "1"]),
  ])
  func `Texts go on with the first and the last, and with what is new`(
    texts: [String], learned: [String]
  ) {
    let found = places("-1abcxyΩ") { $0.isEmpty || texts.contains($0) }
    #expect(found == learned)
  }

  @Test func `What is typed of them is at its place, and what follows as at the last`() {
    let (learned, tried) = (LearnedTexts(places: [[1, 3], [2]]), Array("abcd"))
    #expect(learned.all == [1, 2, 3] && !learned.isEmpty && LearnedTexts().isEmpty)
    var (texts, characters): (Set<String>, Set<Character>) = ([], [])
    for seed in 0..<400 as Range<UInt64> {
      var source = ChoiceSource(random: RandomBits(seed: seed))
      texts.insert(source.draw(learned.text(of: tried, or: [0])))
      characters.insert(source.draw(learned.character(of: tried)))
    }
    let ends = (0..<2).map { String(repeating: "c", count: $0) }
    #expect(texts == Set(ends.flatMap { ["b\($0)", "d\($0)"] }))
    #expect(characters == ["b", "c", "d"])
  }
}
