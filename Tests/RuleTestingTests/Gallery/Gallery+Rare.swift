import Foundation
import RuleTesting

extension GalleryEntry {
  /// Code that is wrong at one length, after one key or at one press, and code that looks so.
  static let rare = [
    oneShortOfTheLimit, deletionTakesTheNext, deletionTakesTheEnd, pasteReplacesAZero,
    backspaceAsksFirst,
  ]

  private static let ten = "0123456789"
  private static let cards = ["12345678", "1234 5", "12"]

  static let oneShortOfTheLimit = GalleryEntry(
    "OneShortOfTheLimit", from: "no source found; `<` in place of `<=`",
    author: "At most 4 characters.",
    wrong: "Compares with `<`: “d” can't be typed after “abc”.",
    breaks: "WhatFitsIsAccepted", typing: ["abcd", "ab"],
    means: [.atMost(4, .characters), .deletionsPass, .backspaceEmpties]
  ) {
    .delegate($0) { text, range, replacement in text.replacing(range, with: replacement).count < 4 }
  }

  static let deletionTakesTheNext = GalleryEntry(
    "DeletionTakesTheNext", from: "no source found; the key ⌦ in a card's number",
    author: "Digits in groups of four; deleting a space deletes the digit after it.",
    typing: cards, means: [.keepsContent(ten), .formattingIsIdempotent, .backspaceEmpties]
  ) {
    .formatter($0) { text, range, replacement in
      let isSpace = replacement.isEmpty && (text as NSString).substring(with: range) == " "
      let next = NSRange(location: range.location + 1, length: 1)
      return inFours(text.replacing(isSpace ? next : range, with: replacement))
    }
  }

  static let deletionTakesTheEnd = GalleryEntry(
    "DeletionTakesTheEnd", from: "no source found; `removeLast()` for each deleted space",
    author: "Digits in groups of four; deleting a space deletes the digit beside it.",
    wrong: "Deleting the space of “1234 56” deletes the 6.",
    breaks: "ContentIsKept", typing: cards, means: [.keepsContent(ten), .formattingIsIdempotent]
  ) {
    .formatter($0) { text, range, replacement in
      let isSpace = replacement.isEmpty && (text as NSString).substring(with: range) == " "
      let digits = text.replacing(range, with: replacement)
      return inFours(isSpace ? String(digits.dropLast()) : digits)
    }
  }

  /// The digits of a text with a space before every fifth, and the caret at the end.
  private static func inFours(_ text: String) -> (text: String, caret: Int) {
    let shown = text.asciiDigits.enumerated()
      .map { ($0 > 0 && $0 % 4 == 0 ? " " : "") + String($1) }.joined()
    return (shown, shown.utf16.count)
  }

  static let pasteReplacesAZero = GalleryEntry(
    "PasteReplacesAZero", from: "no source found; a zero as a placeholder",
    author: "A paste gives what typing gives.",
    wrong: "Takes a zero that was typed for one that nobody typed: “12”, pasted after “0”, gives "
      + "“12”, and typed “012”.",
    breaks: "PasteEqualsTyping", typing: ["0", "12", "305"],
    means: [.pasteEqualsTyping, .backspaceEmpties]
  ) {
    .formatter($0) { text, range, replacement in
      let isPlaceholder = text == "0" && replacement.count > 1
      let new = isPlaceholder ? replacement : text.replacing(range, with: replacement)
      return (new, new.utf16.count)
    }
  }

  static let backspaceAsksFirst = GalleryEntry(
    "BackspaceAsksFirst", from: "no source found; a hint before something is deleted",
    author: "Backspace works.",
    wrong: "Refuses the first press of backspace to show a hint, and accepts the second.",
    breaks: "BackspaceEmpties", typing: ["12", "7"], means: [.backspaceEmpties], remembers: true
  ) {
    let hasHinted = GalleryMemory(true)
    return .delegate($0) { _, _, replacement in
      if replacement.isEmpty { hasHinted.value.toggle() }
      return replacement.isEmpty ? hasHinted.value : true
    }
  }
}
