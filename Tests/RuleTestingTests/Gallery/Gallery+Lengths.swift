import Foundation
import RuleTesting

extension GalleryEntry {
  static let lengths: [GalleryEntry] = [
    delegate(
      "SplicesThenCounts",
      from: "https://www.globalnerdy.com/2016/09/05/"
        + "swift-3-text-field-magic-part-1-creating-text-fields-with-maximum-lengths/",
      author: "At most 4 characters; deletions always pass.", typing: words,
      means: [.fieldRule(maximum: 4), .atMost(4), .deletionsPass, .backspaceEmpties]
    ) { text, range, replacement in
      guard !replacement.isEmpty else { return true }
      return text.replacing(range, with: replacement).count <= 4
    },
    formatter(
      "InsertsWhatFits", from: "https://github.com/WebKit/WebKit/pull/10662",
      author: "At most 4 UTF-16 units; of an insertion, the characters that fit stay.",
      typing: words,
      means: [.atMost(4, .utf16), .deletionsPass, .backspaceEmpties, .caretStaysBesideTyped]
    ) { text, range, replacement in
      var room = 4 - (text.utf16.count - range.length)
      let fitting = replacement.prefix { character in
        room -= character.utf16.count
        return room >= 0
      }
      return (
        text.replacing(range, with: String(fitting)), range.location + fitting.utf16.count
      )
    },
    delegate(
      "CountsUnitsAsCharacters", from: "http://www.kouhan.cn/en/article/00018301",
      author: "At most 4 characters.", wrong: "Counts UTF-16 units: the third 😀 is refused.",
      breaks: "AnswersAsMeant", typing: words,
      means: [.fieldRule(maximum: 4), .atMost(4), .deletionsPass, .backspaceEmpties]
    ) { text, range, replacement in
      guard range.location + range.length <= text.utf16.count else { return false }
      return text.utf16.count + replacement.utf16.count - range.length <= 4
    },
    delegate(
      "IgnoresTheReplacedRange", from: "https://www.jianshu.com/p/8a18baf0a252",
      author: "At most 4 characters.",
      wrong: "Counts the replaced text, too: in “abcd”, “d” can't be replaced with “e”.",
      breaks: "AnswersAsMeant", typing: ["abcd", "ab", "e"],
      means: [.fieldRule(maximum: 4), .atMost(4), .deletionsPass, .backspaceEmpties]
    ) { text, _, replacement in text.count + replacement.count < 5 },
    delegate(
      "RefusesAllAtTheLimit",
      from: "https://github.com/Bathant/Udacity, ChallengeLesson3/ZipTextFieldDelegate.swift",
      author: "At most 4 characters.",
      wrong: "Checks the text before the edit: “abcd” can't be deleted, and “abcde” can be pasted.",
      breaks: "BackspaceEmpties", typing: words,
      means: [.atMost(4), .backspaceEmpties, .deletionsPass]
    ) { text, _, _ in text.count < 4 },
    delegate(
      "MixesCharactersAndUnits", from: "https://stackoverflow.com/questions/43582301",
      author: "At most 4 characters.",
      wrong: "Subtracts UTF-16 units from characters: “abcde” can be pasted over a selected “😀”.",
      breaks: "StaysWithinTheLimit", typing: words,
      means: [.atMost(4), .deletionsPass, .backspaceEmpties]
    ) { text, range, replacement in
      text.count + replacement.count - range.length <= 4
    },
    formatter(
      "NoRangeEmptiesTheField", from: "https://github.com/luximetr/AnyFormatKit",
      author: "Letters become capital letters; typed text stays.",
      wrong: "Converts the range by counting characters, and empties the field if that fails: “a”, "
        + "typed after “😀”, erases both.",
      breaks: "ContentIsKept", typing: words, means: [.keepsContent("😀"), .backspaceEmpties]
    ) { text, range, replacement in
      guard let replaced = text.range(counting: range) else { return ("", 0) }
      let inserted = replacement.uppercased()
      return (
        text.replacingCharacters(in: replaced, with: inserted),
        range.location + inserted.utf16.count
      )
    },
    textField(
      "CutsThePasteInUnits",
      from: "https://topic.alibabacloud.com/a/one-fixed-length-font-"
        + "colorredwordfont-limit-font-colorredforfont-common-uitextview-input_8_8_31471798.html",
      author: "At most 4 characters; of a paste, the part that fits stays.",
      wrong: "Cuts between UTF-16 units: “😀” pasted after “abc” becomes half a character.",
      breaks: "ShownTextIsAllowed", typing: words,
      means: [
        .atMost(4, .utf16), .backspaceEmpties,
        .always("No character is cut in half.") { !$0.unicodeScalars.contains("\u{FFFD}") },
      ]
    ) { field, range, replacement in
      let text = field.text ?? ""
      let room = 4 - (text.utf16.count - range.length)
      if replacement.utf16.count <= room { return true }
      if room > 0 {
        let fitting = String(decoding: replacement.utf16.prefix(room), as: UTF16.self)
        field.text = text.replacing(range, with: fitting)
      }
      return false
    },
    GalleryEntry(
      "CutsTheEnd", from: "http://www.kouhan.cn/en/article/00032006",
      author: "At most 4 characters.",
      wrong: "Setting the text moves the caret to the end: “e”, typed before “abcd”, gives “eabc” "
        + "with the caret after “c”.",
      breaks: "CaretStaysBesideTyped", typing: words,
      means: [.atMost(4), .backspaceEmpties, .caretStaysBesideTyped]
    ) {
      .textField(
        $0,
        shouldChange: { _, _, _ in true },
        editingChanged: { field in
          if let text = field.text, text.count > 4 { field.text = String(text.prefix(4)) }
        })
    },
  ]

  private static let words = ["abcd", "ab cd", "a😀b", "😀😀"]
}

extension String {
  /// The range of characters at these offsets, or `nil` if the offsets are outside the text.
  ///
  /// The two original sources convert with `Range(_:in:)`, which fails only between the halves of a
  /// character; their behavior is the same then.
  fileprivate func range(counting range: NSRange) -> Range<Index>? {
    guard let start = index(startIndex, offsetBy: range.location, limitedBy: endIndex),
      let end = index(start, offsetBy: range.length, limitedBy: endIndex)
    else { return nil }
    return start..<end
  }
}
