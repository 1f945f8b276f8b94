// A generated table: the lines of Records/texts.json, made by records.py --lines.
// swift-format-ignore-file
import FoundFrame
import Foundation

extension Lines {
  /// The lines about texts.
  static let texts: FoundCommand.Lines = [
    "character-set-loses-emoji-beside-letters": characterSetLosesEmojiBesideLetters,
    "character-set-inverted-traps-when-changed": characterSetInvertedTrapsWhenChanged,
    "character-set-range-begins-late-in-later-planes": characterSetRangeBeginsLateInLaterPlanes,
    "character-set-bitmap-of-inverted-has-more": characterSetBitmapOfInvertedHasMore,
    "nsstring-splice-moves-to-characters": nsstringSpliceMovesToCharacters,
    "nsstring-substring-traps-in-pair": nsstringSubstringTrapsInPair,
    "capitalized-starts-words-after-digits": capitalizedStartsWordsAfterDigits,
    "range-of-finds-nul-beyond-the-end": rangeOfFindsNulBeyondTheEnd,
    "components-miss-a-newline-of-two": componentsMissANewlineOfTwo,
    "hangul-comparison-has-no-opposite": hangulComparisonHasNoOpposite,
    "encoding-drops-invisible-characters": encodingDropsInvisibleCharacters,
    "encoding-hangs-at-invisible-characters": encodingHangsAtInvisibleCharacters,
    "symbol-encoding-traps": symbolEncodingTraps,
    "convertible-texts-are-refused": convertibleTextsAreRefused,
    "non-lossy-ascii-refuses-other-characters": nonLossyAsciiRefusesOtherCharacters,
    "utf8-decoding-drops-byte-order-mark": utf8DecodingDropsByteOrderMark,
    "json-encoder-writes-nan": jsonEncoderWritesNan,
    "nsdecimalnumber-hash-crashes": nsdecimalnumberHashCrashes,
    "nsstring-equal-texts-have-other-hashes": nsstringEqualTextsHaveOtherHashes,
    "double-value-of-a-number-before-e-is-zero": doubleValueOfANumberBeforeEIsZero,
    "base64-reads-padding-anywhere": base64ReadsPaddingAnywhere,
    "url-user-with-colon-is-a-password": urlUserWithColonIsAPassword,
  ]

  /// A set of a letter and an emoji doesn't contain the emoji
  static func characterSetLosesEmojiBesideLetters() throws -> String {
    try shown {
      CharacterSet(charactersIn: "A😀").contains("😀")
    }
  }

  /// Changing the inverse of a predefined set traps
  static func characterSetInvertedTrapsWhenChanged() throws -> String {
    try shown {
      var set = CharacterSet.alphanumerics.inverted
      set.insert("-")
      return set.contains("-")
    }
  }

  /// A range over several planes lacks the first characters of the later ones
  static func characterSetRangeBeginsLateInLaterPlanes() throws -> String {
    try shown {
      var set = CharacterSet(charactersIn: "A"..."\u{10000}")
      set.insert("!")
      return set.contains("\u{10000}")
    }
  }

  /// The bitmap of an inverted range has characters that the set has not
  static func characterSetBitmapOfInvertedHasMore() throws -> String {
    try shown {
      let set = CharacterSet(charactersIn: "\u{10000}"..."\u{20000}").inverted
      return CharacterSet(bitmapRepresentation: set.bitmapRepresentation).contains("😀") == set.contains("😀")
    }
  }

  /// Replacing within a character replaces something else
  static func nsstringSpliceMovesToCharacters() throws -> String {
    try shown {
      Array((NSString(string: "e\u{301}").replacingCharacters(in: NSRange(location: 1, length: 1), with: "") as String).utf16)
    }
  }

  /// A substring from or to the middle of an emoji traps
  static func nsstringSubstringTrapsInPair() throws -> String {
    try shown {
      NSString(string: "😀").substring(from: 1).utf16.count
    }
  }

