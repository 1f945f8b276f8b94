import Foundation
import RuleTesting

extension GalleryEntry {
  /// Edits that don't change the text, or that push out its end.
  static let carets: [GalleryEntry] = [
    formatter(
      "DashMovesTheCaret",
      from: "no source found; a mask whose caret jumps when its dash is deleted",
      author: "A number such as 123-456; the caret stays.",
      wrong: "Writes a deleted dash again and puts the caret at the end, as in “123-456”.",
      breaks: "CaretStaysBesideTyped", typing: ["123456", "123-4"],
      means: [.keepsContent(ten), .backspaceEmpties, .caretStaysBesideTyped]
    ) { text, range, replacement in
      let digits = text.replacing(range, with: replacement).asciiDigits
      guard digits.count <= 6 else { return nil }
      let shown = digits.filling("***-***")
      let caret = shown.offset(withDigitsAfter: text.digits(after: range))
      return (shown, shown == text ? shown.utf16.count : caret)
    },
    onChange(
      "NameIsCut", from: "several apps with “String(new.prefix(30))”",
      author: "At most 30 letters; what is typed into a full field pushes the end out.",
      typing: ["Ada", "abcdefghijklmnopqrstuvwxyzabcd"],
      means: [
        .keepsContent(upTo: 30) { $0.filter(\.isLetter) }, .atMost(30), .backspaceEmpties,
        .pasteEqualsTyping, .formattingIsIdempotent,
      ]
    ) { _, new in String(new.filter(\.isLetter).prefix(30)) },
  ]

  private static let ten = "0123456789"
}

extension GalleryEntry {
  /// Long limits, line breaks, characters that change when they are inserted, and correct code that
  /// laws might misjudge.
  static let ends: [GalleryEntry] = [
    delegate(
      "LongNote", from: "no source found; a note in a text view",
      author: "At most 1,000 characters.",
      typing: ["note", "a b"], means: [.atMost(1_000), .backspaceEmpties, .pasteEqualsTyping]
    ) { text, range, replacement in
      text.replacing(range, with: replacement).count <= 1_000
    },
    onChange(
      "LongNumberIsPlain", from: "no source found; a long number is shown as it is",
      author: "A phone number of up to 11 digits in groups, a longer one as it is.",
      typing: ["12345678901", "1234567890123", "12"], means: [.backspaceEmpties]
    ) { _, new in
      let digits = String(new.asciiDigits.prefix(13))
      if digits.count < 2 || digits.count > 11 { return digits }
      let signs = [1: " (", 4: ") ", 7: "-"]
      return digits.enumerated().map { (signs[$0] ?? "") + String($1) }.joined()
    },
    onChange(
      "CapitalsOfFour", from: "no source found; “ß” is “SS” as capital letters",
      author: "At most 4 capital letters; the rest is cut off.", typing: ["abc", "ß", "abß"],
      means: [
        .keepsContent { String($0.uppercased().filter(\.isLetter).prefix(4)) }, .backspaceEmpties,
      ]
    ) { _, new in String(new.uppercased().filter(\.isLetter).prefix(4)) },
    onChange(
      "DigitsOfKeycaps", from: "no source found; a filter of Unicode scalars",
      author: "Digits only; of “1️⃣” the digit stays.", typing: ["12", "1️⃣"],
      means: [.keepsContent("0123456789"), .formattingIsIdempotent, .backspaceEmpties]
    ) { _, new in
      String(String.UnicodeScalarView(new.unicodeScalars.filter { ("0"..."9").contains($0) }))
    },
    formatter(
      "ReturnEndsEditing", from: "the way UITextField treats line breaks",
      author: "One line: the return key ends editing, and pasted line breaks become spaces.",
      typing: ["a\nb", "ab"],
      means: [
        .always("The text is one line.") { !$0.contains(where: \.isNewline) }, .pasteEqualsTyping,
        .backspaceEmpties,
      ]
    ) { text, range, replacement in
      if replacement.count == 1 && replacement.contains(where: \.isNewline) { return nil }
      let new = String(replacement.map { $0.isNewline ? " " : $0 })
      return (text.replacing(range, with: new), range.location + new.utf16.count)
    },
    onChange(
      "LineFeedsOnly", from: "no source found; “\\r\\n” is one character in Swift, and no “\\n”",
      author: "One line: line breaks vanish.",
      wrong: "Looks for “\\n” alone: “\\r\\n”, pasted from another system, stays.",
      breaks: "ShownTextIsAllowed", typing: ["a\nb", "ab"],
      means: [.always("The text is one line.") { !$0.contains(where: \.isNewline) }]
    ) { _, new in new.filter { $0 != "\n" } },
    delegate(
      "OneShortOfAManuscript", from: "no source found; `<` in place of `<=`",
      author: "At most 50,000 characters.", wrong: "Takes 49,999.", breaks: "TheLimitIsReached",
      typing: ["page", "a b"], means: [.atMost(50_000)]
    ) { text, range, replacement in
      text.replacing(range, with: replacement).utf16.count < 50_000
    },
  ]
}
