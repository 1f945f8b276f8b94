import Foundation
import RuleTesting

extension GalleryEntry {
  /// Numbers that are formatted while they are typed.
  static let formattedAmounts: [GalleryEntry] = [
    formatter(
      "GroupingKeepsTheCaret",
      from: "https://www.codegenes.net/blog/"
        + "how-do-i-format-uitextfield-text-in-real-time-while-it-s-being-edited",
      author: "A whole number with commas; the caret stays beside the digit that one types.",
      typing: counts,
      means: [
        .always("A whole number with commas.", isGrouped), .atMost(15), .backspaceEmpties,
        .caretStaysBesideTyped, .formattingIsIdempotent, .pasteEqualsTyping,
      ]
    ) { text, range, replacement in
      let after = text.digits(after: range)
      guard let digits = text.replacing(range, with: replacement).plainDigits else { return nil }
      let formatted = digits.isEmpty ? "" : digits.groupedByCommas
      let count = formatted.asciiDigits.count
      guard count <= 12, replacement.isEmpty || after <= count else { return nil }
      return (formatted, formatted.offset(withDigitsAfter: after))
    },
    formatter(
      "CentsFromTheRight",
      from: "https://www.gangofcoders.net/solution/"
        + "how-to-input-currency-format-on-a-text-field-from-right-to-left-using-swift/, with the "
        + "caret counted from the end",
      author: "An amount of dollars; digits shift in from the right.", typing: prices,
      means: [
        .always("An amount of dollars and cents.", isCurrency), .backspaceEmpties,
        .caretStaysBesideTyped, .pasteEqualsTyping,
      ]
    ) { text, range, replacement in
      let after = text.digits(after: range)
      guard let digits = text.replacing(range, with: replacement).plainDigits else { return nil }
      let cents = String(digits.drop { $0 == "0" })
      let formatted = cents.isEmpty ? "" : dollars(cents)
      let count = formatted.asciiDigits.count
      guard count <= 12, replacement.isEmpty || after <= count else { return nil }
      return (formatted, formatted.offset(withDigitsAfter: after))
    },
    GalleryEntry(
      "CurrencyWithItsOwnDigits", from: "https://stackoverflow.com/questions/26569144",
      author: "An amount of dollars; digits shift in from the right.",
      wrong: "Keeps the digits in a variable, and ignores the text and the range: “1”, typed "
        + "over a selected “$0.12”, gives $1.21.",
      breaks: "AnswersDependOnlyOnTheEdit", typing: prices,
      means: [.always("An amount of dollars and cents.", isCurrency), .caretStaysBesideTyped]
    ) {
      let digits = GalleryMemory("")
      return .textField($0) { field, _, replacement in
        if replacement.count == 1, "0123456789".contains(replacement) {
          digits.value += replacement
          field.text = dollars(digits.value)
        } else if replacement.isEmpty, !digits.value.isEmpty {
          digits.value.removeLast()
          field.text = dollars(digits.value)
        }
        return false
      }
    },
    textField(
      "FormatsTheOldText", from: "https://stackoverflow.com/questions/43582301",
      author: "A whole number with commas, at most 12 characters.",
      wrong: "Formats the text before the edit: “5” typed after “1234” gives “1,2345”.",
      breaks: "ShownTextIsAllowed", typing: counts,
      means: [
        .always("Between digits, the commas are where they belong.") { text in
          !text.allSatisfy { "0123456789,".contains($0) } || isGrouped(text)
        },
        .backspaceEmpties,
      ]
    ) { field, range, replacement in
      guard let text = field.text, !text.isEmpty else { return true }
      let digits = text.replacingOccurrences(of: ",", with: "")
      if Int(digits) != nil { field.text = digits.groupedByCommas }
      return (field.text ?? "").count + replacement.count - range.length <= 12
    },
  ]

  private static let prices = ["1.50", "12", "1234567"]
  private static let counts = ["1234", "5", "1000000"]

  /// Whether a text is a whole number with its commas, or empty.
  private static func isGrouped(_ text: String) -> Bool {
    text.isEmpty || text == text.filter { $0 != "," }.asciiDigits.groupedByCommas
  }

  /// Whether a text is an amount of dollars and cents, or empty.
  private static func isCurrency(_ text: String) -> Bool {
    guard !text.isEmpty else { return true }
    return text == dollars(text.asciiDigits)
  }

  /// An amount of cents written as dollars, such as $1,234.50.
  private static func dollars(_ cents: String) -> String {
    let padded = String(repeating: "0", count: max(0, 3 - cents.count)) + cents
    return "$" + String(padded.dropLast(2)).groupedByCommas + "." + padded.suffix(2)
  }
}
