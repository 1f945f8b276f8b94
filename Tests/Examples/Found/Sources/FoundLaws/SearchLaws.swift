import Foundation
import FoundFrame
import PropertyTesting

/// Laws about searches and comparisons of texts.
enum SearchLaws {
  static let all: [Law] = [foundIsInside, separates, comparison, literal]

  static let pieces = FoundLaws.texts(
    3, of: ["a", "b", "\n", "\r", "\r\n", "\0", "😀", "e\u{301}", "\u{301}", "가", "각", "ς", "σ"])

  /// What is found is within the text.
  static let foundIsInside = Law(
    "range-of-is-inside", .postcondition, forAll: zip(pieces, pieces),
    causes: ["range-of-finds-nul-beyond-the-end": { $0.1.unicodeScalars.contains("\0") }]
  ) { text, other in
    guard let range = text.range(of: other) else { return }
    try require(range.upperBound <= text.endIndex, "ends beyond the text")
  }

  /// A separator that is found separates.
  static let separates = Law(
    "components-are-separated", .postcondition, forAll: zip(pieces, pieces),
    causes: [
      "range-of-finds-nul-beyond-the-end": { $0.1.unicodeScalars.contains("\0") },
      "components-miss-a-newline-of-two": { !$0.1.unicodeScalars.contains("\0") },
    ]
  ) { text, separator in
    let isFound = !separator.isEmpty && text.range(of: separator, options: .literal) != nil
    guard isFound, separator.unicodeScalars.allSatisfy(\.isASCII) else { return }
    try require(text.components(separatedBy: separator).count > 1, "found, and doesn't separate")
  }

  static let options: [String.CompareOptions] = [
    [], .caseInsensitive, .literal, .numeric, .diacriticInsensitive,
  ]

  /// A comparison the other way round gives the opposite.
  static let comparison = Law(
    "comparison-has-an-opposite", .algebra, forAll: zip(pieces, pieces, .int(in: 0...4)),
    causes: ["case-insensitive-search-takes-sigma-for-hangul": { $0.2 == 1 }]
  ) { one, other, place in
    let (forwards, backwards) = (
      one.compare(other, options: options[place]), other.compare(one, options: options[place])
    )
    try requireEqual(forwards.rawValue, -backwards.rawValue)
  }

  /// A literal search compares UTF-16 units.
  static let literal = Law(
    "literal-search-compares-units", .oracle, forAll: zip(pieces, pieces)
  ) { text, other in
    let (units, sought) = (Array(text.utf16), Array(other.utf16))
    let starts = units.indices.filter { units[$0...].starts(with: sought) }
    let range = NSString(string: text).range(of: other, options: .literal)
    try requireEqual(range.location, sought.isEmpty ? NSNotFound : starts.first ?? NSNotFound)
  }
}
