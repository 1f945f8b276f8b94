import Foundation
import RuleTesting

extension GalleryEntry {
  /// Fields that limit lengths, lines, letters or digits.
  static let texts: [GalleryEntry] = [
    GalleryEntry(
      "InsertsWhatFits", from: "https://github.com/WebKit/WebKit/pull/10662",
      author: "At most 4 UTF-16 units; the part of an insertion that fits is kept.",
      typing: words,
      means: [.atMost(4, .utf16), .deletionsPass, .backspaceEmpties, .caretStaysBesideTyped],
      formatter { text, range, replacement in
        var room = 4 - (text.utf16.count - range.length)
        let fitting = replacement.prefix { character in
          room -= character.utf16.count
          return room >= 0
        }
        return (
          text.replacing(range, with: String(fitting)), range.location + fitting.utf16.count
        )
      }),
    GalleryEntry(
      "CountsUnitsAsCharacters", from: "http://www.kouhan.cn/en/article/00018301",
      author: "At most 4 characters.", wrong: "Counts UTF-16 units: the third 😀 is refused.",
      breaks: "AnswersAsMeant", typing: words,
      means: [.fieldRule(maximum: 4), .atMost(4), .deletionsPass, .backspaceEmpties],
      delegate { text, range, replacement in
        guard range.location + range.length <= text.utf16.count else { return false }
        return text.utf16.count + replacement.utf16.count - range.length <= 4
      }),
    GalleryEntry(
      "RefusesAllAtTheLimit",
      from: "https://github.com/Bathant/Udacity, ChallengeLesson3/ZipTextFieldDelegate.swift",
      author: "At most 4 characters.",
      wrong: "Checks the text before the edit: “abcd” can't be deleted, and “abcde” can be pasted.",
      breaks: "BackspaceEmpties", typing: words,
      means: [.atMost(4), .backspaceEmpties, .deletionsPass],
      delegate { text, _, _ in text.count < 4 }),
    GalleryEntry(
      "MixesCharactersAndUnits", from: "https://stackoverflow.com/questions/43582301",
      author: "At most 4 characters.",
      wrong: "Subtracts UTF-16 units from characters: “abcde” can be pasted over a selected “😀”.",
      breaks: "StaysWithinTheLimit", typing: words,
      means: [.atMost(4), .deletionsPass, .backspaceEmpties],
      delegate { text, range, replacement in
        text.count + replacement.count - range.length <= 4
      }),
    GalleryEntry(
      "CutsTheEnd", from: "http://www.kouhan.cn/en/article/00032006",
      author: "At most 4 characters.",
      wrong: "Setting the text moves the caret to the end: “e”, typed before “abcd”, gives “eabc” "
        + "with the caret after “c”.",
      breaks: "CaretStaysBesideTyped", typing: words,
      means: [.atMost(4), .backspaceEmpties, .caretStaysBesideTyped],
      changed { field in
        if let text = field.text, text.count > 4 { field.text = String(text.prefix(4)) }
      }),
    GalleryEntry(
      "DatePatternAllowsANewline", from: "https://taourl.com/read-3965074.html",
      author: "A date such as 07-04-05, or the start of one.",
      wrong:
        "“$” also matches before a last line break, and “\\d” matches other digits: “07\\n” and "
        + "“٣” can be pasted.",
      breaks: "OnlyAllowedCharactersAreShown", typing: ["07-04-05", "07", "07\n"],
      means: [.characters("0123456789-"), .atMost(8), .backspaceEmpties],
      delegate { text, range, replacement in
        guard let replaced = Range(range, in: text) else { return false }
        return text.replacingCharacters(in: replaced, with: replacement)
          .range(of: #"^\d{0,2}(-\d{0,2}){0,2}$"#, options: .regularExpression) != nil
      }),
    GalleryEntry(
      "TrimsTheEnds", from: "https://w3toppers.com/iphone-uitextfield-only-integer/",
      author: "Digits only.", wrong: "Accepts any text with a digit: “1a” can be pasted.",
      breaks: "OnlyAllowedCharactersAreShown", typing: ["12", "7", "305"],
      means: [.characters(ten), .deletionsPass, .backspaceEmpties],
      delegate { _, _, replacement in
        replacement.isEmpty
          || !replacement.trimmingCharacters(in: CharacterSet.decimalDigits.inverted).isEmpty
      }),
  ]

  private static let words = ["abcd", "ab cd", "a😀b", "😀😀"]
}
