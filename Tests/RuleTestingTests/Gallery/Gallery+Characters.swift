import Foundation
import RuleTesting

extension GalleryEntry {
  /// Text views: lengths, lines and line breaks.
  static let lines: [GalleryEntry] = [
    delegate(
      "LinesOfTheResult", from: "https://nickharris.wordpress.com/, with the edit made first",
      author: "At most 3 lines.", typing: notes,
      means: [
        .accepts("At most 3 lines.") { lineCount($0) <= 3 }, .deletionsPass, .backspaceEmpties,
      ]
    ) { text, range, replacement in
      replacement.isEmpty || lineCount(text.replacing(range, with: replacement)) <= 3
    },
    delegate(
      "LinesForgetTheRange", from: "https://nickharris.wordpress.com/", author: "At most 3 lines.",
      wrong: "Also counts replaced lines: in three lines, a selected line break can't be "
        + "replaced with another.",
      breaks: "FittingTextIsAccepted", typing: notes,
      means: [
        .accepts("At most 3 lines.") { lineCount($0) <= 3 }, .deletionsPass, .backspaceEmpties,
      ]
    ) { text, _, replacement in lineCount(text) + lineCount(replacement) - 1 <= 3 },
    GalleryEntry(
      "OneNewlineAtTheStart",
      from: "http://pullrequest.ru/13989442/kak-izbezhat-slishkom-mnogo-novyh-strok-swift",
      author: "No line break at the start, and at most three in a row.",
      wrong: "Removes one line break: of a pasted “\\n\\n”, one stays.",
      breaks: "ShownTextIsAllowed", typing: notes,
      means: [
        .always("There is no line break at the start.") { !$0.hasPrefix("\n") },
        .formattingIsIdempotent, .backspaceEmpties,
      ]
    ) {
      .textField(
        $0,
        shouldChange: { _, _, _ in true },
        editingChanged: { view in
          view.text = view.text?.replacingOccurrences(
            of: "^\n", with: "", options: .regularExpression)
          view.text = view.text?.replacingOccurrences(
            of: "\n{4,}", with: "\n\n\n", options: .regularExpression)
        })
    },
    delegate(
      "DatePatternAllowsANewline", from: "https://taourl.com/read-3965074.html",
      author: "A date such as 07-04-05, or the start of one.",
      wrong:
        "“$” also matches before a last line break, and “\\d” matches other digits: “07\\n” and "
        + "“٣” can be pasted.",
      breaks: "OnlyAllowedCharactersAreShown", typing: ["07-04-05", "07", "07\n"],
      means: [.characters("0123456789-"), .atMost(8), .backspaceEmpties]
    ) { text, range, replacement in
      guard let replaced = Range(range, in: text) else { return false }
      return text.replacingCharacters(in: replaced, with: replacement)
        .range(of: #"^\d{0,2}(-\d{0,2}){0,2}$"#, options: .regularExpression) != nil
    },
  ]

  private static let notes = ["a\nb", "ab", "\n", "a\nb\nc"]

  private static func lineCount(_ text: String) -> Int {
    text.components(separatedBy: .newlines).count
  }
}

extension GalleryEntry {
  static let letters: [GalleryEntry] = [
    textField(
      "UppercaseInPlace", from: "https://www.e-learn.cn/qa/answer/403575/1192214.html",
      author: "Letters become capital letters; the caret stays.", typing: words,
      means: [uppercase, .deletionsPass, .backspaceEmpties, .caretStaysBesideTyped]
    ) { field, range, replacement in
      let inserted = replacement.uppercased()
      field.text = (field.text ?? "").replacing(range, with: inserted)
      field.selectedRange = NSRange(location: range.location + inserted.utf16.count, length: 0)
      return false
    },
    onChange(
      "UppercaseThenCut", from: "https://github.com/alexiscreuzot/KAPinField/pull/32, in SwiftUI",
      author: "A code of at most 4 characters, in capital letters.", typing: words,
      means: [uppercase, .atMost(4), .backspaceEmpties, .formattingIsIdempotent]
    ) { _, new in String(new.uppercased().prefix(4)) },
    GalleryEntry(
      "CutThenUppercase",
      from: "https://github.com/alexiscreuzot/KAPinField/pull/32, the other way round",
      author: "A code of at most 4 characters, in capital letters.",
      wrong: "Cuts first: “abcß” becomes “ABCSS”.", breaks: "StaysWithinTheLimit", typing: words,
      means: [uppercase, .atMost(4), .backspaceEmpties]
    ) {
      .textField(
        $0,
        shouldChange: { _, _, _ in true },
        editingChanged: { field in
          field.text = String((field.text ?? "").prefix(4)).uppercased()
        })
    },
    textField(
      "UppercaseAppends", from: "https://www.e-learn.cn/qa/q-403575.html",
      author: "Letters become capital letters.",
      wrong: "Ignores the range: nothing can be deleted, and “b” typed before “A” gives “AB”.",
      breaks: "BackspaceEmpties", typing: words,
      means: [uppercase, .deletionsPass, .backspaceEmpties, .caretStaysBesideTyped]
    ) { field, _, replacement in
      field.text = ((field.text ?? "") + replacement).uppercased()
      return false
    },
    textField(
      "UppercaseUnlessSelected", from: "https://manongdao.com/article-763462.html",
      author: "Letters become capital letters.",
      wrong: "Takes each edit with a range for a deletion: “b”, typed over a selected “A”, stands.",
      breaks: "ShownTextIsAllowed", typing: words,
      means: [uppercase, .deletionsPass, .backspaceEmpties]
    ) { field, range, replacement in
      guard range.length == 0 else { return true }
      field.text = (field.text ?? "") + replacement.uppercased()
      return false
    },
    textField(
      "UppercaseCaretByCount", from: "https://www.e-learn.cn/qa/q-403575/2.html",
      author: "Letters become capital letters; the caret stays.",
      wrong: "Counts the characters that one types, not the shown UTF-16 units: “ß”, typed "
        + "before “A”, gives “SSA” with the caret after the first S.",
      breaks: "CaretStaysBesideTyped", typing: words,
      means: [uppercase, .deletionsPass, .backspaceEmpties, .caretStaysBesideTyped]
    ) { field, range, replacement in
      let end = field.selectedRange.location + field.selectedRange.length
      field.text = (field.text ?? "").replacing(range, with: replacement.uppercased())
      let caret = end - range.length + replacement.count
      field.selectedRange = NSRange(location: caret, length: 0)
      return false
    },
  ]

  private static let words = ["ab", "Straße", "XY", "é"]

  private static let uppercase = FieldMeaning.always("No small letter.") {
    $0 == $0.uppercased()
  }
}
