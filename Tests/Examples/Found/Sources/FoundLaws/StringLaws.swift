import Foundation
import FoundFrame
import PropertyTesting

/// Laws about edits of `NSString` and related types, which count UTF-16 code units.
enum StringLaws {
  static let all: [Law] = [replacing, substrings, capitalized]

  /// Texts with characters of several UTF-16 units.
  static let texts = FoundLaws.texts(
    4,
    of: [
      "a", "b", "1", " ", "\n", "\r\n", "é", "e\u{301}", "😀", "🇩🇪", "ß", "\u{200D}", "\u{301}", "\0",
      "가", "각", "ς",
    ])

  /// A text, a range of its UTF-16 units, and another text.
  struct Edit: Sendable {
    let text: String
    let range: NSRange
    let other: String

    /// Whether an end of the range is inside a character.
    var isInCharacter: Bool {
      let ends = Set(text.indices.map { $0.utf16Offset(in: text) } + [text.utf16.count])
      return !ends.contains(range.location) || !ends.contains(range.location + range.length)
    }

    /// The UTF-16 units of the text after the splice, with invalid units replaced.
    var spliced: [UInt16] {
      var units = Array(text.utf16)
      units.replaceSubrange(range.location..<range.location + range.length, with: other.utf16)
      return Array(String(decoding: units, as: UTF16.self).utf16)
    }
  }

  static let edits: Generator<Edit> = zip(texts, .int(in: 0...8), .int(in: 0...8), texts).map {
    let count = $0.utf16.count
    let start = min($1, count)
    return Edit(
      text: $0, range: NSRange(location: start, length: min($2, count - start)), other: $3)
  }

  static let replacing = Law(
    "nsstring-replaces-its-units", .model, forAll: edits,
    causes: ["nsstring-splice-moves-to-characters": { $0.isInCharacter }]
  ) { edit in
    let result = NSString(string: edit.text)
      .replacingCharacters(in: edit.range, with: edit.other)
    try requireEqual(Array(result.utf16), edit.spliced)
  }

  static let substrings = Law(
    "nsstring-has-substrings", .noCrash, forAll: edits,
    causes: ["nsstring-substring-traps-in-pair": { $0.isInCharacter }]
  ) { edit in
    let survived = survives {
      _ = NSString(string: edit.text).substring(from: edit.range.location)
      _ = NSString(string: edit.text).substring(to: edit.range.location)
    }
    try require(survived, "traps")
  }

  /// Only spaces, tabs and line terminators separate words.
  static let capitalized = Law(
    "capitalized-words-are-between-spaces", .postcondition,
    forAll: .string(of: "ab12 -'", 0...5),
    causes: ["capitalized-starts-words-after-digits": { _ in true }]
  ) { text in
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    let expected = words.map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }
    try requireEqual(text.capitalized, expected.joined(separator: " "))
  }
}
