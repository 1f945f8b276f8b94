import PropertyExpectations
import Testing

@testable import PropertyTesting

/// Texts by script and by kind of character.
@Suite struct ScriptTests {
  @Test(arguments: Script.allCases)
  func `Every letter of a script is an assigned letter`(script: Script) {
    let letters = ScalarSet(script.letters)
    let scalars = (0..<letters.count).map { letters[$0] }
    let categories: Set<Unicode.GeneralCategory> =
      script == .emoji
      ? [.otherSymbol] : [.lowercaseLetter, .uppercaseLetter, .otherLetter, .titlecaseLetter]
    let others = scalars.filter { !categories.contains($0.properties.generalCategory) }
    #expect(others.isEmpty, "\(others.map { String($0.value, radix: 16) })")
    #expect(Set(scalars).count == scalars.count)
    #expect(scalars.count >= 20)
  }

  @Test(arguments: Script.allCases)
  func `Every digit has its value`(script: Script) {
    guard let digits = script.digits else { return }
    let set = ScalarSet([digits])
    let values = (0..<set.count).map { set[$0].properties.numericValue }
    #expect(values == (0...9).map { Double($0) })
  }

  @Test func `A text of a script has only its characters`() throws {
    let arabic = ScalarSet(Script.arabic.letters + [try #require(Script.arabic.digits)])
    expectHolds(forAll: .text(in: .arabic, 0...10)) { text in
      try require(text.unicodeScalars.allSatisfy(arabic.contains) && text.count <= 10)
    }
  }

  @Test func `A text of a pool has only its pieces`() throws {
    expectHolds(forAll: .text(of: .spaces, 1...4)) { text in
      try require(text.allSatisfy { TextPool.spaces.pieces.contains(String($0)) })
    }
    let mixed = try Generator<String>.text(of: [.letters, .digits], 8...8)
    expectHolds(
      forAll:
        mixed
        .cover("only letters", atLeast: 0.08) { $0.allSatisfy { $0.isLetter } }
        .cover("both", atLeast: 0.4) { $0.contains { $0.isLetter } && $0.contains { $0.isNumber } }
    ) { try require($0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }) }
  }

  @Test(arguments: TextPool.allCases)
  func `Every pool is reached`(pool: TextPool) {
    let scalars = Set(pool.pieces.flatMap { Array($0.unicodeScalars) })
    expectHolds(
      forAll: Generator<String>.text(pieces: 8...8)
        .cover("\(pool)", atLeast: 0.1) { $0.unicodeScalars.contains(where: scalars.contains) }
    ) { _ in }
  }

  @Test func `Scalars are of their range`() {
    let ranges: [ClosedRange<Unicode.Scalar>] = [
      "\0"..."\u{10FFFF}", "\u{D000}"..."\u{E100}", "b"..."d", "A"..."z", "a"..."a",
    ]
    for range in ranges {
      expectHolds(forAll: .scalar(in: range)) { try require(range.contains($0)) }
    }
    let visited = EnumerationTests.all(.scalar(in: "`"..."c"), upTo: 9)
    #expect(visited == ["a", "b", "c", "`"])
    #expect(Generator<Unicode.Scalar>.scalar().count == 0x110000 - 0x800)
  }
}
