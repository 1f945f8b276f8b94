import Foundation
import RuleTesting

extension GalleryEntry {
  /// SwiftUI's `onChange`.
  static let onChange: [GalleryEntry] = [
    onChange(
      "PrefixOfCharacters", from: "https://openillumi.com/?p=41500",
      author: "At most 4 characters; the rest vanishes.", typing: words,
      means: [
        .atMost(4), .deletionsPass, .backspaceEmpties, .formattingIsIdempotent, .pasteEqualsTyping,
      ]
    ) { _, new in String(new.prefix(4)) },
    onChange(
      "KeepsTheOldText", from: "https://stackoverflow.com/questions/56476007",
      author: "At most 4 characters; a text that is longer isn't taken.", typing: words,
      means: [
        .fieldRule(maximum: 4), .atMost(4), .deletionsPass, .backspaceEmpties,
        .formattingIsIdempotent,
      ]
    ) { old, new in new.count > 4 && old.count <= 4 ? old : new },
    onChange(
      "TrimsTheOldText",
      from: "https://github.com/egkelados/SwiftUIProjects, CupcakeCorner/AdressView.swift",
      author: "No spaces at the start and at the end.",
      wrong: "The first argument is the old text: “a” becomes “”, which becomes “a”, forever.",
      breaks: "ChangesSettle", typing: ["ab", "a"],
      means: [.formattingIsIdempotent, .backspaceEmpties]
    ) { newValue, _ in newValue.trimmingCharacters(in: .whitespaces) },
    onChange(
      "TrimsWhileTyping", from: "https://github.com/WordPress/gutenberg/issues/6582",
      author: "No spaces at the start and at the end.",
      wrong:
        "A space at the end of a word is removed before the next word: “a b” can be pasted, but "
        + "not be typed.",
      breaks: "PasteEqualsTyping", typing: ["a b", "ab"],
      means: [.pasteEqualsTyping, .backspaceEmpties, .formattingIsIdempotent]
    ) { _, new in new.trimmingCharacters(in: .whitespaces) },
    GalleryEntry(
      "EverySecondChange",
      from: "no source found; a flag that keeps `onChange` from its own changes",
      author: "Digits only; others vanish.",
      wrong: "The flag stays set if nothing was changed: “a”, typed after “1”, is shown.",
      breaks: "AnswersDependOnlyOnTheEdit", typing: ["12", "7"],
      means: [.characters("0123456789"), .backspaceEmpties]
    ) {
      let isUpdating = GalleryMemory(false)
      return .onChange($0) { _, new in
        isUpdating.value.toggle()
        return isUpdating.value ? new.asciiDigits : new
      }
    },
    onChange(
      "DropsUntilItIsANumber", from: "no source found; a correction in a loop",
      author: "A number; wrong characters vanish from the end.",
      wrong: "The empty text isn't a number, and can't get shorter: “a” loops forever.",
      breaks: "EveryEditIsAnswered", typing: ["1.5", "12"], means: [.backspaceEmpties]
    ) { _, new in
      var text = new
      while Double(text) == nil { text = String(text.dropLast()) }
      return text
    },
  ]

  private static let words = ["abcd", "ab cd", "a😀b", "é"]
}

extension GalleryEntry {
  /// Code that is wrong only at one length, after one key or at one press, and similar right code.
  static let rare: [GalleryEntry] = [
    formatter(
      "DeletionTakesTheNext", from: "no source found; the key ⌦ in a card's number",
      author: "Digits in groups of four; deleting a space deletes the digit after it.",
      typing: cards,
      means: [.keepsContent(ten), .formattingIsIdempotent, .backspaceEmpties]
    ) { text, range, replacement in
      let isSpace = replacement.isEmpty && (text as NSString).substring(with: range) == " "
      let next = NSRange(location: range.location + 1, length: 1)
      return inFours(text.replacing(isSpace ? next : range, with: replacement))
    },
    formatter(
      "DeletionTakesTheEnd", from: "no source found; `removeLast()` for each deleted space",
      author: "Digits in groups of four; deleting a space deletes the digit beside it.",
      wrong: "Deleting the space of “1234 56” deletes the 6.", breaks: "ContentIsKept",
      typing: cards,
      means: [.keepsContent(ten), .formattingIsIdempotent]
    ) { text, range, replacement in
      let isSpace = replacement.isEmpty && (text as NSString).substring(with: range) == " "
      let digits = text.replacing(range, with: replacement)
      return inFours(isSpace ? String(digits.dropLast()) : digits)
    },
    GalleryEntry(
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
    },
  ]

  private static let ten = "0123456789"
  private static let cards = ["12345678", "1234 5", "12"]

  /// The digits of a text with a space before every fifth digit, and the caret at the end.
  private static func inFours(_ text: String) -> (text: String, caret: Int) {
    let shown = text.asciiDigits.enumerated()
      .map { ($0 > 0 && $0 % 4 == 0 ? " " : "") + String($1) }.joined()
    return (shown, shown.utf16.count)
  }
}

extension GalleryEntry {
  static let traps: [GalleryEntry] = [
    delegate(
      "IndexByUnits", from: "https://github.com/3lvis/FormTextField/issues/31",
      author: "At most 10 characters.",
      wrong: "Counts characters up to a UTF-16 offset: “a” typed after “😀” traps.",
      breaks: "EveryEditIsAnswered", typing: someWords, means: [.atMost(10), .backspaceEmpties]
    ) { text, range, replacement in
      var result = text
      let start = result.index(result.startIndex, offsetBy: range.location)
      let end = result.index(start, offsetBy: range.length)
      result.replaceSubrange(start..<end, with: replacement)
      return result.count <= 10
    },
    delegate(
      "LooksBeforeTheStart", from: "https://github.com/szweier/SZMentionsSwift/issues/116",
      author: "No space is typed after a space.",
      wrong: "Reads the character before the caret without checking that there is one: a space, "
        + "typed at the start, traps, and one after “😀”.",
      breaks: "EveryEditIsAnswered", typing: someWords, means: [.deletionsPass, .backspaceEmpties]
    ) { text, range, replacement in
      guard replacement == " " else { return true }
      return text[text.index(text.startIndex, offsetBy: range.location - 1)] != " "
    },
    GalleryEntry(
      "LastOfTheText", from: "https://github.com/yackle/CLImageEditor/issues/236",
      author: "A text view that scrolls when the last character is a line break.",
      wrong: "Reads the last character of the empty text: deleting “a” traps.",
      breaks: "EveryEditIsAnswered", typing: ["a", "ab\n"],
      means: [.deletionsPass, .backspaceEmpties]
    ) {
      .textField(
        $0,
        shouldChange: { _, _, _ in true },
        editingChanged: { view in
          let text = view.text ?? ""
          let end = view.selectedRange.location + view.selectedRange.length
          if end == text.utf16.count, text[text.index(before: text.endIndex)] == "\n" {
            view.selectedRange = NSRange(location: end, length: 0)
          }
        })
    },
    delegate(
      "UnwrapsOneScalar", from: "https://kaijuan.co/qa/30973044",
      author: "Digits only, at most 10.",
      wrong: "Makes one scalar of typed text: “12”, pasted, traps.",
      breaks: "EveryEditIsAnswered",
      typing: ["12", "7"], means: [.atMost(10), .backspaceEmpties]
    ) { text, range, replacement in
      guard !replacement.isEmpty else { return true }
      let isDigit = CharacterSet.decimalDigits.contains(Unicode.Scalar(replacement)!)
      return isDigit && text.replacing(range, with: replacement).count <= 10
    },
  ]

  private static let someWords = ["abcd", "a b", "a😀b"]
}
