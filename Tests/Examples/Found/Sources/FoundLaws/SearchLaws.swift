import Foundation
import FoundFrame
import PropertyTesting

/// Laws about searches and comparisons of texts.
enum SearchLaws {
  static let all: [Law] = [foundIsInside, separates, comparison]

  static let pieces = FoundLaws.texts(
    3, of: ["a", "b", "\n", "\r", "\r\n", "\0", "😀", "e\u{301}", "\u{301}", "가", "각", "ς", "σ"])

  /// A match is inside the text.
  static let foundIsInside = Law(
    "range-of-is-inside", .postcondition, forAll: zip(pieces, pieces),
    causes: ["range-of-finds-nul-beyond-the-end": { $0.1.unicodeScalars.contains("\0") }]
  ) { text, other in
    let isInside = survives {
      let end = text.range(of: other)?.upperBound
      precondition(end.map { $0 <= text.endIndex } ?? true)
    }
    try require(isInside, "ends beyond the text, or traps")
  }

  /// A separator that is found in a text separates the text.
  static let separates = Law(
    "components-are-separated", .postcondition, forAll: zip(pieces, pieces),
    causes: ["components-miss-a-newline-of-two": { _ in true }]
  ) { text, separator in
    let isPlain = separator.unicodeScalars.allSatisfy { $0.isASCII && $0 != "\0" }
    try assume(isPlain && !separator.isEmpty)
    let isFound = text.utf8.indices.contains { text.utf8[$0...].starts(with: separator.utf8) }
    try require(!isFound || text.components(separatedBy: separator).count > 1, "isn't separated")
  }

  static let options: [String.CompareOptions] = [
    [], .caseInsensitive, .literal, .numeric, .diacriticInsensitive,
  ]

  /// A comparison with exchanged texts gives the opposite result.
  static let comparison = Law(
    "comparison-has-an-opposite", .algebra, forAll: zip(pieces, pieces, .int(in: 0...4)),
    causes: [
      "hangul-comparison-has-no-opposite": {
        ($0.0 + $0.1).unicodeScalars.contains("각")
      }
    ]
  ) { one, other, place in
    let (forwards, backwards) = (
      one.compare(other, options: options[place]), other.compare(one, options: options[place])
    )
    try requireEqual(forwards.rawValue, -backwards.rawValue)
  }
}
