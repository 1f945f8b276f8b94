import PropertyExpectations
import Testing

@testable import PropertyTesting

/// Generators of texts in a script or with certain kinds of characters.
@Suite struct ScriptTests {
  @Test(arguments: Script.allCases)
  func `Unicode classifies a script's letters as letters, and emoji as symbols`(script: Script) {
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
  func `A script's digits have the values zero to nine`(script: Script) {
    guard let digits = script.digits else { return }
    let set = ScalarSet([digits])
    let values = (0..<set.count).map { set[$0].properties.numericValue }
    #expect(values == (0...9).map { Double($0) })
  }

  @Test func `A script's generated text contains only the script's characters`() throws {
    let arabic = ScalarSet(Script.arabic.letters + [try #require(Script.arabic.digits)])
    expectHolds(forAll: .text(in: .arabic, 0...10)) { text in
      try require(text.unicodeScalars.allSatisfy(arabic.contains) && text.count <= 10)
    }
  }

  @Test func `A pool's generated text contains only the pool's pieces`() throws {
    expectHolds(forAll: try .text(of: [.spaces], 1...4)) { text in
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
  func `A generator's random texts contain pieces of every pool`(pool: TextPool) {
    let scalars = Set(pool.pieces.flatMap { Array($0.unicodeScalars) })
    expectHolds(
      forAll: Generator<String>.text(pieces: 8...8)
        .cover("\(pool)", atLeast: 0.1) { $0.unicodeScalars.contains(where: scalars.contains) }
    ) { _ in }
  }

  @Test func `Generated scalars are within their range`() {
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

@Suite struct TextDistributionTests {
  /// All categories except surrogates, because a text can't contain them.
  static let categories: Set<Unicode.GeneralCategory> = [
    .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
    .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber,
    .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
    .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
    .modifierSymbol, .otherSymbol, .spaceSeparator, .lineSeparator, .paragraphSeparator, .control,
    .format, .privateUse, .unassigned,
  ]
  static let printable = (0x20...0x7E as ClosedRange<UInt8>).map { Unicode.Scalar($0) }

  static func generators() throws(GeneratorError) -> [AnyGenerator] {
    [
      AnyGenerator("text", .text(upTo: 10), simplest: "", show: { $0 }),
      AnyGenerator("text of one piece", .text(pieces: 1...1), simplest: "a", show: { $0 }),
      AnyGenerator("any scalar", .anyScalar, simplest: "a", show: { $0 }),
      AnyGenerator("scalar", .scalar(), simplest: "a", show: { String($0) }),
      AnyGenerator(
        "scalar of the first plane", .scalar(in: "\0"..."\u{FFFF}"), simplest: "a",
        show: { String($0) }),
      AnyGenerator(
        "scalar of a grammar", try .text(matching: .one(in: "a"..."\u{10FFFF}", "\0"..."`")),
        simplest: "a",
        show: { $0 }),
    ]
  }

  /// Even the rarest characters should occur more than fifty times in the random texts.
  @Test(arguments: try generators())
  func `A text generator draws each printable character and category`(generator: AnyGenerator) {
    var counts: [Unicode.Scalar: Int] = [:]
    for text in Sampling.values(Generator(generator.generate), cases: 40_000) {
      for scalar in Set(text.unicodeScalars) { counts[scalar, default: 0] += 1 }
    }
    #expect(Self.printable.filter { counts[$0, default: 0] < 10 } == [])
    let categories = Set(counts.keys.map(\.properties.generalCategory))
    #expect(Self.categories.subtracting(categories) == [])
  }

  /// Kept inputs contain the index of a piece in one byte.
  @Test(arguments: [
    (TextPool.letters, 31, "Z"), (.newlines, 4, "\u{85}"), (.punctuation, 11, "%"),
    (.precomposed, 5, "\u{FB01}"), (.scripts, 9, "\u{6F22}"),
  ])
  func `A pool's new pieces follow its old pieces`(pool: TextPool, place: Int, piece: String) {
    #expect(pool.pieces[place].unicodeScalars.elementsEqual(piece.unicodeScalars))
    #expect(pool.pieces.count <= 256)
  }
}
