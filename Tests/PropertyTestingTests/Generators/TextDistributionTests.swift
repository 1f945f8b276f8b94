import Foundation
import Testing

@testable import PropertyTesting

/// Which characters occur in random texts.
@Suite struct TextDistributionTests {
  /// All except surrogates, which no text can contain.
  static let categories: Set<Unicode.GeneralCategory> = [
    .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
    .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber,
    .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
    .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
    .modifierSymbol, .otherSymbol, .spaceSeparator, .lineSeparator, .paragraphSeparator, .control,
    .format, .privateUse, .unassigned,
  ]
  static let printable = (0x20...0x7E as ClosedRange<UInt8>).map { Unicode.Scalar($0) }

  /// Generators of texts of any kind.
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
        "scalar of a grammar", try .text(matching: .one(notOf: "\n")), simplest: "a",
        show: { $0 }),
    ]
  }

  /// Even the rarest of them should be in more than fifty of the random texts.
  @Test(arguments: try generators())
  func `Every printable character and every category comes up`(generator: AnyGenerator) {
    var counts: [Unicode.Scalar: Int] = [:]
    for text in Sampling.values(Generator(generator.generate), cases: 40_000) {
      for scalar in Set(text.unicodeScalars) { counts[scalar, default: 0] += 1 }
    }
    #expect(Self.printable.filter { counts[$0, default: 0] < 10 } == [])
    let categories = Set(counts.keys.map(\.properties.generalCategory))
    #expect(Self.categories.subtracting(categories) == [])
  }

  /// Kept inputs refer to a piece by its index, in one byte.
  @Test(arguments: [
    (TextPool.letters, 31, "Z"), (.newlines, 4, "\u{85}"), (.punctuation, 11, "%"),
    (.precomposed, 5, "\u{FB01}"), (.scripts, 9, "\u{6F22}"),
  ])
  func `New pieces of a pool are after the old ones`(pool: TextPool, place: Int, piece: String) {
    #expect(pool.pieces[place].unicodeScalars.elementsEqual(piece.unicodeScalars))
    #expect(pool.pieces.count <= 256)
  }
}
