import Foundation
import FoundFrame
import PropertyTesting

/// Laws about edits in `NSString` and related types, which count in UTF-16 units.
enum StringLaws {
  static let all: [Law] = [replacing, substrings, capitalized]

  /// Texts in which a character may have several UTF-16 units.
  static let texts = FoundLaws.texts(
    4,
    of: [
      "a", "b", "1", " ", "\n", "\r\n", "é", "e\u{301}", "😀", "🇩🇪", "ß", "\u{200D}", "\u{301}", "\0",
      "가", "각", "ς",
    ])

  /// An edit: a text, a range in UTF-16 units, and a replacement.
  struct Edit: Sendable {
    let text: String
    let range: NSRange
    let other: String

    /// Whether the range starts or ends inside a character.
    var isInCharacter: Bool {
      let ends = Set(text.indices.map { $0.utf16Offset(in: text) } + [text.utf16.count])
      return !ends.contains(range.location) || !ends.contains(range.location + range.length)
    }

    /// The UTF-16 units of the text after the edit; invalid units become replacement characters.
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

/// Laws about searching and comparing texts.
enum SearchLaws {
  static let all: [Law] = [foundIsInside, separates, comparison]

  static let pieces = FoundLaws.texts(
    3, of: ["a", "b", "\n", "\r", "\r\n", "\0", "😀", "e\u{301}", "\u{301}", "가", "각", "ς", "σ"])

  /// A match is always inside the text that is searched.
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

  /// A separator that a text contains divides the text.
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

  /// Comparing two texts in the opposite order gives the opposite result.
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

enum ScannerLaws {
  static let all: [Law] = [
    survivesTexts, hexadecimal, decimalLocale, decimalDigits, spaces,
  ]

  static let survivesTexts = Law(
    "scanner-survives-any-text", .noCrash,
    forAll: FoundLaws.texts(4, of: ["1", " ", "-", "a", "é", "😀", "\u{301}", "\n"]),
    causes: ["scanner-traps-at-emoji": { $0.unicodeScalars.contains("😀") }]
  ) { text in
    let survived = survives {
      let scanner = Scanner(string: text)
      _ = (
        scanner.scanInt(), scanner.scanDouble(), scanner.scanUInt64(representation: .hexadecimal)
      )
    }
    try require(survived, "traps")
  }

  static let hexadecimal = Law(
    "scanner-reads-hexadecimal-doubles", .roundTrip, forAll: .double(in: -1e6...1e6),
    causes: ["scanner-ignores-hexadecimal-exponent": { _ in true }]
  ) { number in
    let text = String(format: "%a", number)
    let scanner = Scanner(string: text)
    try requireEqual(scanner.scanDouble(representation: .hexadecimal), number, text)
  }

  static let decimalLocale = Law(
    "scanner-decimal-has-its-locale", .postcondition,
    forAll: zip(.int(in: 0...99), .int(in: 1...9)),
    causes: ["scanner-decimal-ignores-its-locale": { _ in true }]
  ) { whole, tenths in
    let scanner = Scanner(string: "\(whole),\(tenths)")
    scanner.locale = Locale(identifier: "de_DE")
    try requireEqual(scanner.scanDecimal(), Decimal(string: "\(whole).\(tenths)"))
  }

  /// A text that consists only of white space isn't read as a number.
  ///
  /// By design, a text that consists only of signs and points is read as 0.
  static let decimalDigits = Law(
    "scanner-decimal-needs-digits", .postcondition,
    forAll: .string(of: " \t\n", 0...3),
    causes: ["scanner-decimal-reads-blanks-as-zero": { _ in true }]
  ) { text in
    try requireEqual(Scanner(string: text).scanDecimal(), nil)
  }

