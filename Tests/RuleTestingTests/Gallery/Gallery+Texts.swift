import Foundation
import RuleTesting

extension GalleryEntry {
  /// Fields that limit lengths, lines, letters or digits.
  static let texts: [GalleryEntry] = [
    GalleryEntry(
      "InsertsWhatFits", from: "https://github.com/WebKit/WebKit/pull/10662",
      author: "At most 4 UTF-16 units; of an insertion, the characters that fit stay.",
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
      "OneNewlineAtTheStart",
      from: "http://pullrequest.ru/13989442/kak-izbezhat-slishkom-mnogo-novyh-strok-swift",
      author: "No line break at the start, and at most three in a row.",
      wrong: "Removes one line break: of a pasted “\\n\\n”, one stays.",
      breaks: "ShownTextIsAllowed", typing: ["a\nb", "ab", "\n", "a\nb\nc"],
      means: [
        .always("There is no line break at the start.") { !$0.hasPrefix("\n") },
        .formattingIsIdempotent, .backspaceEmpties,
      ],
      changed { view in
        view.text = view.text?.replacingOccurrences(
          of: "^\n", with: "", options: .regularExpression)
        view.text = view.text?.replacingOccurrences(
          of: "\n{4,}", with: "\n\n\n", options: .regularExpression)
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
      "CutThenUppercase",
      from: "https://github.com/alexiscreuzot/KAPinField/pull/32, the other way round",
      author: "A code of at most 4 characters, in capital letters.",
      wrong: "Cuts first: “abcß” becomes “ABCSS”.", breaks: "StaysWithinTheLimit",
      typing: letterWords,
      means: [uppercase, .atMost(4), .backspaceEmpties],
      changed { field in
        field.text = String((field.text ?? "").prefix(4)).uppercased()
      }),
    GalleryEntry(
      "UppercaseAppends", from: "https://www.e-learn.cn/qa/q-403575.html",
      author: "Letters become capital letters.",
      wrong: "Ignores the range: nothing can be deleted, and “b” typed before “A” gives “AB”.",
      breaks: "BackspaceEmpties", typing: letterWords,
      means: [uppercase, .deletionsPass, .backspaceEmpties, .caretStaysBesideTyped],
      textField { field, _, replacement in
        field.text = ((field.text ?? "") + replacement).uppercased()
        return false
      }),
    GalleryEntry(
      "UppercaseCaretByCount", from: "https://www.e-learn.cn/qa/q-403575/2.html",
      author: "Letters become capital letters; the caret stays.",
      wrong: "Counts the characters that one types, not the shown UTF-16 units: “ß”, typed "
        + "before “A”, gives “SSA” with the caret after the first S.",
      breaks: "CaretStaysBesideTyped", typing: letterWords,
      means: [uppercase, .deletionsPass, .backspaceEmpties, .caretStaysBesideTyped],
      textField { field, range, replacement in
        let end = field.selectedRange.location + field.selectedRange.length
        field.text = (field.text ?? "").replacing(range, with: replacement.uppercased())
        let caret = end - range.length + replacement.count
        field.selectedRange = NSRange(location: caret, length: 0)
        return false
      }),
    GalleryEntry(
      "TrimsTheEnds", from: "https://w3toppers.com/iphone-uitextfield-only-integer/",
      author: "Digits only.", wrong: "Accepts any text with a digit: “1a” can be pasted.",
      breaks: "OnlyAllowedCharactersAreShown", typing: counts, means: digitsOnly,
      delegate { _, _, replacement in
        replacement.isEmpty
          || !replacement.trimmingCharacters(in: CharacterSet.decimalDigits.inverted).isEmpty
      }),
    GalleryEntry(
      "BackspaceIsNoDigit",
      from: "https://ansaurus.com/question/2738026-backspace-not-working-when-implementing-"
        + "shouldchangecharactersinrange-method-iphone-dev",
      author: "Digits and periods only.",
      wrong: "An empty replacement has no digit: “1” can't be deleted.", breaks: "BackspaceEmpties",
      typing: ["1.5", "2"], means: [.characters(ten + "."), .backspaceEmpties, .deletionsPass],
      delegate { _, _, replacement in
        !replacement.trimmingCharacters(in: CharacterSet(charactersIn: ten + ".").inverted).isEmpty
      }),
    GalleryEntry(
      "IntegerOfTheReplacement",
      from: "https://www.iditect.com/program-example/ios--how-do-you-dynamically-format-a-number-"
        + "to-have-commas-in-a-uitextfield-entry.html",
      author: "Digits only.",
      wrong: "`Int` reads signs: “1”, and “-2” pasted after it, give “1-2”.",
      breaks: "OnlyAllowedCharactersAreShown", typing: counts + ["-2", "+1"], means: digitsOnly,
      delegate { _, _, replacement in replacement.isEmpty || Int(replacement) != nil }),
  ]

  private static let words = ["abcd", "ab cd", "a😀b", "😀😀"]
  private static let letterWords = ["ab", "Straße", "XY", "é"]
  private static let counts = ["12", "7", "305"]
  private static let digitsOnly: [FieldMeaning] = [
    .characters(ten), .deletionsPass, .backspaceEmpties,
  ]
  private static let uppercase = FieldMeaning.always("No small letter.") {
    $0 == $0.uppercased()
  }
}
