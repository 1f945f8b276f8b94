import Foundation
import RuleTesting

extension GalleryEntry {
  /// Code that traps.
  static let traps = [
    indexByUnits, looksBeforeTheStart, lastOfTheText, removesTheLastOfNothing, unwrapsTheNumber,
    unwrapsOneScalar,
  ]

  private static let words = ["abcd", "a b", "a😀b"]

  static let indexByUnits = GalleryEntry(
    "IndexByUnits", from: "https://github.com/3lvis/FormTextField/issues/31",
    author: "At most 10 characters.",
    wrong: "Counts characters up to an offset in UTF-16 units: “a”, typed after “😀”, traps.",
    breaks: "EveryEditIsAnswered", typing: words,
    means: [.atMost(10, .characters), .backspaceEmpties]
  ) {
    .delegate($0) { text, range, replacement in
      var result = text
      let start = result.index(result.startIndex, offsetBy: range.location)
      let end = result.index(start, offsetBy: range.length)
      result.replaceSubrange(start..<end, with: replacement)
      return result.count <= 10
    }
  }

  static let looksBeforeTheStart = GalleryEntry(
    "LooksBeforeTheStart", from: "https://github.com/szweier/SZMentionsSwift/issues/116",
    author: "No space is typed after a space.",
    wrong: "Reads the character before the caret without asking whether there is one: a space, "
      + "typed at the start, traps, and one after “😀”.",
    breaks: "EveryEditIsAnswered", typing: words, means: [.deletionsPass, .backspaceEmpties]
  ) {
    .delegate($0) { text, range, replacement in
      guard replacement == " " else { return true }
      return text[text.index(text.startIndex, offsetBy: range.location - 1)] != " "
    }
  }

  static let lastOfTheText = GalleryEntry(
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
  }

  static let removesTheLastOfNothing = GalleryEntry(
    "RemovesTheLastOfNothing",
    from: "https://newbe.dev/"
      + "how-do-you-dynamically-format-a-number-to-have-commas-in-a-uitextfield-entry",
    author: "A whole number with commas; backspace works.",
    wrong: "A comma that is typed stands, and backspace then removes the last digit of none: “,” "
      + "and a backspace trap.",
    breaks: "EveryEditIsAnswered", typing: ["1234", "5", ","], means: [.backspaceEmpties]
  ) {
    .textField($0) { field, _, replacement in
      if replacement == "," { return true }
      guard let text = field.text else { return true }
      var total = text.replacingOccurrences(of: ",", with: "") + replacement
      if replacement.isEmpty { total.removeLast() }
      guard Int(total) != nil else { return true }
      field.text = total.groupedByCommas
      return false
    }
  }

  static let unwrapsTheNumber = GalleryEntry(
    "UnwrapsTheNumber", from: "https://stackoverflow.com/questions/43582301",
    author: "A whole number with commas, at most 12 characters.",
    wrong: "Unwraps the number of a text that may be none: anything, typed after “a”, traps.",
    breaks: "EveryEditIsAnswered", typing: ["1234", "5"],
    means: [.atMost(12, .characters), .backspaceEmpties]
  ) {
    .textField($0) { field, range, replacement in
      guard let text = field.text, !text.isEmpty else { return true }
      let number = Int(text.replacingOccurrences(of: ",", with: ""))!
      field.text = String(number).groupedByCommas
      return (field.text ?? "").count + replacement.count - range.length <= 12
    }
  }

  static let unwrapsOneScalar = GalleryEntry(
    "UnwrapsOneScalar", from: "https://kaijuan.co/qa/30973044",
    author: "Digits only, at most 10.",
    wrong: "Makes one scalar of what is typed: “12”, pasted, traps.",
    breaks: "EveryEditIsAnswered", typing: ["12", "7"],
    means: [.atMost(10, .characters), .backspaceEmpties]
  ) {
    .delegate($0) { text, range, replacement in
      guard !replacement.isEmpty else { return true }
      let isDigit = CharacterSet.decimalDigits.contains(Unicode.Scalar(replacement)!)
      return isDigit && text.replacing(range, with: replacement).count <= 10
    }
  }
}
