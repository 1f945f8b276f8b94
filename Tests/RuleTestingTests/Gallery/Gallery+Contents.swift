import Foundation
import RuleTesting

extension GalleryEntry {
  /// The kept content of a text that the code changes, and limits combined with other meanings.
  static let contents: [GalleryEntry] = [
    formatter(
      "HexadecimalInCapitals", from: "https://github.com/BloomBooks/BloomDesktop/pull/5393",
      author: "At most six hexadecimal digits, as capital letters; the rest is refused.",
      typing: ["a1b2c3", "FF", "0"],
      means: [
        .atMost(6), .onlyCharacters(hexadecimal), .keepsContent { capitals(hexadecimal, $0) },
        .backspaceEmpties, .caretStaysBesideTyped, .formattingIsIdempotent,
      ]
    ) { text, range, replacement in
      let shown = text.replacing(range, with: replacement.uppercased())
      guard shown.count <= 6, shown.allSatisfy({ hexadecimal.contains($0) }) else { return nil }
      return (shown, range.location + replacement.uppercased().utf16.count)
    },
    formatter(
      "AccountInGroups", from: "several apps with “IBAN” in groups of four",
      author: "An account number of at most 22 capital letters and digits, in groups of four.",
      typing: ["de89370400440532013000", "DE89 3704", "gb"],
      means: [
        .atMost(27), .keepsContent { capitals(lettersAndDigits, $0) }, .backspaceEmpties,
        .caretStaysBesideTyped, .formattingIsIdempotent, .onlyCharacters(lettersAndDigits + " "),
      ]
    ) { text, range, replacement in
      var range = range
      if replacement.isEmpty, range.length == 1, (text as NSString).substring(with: range) == " " {
        // The space was deleted, so the character before it is deleted, too.
        range = NSRange(location: range.location - 1, length: 2)
      }
      let tail = tail(text, range)
      let content = capitals(lettersAndDigits, text.replacing(range, with: replacement))
      guard content.count <= 22 else { return nil }
      let shown = content.inFours
      return (shown, caret(lettersAndDigits, shown, before: tail))
    },
    onChange(
      "PlateInCapitals", from: "several apps with “.autocapitalizationType = .allCharacters”",
      author: "A plate of at most 8 letters and digits, as capital letters; others vanish.",
      typing: ["m ab 123", "B-X 1", "hh"],
      means: [
        .atMost(8), .characters(lettersAndDigits),
        .keepsContent { String(capitals(lettersAndDigits, $0).prefix(8)) }, .backspaceEmpties,
        .formattingIsIdempotent, .pasteEqualsTyping,
      ]
    ) { _, new in String(capitals(lettersAndDigits, new).prefix(8)) },
    onChange(
      "WholeNumber", from: "several apps with “String(Int(text) ?? 0)”",
      author: "A whole number of at most 9 digits; zeros at its start vanish.",
      typing: ["007", "120", "5"],
      means: [
        .atMost(9), .characters(ten), .backspaceEmpties, .formattingIsIdempotent,
        .keepsContent { String($0.asciiDigits.drop { $0 == "0" }) },
      ]
    ) { old, new in
      guard let digits = new.plainDigits, digits == new else { return old }
      let number = digits.drop { $0 == "0" }
      if number.count > 9 { return old }
      return number.isEmpty && !digits.isEmpty ? "0" : String(number)
    },
    onChange(
      "ClockWithAColon", from: "several apps with “##:##”",
      author: "Four digits, with a colon after the second of them; the rest vanishes.",
      typing: ["1230", "12:3", "9"],
      means: [
        .atMost(5), .onlyCharacters(ten + ":"), .backspaceEmpties,
        .keepsContent { String($0.asciiDigits.prefix(4)) }, .formattingIsIdempotent,
        .pasteEqualsTyping,
      ]
    ) { _, new in
      let digits = new.asciiDigits.prefix(4)
      return digits.count < 3 ? String(digits) : "\(digits.prefix(2)):\(digits.dropFirst(2))"
    },
    onChange(
      "PlateDropsLetters", from: "no source found; a plate that filters before it capitalizes",
      author: "A plate of letters and digits, as capital letters; others vanish.",
      wrong: "Filters first: “a” vanishes, and “A” is shown.", breaks: "ContentIsKept",
      typing: ["m ab 123", "hh", "Ab"],
      means: [.keepsContent { capitals(lettersAndDigits, $0) }, .backspaceEmpties]
    ) { _, new in new.filter { lettersAndDigits.contains($0) } },
    delegate(
      "FiveOfSix", from: "no source found; a limit one short",
      author: "At most 6 characters; any text is fine.",
      wrong: "Counts one too many: “abcdef” is refused.", breaks: "FittingTextIsAccepted",
      typing: ["abcdef", "12"],
      means: [.atMost(6), .always("Any text.") { _ in true }, .backspaceEmpties]
    ) { text, range, replacement in text.replacing(range, with: replacement).count <= 5

    },
    onChange(
      "NineDigitsOnly", from: "no source found; a set of digits without the 0",
      author: "Digits; others vanish.", wrong: "The set begins at 1: “0” vanishes, too.",
      breaks: "EachAllowedCharacterCanBeTyped", typing: ["12", "305"],
      means: [.characters(ten), .formattingIsIdempotent, .backspaceEmpties]
    ) { _, new in new.filter { "123456789".contains($0) } },
  ]

  private static let ten = "0123456789"
  private static let hexadecimal = "0123456789ABCDEF"
  private static let lettersAndDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"

  private static func capitals(_ set: String, _ text: String) -> String {
    text.uppercased().filter { set.contains($0) }
  }

  /// The UTF-16 offset that is followed by as many characters of a set as the capitalized `tail`
  /// contains.
  private static func caret(_ set: String, _ text: String, before tail: String) -> Int {
    let count = capitals(set, tail).count
    let place = text.indices.first { capitals(set, String(text[$0...])).count <= count }
    return text.utf16.distance(from: text.startIndex, to: place ?? text.endIndex)
  }

  private static func tail(_ text: String, _ range: NSRange) -> String {
    (text as NSString).substring(from: range.location + range.length)
  }
}