  /// Skipped characters don't change the number after them, whichever method reads the number.
  static let spaces = Law(
    "scanner-decimal-skips-what-integers-skip", .postcondition,
    forAll: zip(
      .string(of: " \t\u{A0}\u{2009}\u{3000}", 0...2), .int(in: 0...99)),
    causes: ["scanner-decimal-loses-place-after-spaces": { !$0.0.allSatisfy(\.isASCII) }]
  ) { space, number in
    let text = "\(space)\(number)"
    try assume(Scanner(string: text).scanInt() == number)
    try requireEqual(Scanner(string: text).scanDecimal(), Decimal(number))
  }
}

/// Laws about `CharacterSet` as a set of Unicode scalars.
enum CharacterSetLaws {
  static let all: [Law] = [hasItsCharacters, removes, mutates, bitmap]

  /// Scalars in several planes, including the first and the last scalar of some planes.
  static let pool: [Unicode.Scalar] = [
    "A", "B", "a", "z", "\u{0}", "\u{FF}", "\u{301}", "\u{E000}", "\u{FFFD}", "\u{FFFF}",
    "\u{10000}", "\u{10001}", "\u{1F600}", "\u{1F601}", "\u{20000}", "\u{10FFFF}",
  ]
  static let scalars = Generator<Int>.int(in: 0...pool.count - 1).map { pool[$0] }

  static func isMixed(_ list: [Unicode.Scalar]) -> Bool {
    list.contains { $0.value < 0x10000 } && list.contains { $0.value > 0xFFFF }
  }

  /// Whether a range spans several planes, and doesn't start at the first scalar of a plane.
  static func isShifted(_ first: Unicode.Scalar, _ last: Unicode.Scalar) -> Bool {
    first.value >> 16 != last.value >> 16 && first.value & 0xFFFF != 0
  }

  /// The scalars in `pool` that a set contains.
  static func members(_ set: CharacterSet) -> [Unicode.Scalar] { pool.filter(set.contains) }

  static func text(_ scalars: [Unicode.Scalar]) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  static let hasItsCharacters = Law(
    "character-set-has-its-characters", .model, forAll: .array(of: scalars, 0...4),
    causes: ["character-set-loses-emoji-beside-letters": { isMixed($0) }]
  ) { list in
    try requireEqual(members(CharacterSet(charactersIn: text(list))), pool.filter(list.contains))
  }

  static let removes = Law(
    "character-set-removes", .model, forAll: zip(scalars, scalars, scalars),
    causes: [
      "character-set-range-begins-late-in-later-planes": { isShifted($0.0, $0.1) }
    ]
  ) { first, last, removed in
    try assume(first <= last)
    var set = CharacterSet(charactersIn: first...last)
    set.remove(removed)
    try requireEqual(
      members(set), pool.filter { first <= $0 && $0 <= last && $0 != removed })
  }

  static let named: [CharacterSet] = [
    .letters, .decimalDigits, .whitespaces, .punctuationCharacters, .symbols, .controlCharacters,
    .illegalCharacters, .urlQueryAllowed, CharacterSet(charactersIn: "abc"),
  ]

  /// Every set can be changed, even if it has been inverted.
  static let mutates = Law(
    "character-set-can-be-changed", .noCrash,
    forAll: zip(.int(in: 0...8), .int(in: 0...2), scalars),
    causes: ["character-set-inverted-traps-when-changed": { $0.1 > 1 || $0.1 > 0 && $0.0 < 8 }]
  ) { place, inversions, scalar in
    let survived = survives {
      var set = named[place]
      for _ in 0..<inversions { set = set.inverted }
      set.insert(scalar)
      set.remove(scalar)
    }
    try require(survived, "traps")
  }

  static let bitmap = Law(
    "character-set-bitmap-is-read-back", .roundTrip, forAll: zip(scalars, scalars, .bool()),
    causes: [
      "character-set-bitmap-of-inverted-has-more": {
        $0.2 && !isShifted(min($0.0, $0.1), max($0.0, $0.1))
      },
      "character-set-range-begins-late-in-later-planes": {
        isShifted(min($0.0, $0.1), max($0.0, $0.1))
      },
    ]
  ) { one, other, isInverted in
    var set = CharacterSet(charactersIn: min(one, other)...max(one, other))
    if isInverted { set = set.inverted }
    let copy = CharacterSet(bitmapRepresentation: set.bitmapRepresentation)
    try requireEqual(members(copy), members(set))
    try require(copy == set, "the members are equal, but the sets aren't")
  }
}
