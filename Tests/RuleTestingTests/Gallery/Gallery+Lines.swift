import Foundation
import RuleTesting

extension GalleryEntry {
  /// Text views: lengths, lines and line breaks.
  static let lines = [
    textViewLimit, linesOfTheResult, linesForgetTheRange, newlineAloneIsDone, oneNewlineAtTheStart,
    datePatternAllowsANewline,
  ]

  private static let notes = ["a\nb", "ab", "\n", "a\nb\nc"]

  private static func lineCount(_ text: String) -> Int {
    text.components(separatedBy: .newlines).count
  }

  static let textViewLimit = GalleryEntry(
    "TextViewLimit",
    from: "https://codemia.io/knowledge-hub/path/limit_number_of_characters_in_uitextview",
    author: "At most 6 characters, line breaks included.", typing: notes,
    means: [
      .fieldRule(maximum: 6, allowed: nil), .atMost(6, .characters), .deletionsPass,
      .backspaceEmpties,
    ]
  ) {
    .delegate($0) { text, range, replacement in
      guard let replaced = Range(range, in: text) else { return false }
      return text.replacingCharacters(in: replaced, with: replacement).count <= 6
    }
  }

  static let linesOfTheResult = GalleryEntry(
    "LinesOfTheResult", from: "https://nickharris.wordpress.com/, with the edit made first",
    author: "At most 3 lines.", typing: notes,
    means: [
      .accepts("At most 3 lines.") { lineCount($0) <= 3 }, .deletionsPass, .backspaceEmpties,
    ]
  ) {
    .delegate($0) { text, range, replacement in
      replacement.isEmpty || lineCount(text.replacing(range, with: replacement)) <= 3
    }
  }

  static let linesForgetTheRange = GalleryEntry(
    "LinesForgetTheRange", from: "https://nickharris.wordpress.com/",
    author: "At most 3 lines.",
    wrong: "Counts lines that are replaced, too: in three lines, a selected line break can't be "
      + "replaced with another.",
    breaks: "WhatFitsIsAccepted", typing: notes,
    means: [
      .accepts("At most 3 lines.") { lineCount($0) <= 3 }, .deletionsPass, .backspaceEmpties,
    ]
  ) {
    .delegate($0) { text, _, replacement in lineCount(text) + lineCount(replacement) - 1 <= 3 }
  }

  static let newlineAloneIsDone = GalleryEntry(
    "NewlineAloneIsDone",
    from: "https://www.globalnerdy.com/2015/05/12/"
      + "how-to-dismiss-the-ios-keyboard-when-the-user-taps-the-return-key-in-swift/",
    author: "One line: the return key ends editing.",
    wrong: "Compares the whole replacement with a line break: “a\\nb” can be pasted.",
    breaks: "WhatStandsIsAllowed", typing: notes,
    means: [
      .always("The text is one line.") { !$0.contains(where: \.isNewline) }, .deletionsPass,
      .backspaceEmpties,
    ]
  ) {
    .delegate($0) { _, _, replacement in replacement != "\n" }
  }

  static let oneNewlineAtTheStart = GalleryEntry(
    "OneNewlineAtTheStart",
    from: "http://pullrequest.ru/13989442/kak-izbezhat-slishkom-mnogo-novyh-strok-swift",
    author: "No line break at the start, and at most three in a row.",
    wrong: "Removes one line break: of a pasted “\\n\\n”, one stands.",
    breaks: "WhatStandsIsAllowed", typing: notes,
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
  }

  static let datePatternAllowsANewline = GalleryEntry(
    "DatePatternAllowsANewline", from: "https://taourl.com/read-3965074.html",
    author: "A date such as 07-04-05, or the start of one.",
    wrong: "“$” also matches before a last line break, and “\\d” matches other digits: “07\\n” and "
      + "“٣” can be pasted.",
    breaks: "OnlyAllowedCharactersStand", typing: ["07-04-05", "07", "07\n"],
    means: [.characters("0123456789-"), .atMost(8, .characters), .backspaceEmpties]
  ) {
    .delegate($0) { text, range, replacement in
      guard let replaced = Range(range, in: text) else { return false }
      return text.replacingCharacters(in: replaced, with: replacement)
        .range(of: #"^\d{0,2}(-\d{0,2}){0,2}$"#, options: .regularExpression) != nil
    }
  }
}
