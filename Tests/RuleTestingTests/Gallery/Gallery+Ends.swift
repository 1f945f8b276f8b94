import Foundation
import RuleTesting

extension GalleryEntry {
  /// Long limits, line breaks and characters that change when they are inserted, and code that is
  /// right in a way that laws may not see.
  static let ends = [
    longNote, longNumberIsPlain, capitalsOfFour, digitsOfKeycaps, returnEndsEditing, lineFeedsOnly,
    oneShortOfAManuscript, caretBeforeASign,
  ]

  static let longNote = GalleryEntry(
    "LongNote", from: "no source found; a note in a text view",
    author: "At most 1,000 characters.", typing: ["note", "a b"],
    means: [.atMost(1_000, .characters), .backspaceEmpties, .pasteEqualsTyping]
  ) {
    .delegate($0) { text, range, replacement in
      text.replacing(range, with: replacement).count <= 1_000
    }
  }

  static let longNumberIsPlain = GalleryEntry(
    "LongNumberIsPlain", from: "no source found; a long number is shown as it is",
    author: "A phone number of up to 11 digits in groups, a longer one as it is.",
    typing: ["12345678901", "1234567890123", "12"], means: [.backspaceEmpties]
  ) {
    .onChange($0) { _, new in
      let digits = String(new.asciiDigits.prefix(13))
      if digits.count < 2 || digits.count > 11 { return digits }
      let signs = [1: " (", 4: ") ", 7: "-"]
      return digits.enumerated().map { (signs[$0] ?? "") + String($1) }.joined()
    }
  }

  static let capitalsOfFour = GalleryEntry(
    "CapitalsOfFour", from: "no source found; “ß” is “SS” as capital letters",
    author: "At most 4 capital letters; the rest is cut off.", typing: ["abc", "ß", "abß"],
    means: [
      .keepsContent { String($0.uppercased().filter(\.isLetter).prefix(4)) }, .backspaceEmpties,
    ]
  ) {
    .onChange($0) { _, new in String(new.uppercased().filter(\.isLetter).prefix(4)) }
  }

  static let digitsOfKeycaps = GalleryEntry(
    "DigitsOfKeycaps", from: "no source found; a filter of Unicode scalars",
    author: "Digits only; of “1️⃣” the digit stands.", typing: ["12", "1️⃣"],
    means: [.keepsContent("0123456789"), .formattingIsIdempotent, .backspaceEmpties]
  ) {
    .onChange($0) { _, new in
      String(String.UnicodeScalarView(new.unicodeScalars.filter { ("0"..."9").contains($0) }))
    }
  }

  static let returnEndsEditing = GalleryEntry(
    "ReturnEndsEditing", from: "the way UITextField treats line breaks",
    author: "One line: the return key ends editing, and pasted line breaks become spaces.",
    typing: ["a\nb", "ab"],
    means: [
      .always("The text is one line.") { !$0.contains(where: \.isNewline) }, .pasteEqualsTyping,
      .backspaceEmpties,
    ]
  ) {
    .formatter($0) { text, range, replacement in
      if replacement.count == 1 && replacement.contains(where: \.isNewline) { return nil }
      let new = String(replacement.map { $0.isNewline ? " " : $0 })
      return (text.replacing(range, with: new), range.location + new.utf16.count)
    }
  }

  static let lineFeedsOnly = GalleryEntry(
    "LineFeedsOnly", from: "no source found; “\\r\\n” is one character in Swift, and no “\\n”",
    author: "One line: line breaks vanish.",
    wrong: "Looks for “\\n” alone: “\\r\\n”, pasted from another system, stands.",
    breaks: "WhatStandsIsAllowed", typing: ["a\nb", "ab"],
    means: [.always("The text is one line.") { !$0.contains(where: \.isNewline) }]
  ) {
    .onChange($0) { _, new in new.filter { $0 != "\n" } }
  }

  static let oneShortOfAManuscript = GalleryEntry(
    "OneShortOfAManuscript", from: "no source found; `<` in place of `<=`",
    author: "At most 50,000 characters.", wrong: "Takes 49,999.", breaks: "TheLimitIsReached",
    typing: ["page", "a b"], means: [.atMost(50_000, .characters)]
  ) {
    .delegate($0) { text, range, replacement in
      text.replacing(range, with: replacement).utf16.count < 50_000
    }
  }

  static let caretBeforeASign = GalleryEntry(
    "CaretBeforeASign", from: "no source found; a caret reckoned by the digits after it",
    author: "A number with a sign; the caret stays beside what one types.",
    wrong: "Leaves the caret before a sign that has no digit after it: “-”, and then “5”, give "
      + "“5-”.",
    breaks: "CaretStaysBesideTyped", typing: ["-5", "12", "+1"], means: [.caretStaysBesideTyped]
  ) {
    .formatter($0) { text, range, replacement in
      let new = text.replacing(range, with: replacement)
      let tail = (text as NSString).substring(from: range.location + range.length)
      let count = tail.filter { $0.isLetter || $0.isNumber }.count
      let place = new.indices.first { start in
        new[start...].filter { $0.isLetter || $0.isNumber }.count <= count
      }
      return (new, new.utf16.distance(from: new.startIndex, to: place ?? new.endIndex))
    }
  }
}