  /// Capitalizing takes the letter after a digit or a hyphen for the beginning of a word
  static func capitalizedStartsWordsAfterDigits() throws -> String {
    try shown {
      "3rd of 5th".capitalized
    }
  }

  /// A search for a text that ends in NUL finds it beyond the end
  static func rangeOfFindsNulBeyondTheEnd() throws -> String {
    try shown {
      "a".range(of: "a\0") == nil
    }
  }

  /// A text isn't separated at the newline that ends its CRLF
  static func componentsMissANewlineOfTwo() throws -> String {
    try shown {
      "a\r\nb".components(separatedBy: "\n").count
    }
  }

  /// Of 각 and 가é, each comes after the other
  static func hangulComparisonHasNoOpposite() throws -> String {
    try shown {
      ["각".compare("가e\u{301}").rawValue, "가e\u{301}".compare("각").rawValue]
    }
  }

  /// Converting to an old encoding drops invisible characters, though loss isn't allowed
  static func encodingDropsInvisibleCharacters() throws -> String {
    try shown {
      "a\u{200D}b".data(using: .isoLatin2).map(Array.init) == nil
    }
  }

  /// Converting a text that ends in an invisible character to Shift JIS or ISO Latin 2 doesn't end
  static func encodingHangsAtInvisibleCharacters() throws -> String {
    try shown {
      "a\u{200D}".data(using: .shiftJIS).map(Array.init)
    }
  }

  /// The second conversion to the Symbol encoding traps
  static func symbolEncodingTraps() throws -> String {
    try shown {
      _ = "a".data(using: .symbol)
      return "a".data(using: .symbol).map(Array.init)
    }
  }

  /// A text that can be converted isn't
  static func convertibleTextsAreRefused() throws -> String {
    try shown {
      "e\u{301}".canBeConverted(to: .isoLatin1) == ("e\u{301}".data(using: .isoLatin1) != nil)
    }
  }

  /// The encoding for all characters in ASCII refuses all others
  static func nonLossyAsciiRefusesOtherCharacters() throws -> String {
    try shown {
      "Å".data(using: .nonLossyASCII).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// A first U+FEFF is lost where texts are decoded from parts
  static func utf8DecodingDropsByteOrderMark() throws -> String {
    try shown {
      "%EF%BB%BFa".removingPercentEncoding!.unicodeScalars.count
    }
  }

  /// The encoder writes a decimal that is no number as NaN, which isn't JSON
  static func jsonEncoderWritesNan() throws -> String {
    try shown {
      (try? JSONEncoder().encode([Decimal.nan])) == nil
    }
  }

  /// The hash of a decimal number crashes
  static func nsdecimalnumberHashCrashes() throws -> String {
    try shown {
      NSDecimalNumber(string: "1").hash == NSDecimalNumber(string: "1.0").hash
    }
  }

  /// Strings that are equal have different hashes
  static func nsstringEqualTextsHaveOtherHashes() throws -> String {
    try shown {
      let (one, other) = (NSString(string: "é"), NSString(string: "e\u{301}"))
      return !one.isEqual(other) || one.hash == other.hash
    }
  }

  /// The value of a text such as 1.5em is 0
  static func doubleValueOfANumberBeforeEIsZero() throws -> String {
    try shown {
      NSString(string: "1.5em").doubleValue
    }
  }

  /// Base 64 with misplaced padding is read
  static func base64ReadsPaddingAnywhere() throws -> String {
    try shown {
      Data(base64Encoded: "YW=I").map(Array.init)
    }
  }

  /// A colon in a URL's user name isn't encoded, and what follows becomes the password
  static func urlUserWithColonIsAPassword() throws -> String {
    try shown {
      var components = URLComponents()
      (components.scheme, components.host) = ("https", "example.com")
      (components.user, components.password) = ("a:b", "c")
      return URLComponents(string: components.string!)!.user!
    }
  }
}
