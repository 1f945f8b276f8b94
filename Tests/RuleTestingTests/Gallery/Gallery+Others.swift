import Foundation
import RuleTesting

extension GalleryEntry {
  /// Fields with changed content, long limits, line breaks or `onChange`; code that ends the app.
  static let others: [GalleryEntry] = [
    GalleryEntry(
      "AccountInGroups", from: "several apps with “IBAN” in groups of four",
      author: "An account number of at most 22 capital letters and digits, in groups of four.",
      typing: ["de89370400440532013000", "DE89 3704", "gb"],
      means: [
        .atMost(27), .keepsContent { capitals(lettersAndDigits, $0) }, .backspaceEmpties,
        .caretStaysBesideTyped, .formattingIsIdempotent, .onlyCharacters(lettersAndDigits + " "),
      ],
      formatter { text, range, replacement in
        var range = range
        if replacement.isEmpty, range.length == 1, (text as NSString).substring(with: range) == " "
        {
          // After the space is deleted, the character before it is also deleted.
          range = NSRange(location: range.location - 1, length: 2)
        }
        let tail = tail(text, range)
        let content = capitals(lettersAndDigits, text.replacing(range, with: replacement))
        guard content.count <= 22 else { return nil }
        let shown = content.inFours
        return (shown, caret(lettersAndDigits, shown, before: tail))
      }),
    GalleryEntry(
      "FiveOfSix", from: "source unknown; off-by-one limit",
      author: "At most 6 characters; any text is fine.",
      wrong: "Counts one too many: “abcdef” is refused.", breaks: "FittingTextIsAccepted",
      typing: ["abcdef", "12"],
      means: [.atMost(6), .always("Any text.") { _ in true }, .backspaceEmpties],
      delegate { text, range, replacement in text.replacing(range, with: replacement).count <= 5

      }),
    GalleryEntry(
      "NineDigitsOnly", from: "source unknown; a set of digits without the 0",
      author: "Digits; others vanish.", wrong: "The set begins at 1: “0” also disappears.",
      breaks: "EachAllowedCharacterCanBeTyped", typing: ["12", "305"],
      means: [.characters(ten), .formattingIsIdempotent, .backspaceEmpties],
      onChange { _, new in new.filter { "123456789".contains($0) } }),
    GalleryEntry(
      "LongNote", from: "source unknown; a note in a text view",
      author: "At most 1,000 characters.",
      typing: ["note", "a b"], means: [.atMost(1_000), .backspaceEmpties, .pasteEqualsTyping],
      delegate { text, range, replacement in
        text.replacing(range, with: replacement).count <= 1_000
      }),
    GalleryEntry(
      "LongNumberIsPlain", from: "source unknown; a long number is shown as it is",
      author: "A phone number of up to 11 digits in groups, a longer one as it is.",
      typing: ["12345678901", "1234567890123", "12"], means: [.backspaceEmpties],
      onChange { _, new in
        let digits = String(new.asciiDigits.prefix(13))
        if digits.count < 2 || digits.count > 11 { return digits }
        let signs = [1: " (", 4: ") ", 7: "-"]
        return digits.enumerated().map { (signs[$0] ?? "") + String($1) }.joined()
      }),
    GalleryEntry(
      "CapitalsOfFour", from: "source unknown; “ß” is “SS” as capital letters",
      author: "At most 4 capital letters; the rest is cut off.", typing: ["abc", "ß", "abß"],
      means: [
        .keepsContent { String($0.uppercased().filter(\.isLetter).prefix(4)) }, .backspaceEmpties,
      ],
      onChange { _, new in String(new.uppercased().filter(\.isLetter).prefix(4)) }),
    GalleryEntry(
      "DigitsOfKeycaps", from: "source unknown; a filter of Unicode scalars",
      author: "Digits only; of “1️⃣” the digit stays.", typing: ["12", "1️⃣"],
      means: [.keepsContent("0123456789"), .formattingIsIdempotent, .backspaceEmpties],
      onChange { _, new in
        String(String.UnicodeScalarView(new.unicodeScalars.filter { ("0"..."9").contains($0) }))
      }),
    GalleryEntry(
      "ReturnEndsEditing", from: "the way UITextField treats line breaks",
      author: "One line: the return key ends editing, and pasted line breaks become spaces.",
      typing: ["a\nb", "ab"],
      means: [
        .always("The text is one line.") { !$0.contains(where: \.isNewline) }, .pasteEqualsTyping,
        .backspaceEmpties,
      ],
      formatter { text, range, replacement in
        if replacement.count == 1 && replacement.contains(where: \.isNewline) { return nil }
        let new = String(replacement.map { $0.isNewline ? " " : $0 })
        return (text.replacing(range, with: new), range.location + new.utf16.count)
      }),
    GalleryEntry(
      "LineFeedsOnly", from: "source unknown; “\\r\\n” is one character in Swift, and not “\\n”",
      author: "One line: line breaks vanish.",
      wrong: "Looks only for “\\n”: “\\r\\n” pasted from another system stays.",
      breaks: "ShownTextIsAllowed", typing: ["a\nb", "ab"],
      means: [.always("The text is one line.") { !$0.contains(where: \.isNewline) }],
      onChange { _, new in new.filter { $0 != "\n" } }),
    GalleryEntry(
      "OneShortOfAManuscript", from: "source unknown; `<` instead of `<=`",
      author: "At most 50,000 characters.", wrong: "Accepts only 49,999 characters.",
      breaks: "TheLimitIsReached", typing: ["page", "a b"], means: [.atMost(50_000)],
      delegate { text, range, replacement in
        text.replacing(range, with: replacement).utf16.count < 50_000
      }),
    GalleryEntry(
      "KeepsTheOldText", from: "https://stackoverflow.com/questions/56476007",
      author: "At most 4 characters; a longer text is refused.",
      typing: ["abcd", "ab cd", "a😀b", "é"],
      means: [
        .fieldRule(maximum: 4), .atMost(4), .deletionsPass, .backspaceEmpties,
        .formattingIsIdempotent,
      ],
      onChange { old, new in new.count > 4 && old.count <= 4 ? old : new }),
    GalleryEntry(
      "TrimsTheOldText",
      from: "https://github.com/egkelados/SwiftUIProjects, CupcakeCorner/AdressView.swift",
      author: "No spaces at the start and at the end.",
      wrong: "The first argument is the old text: “a” becomes “”, which becomes “a”, forever.",
      breaks: "ChangesSettle", typing: ["ab", "a"],
      means: [.formattingIsIdempotent, .backspaceEmpties],
      onChange { newValue, _ in newValue.trimmingCharacters(in: .whitespaces) }),
    GalleryEntry(
      "EverySecondChange",
      from: "source unknown; a flag that keeps `onChange` from its own changes",
      author: "Digits only; others vanish.",
      wrong: "The flag stays set if nothing was changed: “a” typed after “1” is shown.",
      breaks: "AnswersDependOnlyOnTheEdit", typing: ["12", "7"],
      means: [.characters("0123456789"), .backspaceEmpties]
    ) {
      let isUpdating = GalleryMemory(false)
      return .onChange($0) { _, new in
        isUpdating.value.toggle()
        return isUpdating.value ? new.asciiDigits : new
      }
    },
    GalleryEntry(
      "UnwrapsOneScalar", from: "https://kaijuan.co/qa/30973044",
      author: "Digits only, at most 10.",
      wrong: "Converts typed text to one scalar: pasting “12” traps.",
      breaks: "EveryEditIsAnswered",
      typing: ["12", "7"], means: [.atMost(10), .backspaceEmpties],
      delegate { text, range, replacement in
        guard !replacement.isEmpty else { return true }
        let isDigit = CharacterSet.decimalDigits.contains(Unicode.Scalar(replacement)!)
        return isDigit && text.replacing(range, with: replacement).count <= 10
      }),
  ]

  private static let lettersAndDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"

  private static func capitals(_ set: String, _ text: String) -> String {
    text.uppercased().filter { set.contains($0) }
  }

  /// The UTF-16 offset after which there are as many characters of a set as in the capitalized
  /// `tail`.
  private static func caret(_ set: String, _ text: String, before tail: String) -> Int {
    let count = capitals(set, tail).count
    let place = text.indices.first { capitals(set, String(text[$0...])).count <= count }
    return text.utf16.distance(from: text.startIndex, to: place ?? text.endIndex)
  }

  private static func tail(_ text: String, _ range: NSRange) -> String {
    (text as NSString).substring(from: range.location + range.length)
  }
}
