import Foundation
import RuleTesting

extension GalleryEntry {
  /// Numbers, amounts and times.
  static let numbers: [GalleryEntry] = [
    GalleryEntry(
      "DoubleOfTheWhole",
      from: "https://newbedev.com/how-to-limit-the-textfield-entry-to-2-decimal-places-in-swift-4",
      author: "A number with at most two decimals.",
      wrong: "`Double` reads more than amounts: “-5”, “1e5”, “0x1” and “nan” can be pasted.",
      breaks: "ShownTextIsAllowed", typing: prices + ["-5"], means: [amount, .backspaceEmpties],
      delegate { text, range, replacement in
        guard let replaced = Range(range, in: text) else { return true }
        let result = text.replacingCharacters(in: replaced, with: replacement)
        let parts = result.components(separatedBy: ".")
        let decimals = parts.count > 1 ? parts.dropFirst().joined(separator: ".").count : 0
        return (result.isEmpty || Double(result) != nil) && parts.count <= 2 && decimals <= 2
      }),
    GalleryEntry(
      "RangeWhileTyping", from: "https://coderoad.ru/21071145/", author: "A number from 10 to 99.",
      wrong: "Checks the range during typing: “50” can be pasted, but its “5” can't be typed.",
      breaks: "PasteEqualsTyping", typing: ["50", "10", "99"],
      means: [.pasteEqualsTyping, .backspaceEmpties],
      delegate { text, range, replacement in
        guard let number = Int(text.replacing(range, with: replacement)) else { return false }
        return (10...99).contains(number)
      }),
    GalleryEntry(
      "GroupingKeepsTheCaret",
      from: "https://www.codegenes.net/blog/"
        + "how-do-i-format-uitextfield-text-in-real-time-while-it-s-being-edited",
      author: "A whole number with commas; the caret stays beside the typed digit.",
      typing: ["1234", "5", "1000000"],
      means: [
        .always("A whole number with commas.", isGrouped), .atMost(15), .backspaceEmpties,
        .caretStaysBesideTyped, .formattingIsIdempotent, .pasteEqualsTyping,
      ],
      formatter { text, range, replacement in
        let after = text.digits(after: range)
        guard let digits = text.replacing(range, with: replacement).plainDigits else { return nil }
        let formatted = digits.isEmpty ? "" : digits.groupedByCommas
        let count = formatted.asciiDigits.count
        guard count <= 12, replacement.isEmpty || after <= count else { return nil }
        return (formatted, formatted.offset(withDigitsAfter: after))
      }),
    GalleryEntry(
      "CentsFromTheRight",
      from: "https://www.gangofcoders.net/solution/"
        + "how-to-input-currency-format-on-a-text-field-from-right-to-left-using-swift/, with the "
        + "caret counted from the end",
      author: "An amount of dollars; digits shift in from the right.",
      typing: ["1.50", "12", "1234567"],
      means: [
        .always("An amount of dollars and cents.") { $0.isEmpty || $0 == dollars($0.asciiDigits) },
        .backspaceEmpties,
        .caretStaysBesideTyped, .pasteEqualsTyping,
      ],
      formatter { text, range, replacement in
        let after = text.digits(after: range)
        guard let digits = text.replacing(range, with: replacement).plainDigits else { return nil }
        let cents = String(digits.drop { $0 == "0" })
        let formatted = cents.isEmpty ? "" : dollars(cents)
        let count = formatted.asciiDigits.count
        guard count <= 12, replacement.isEmpty || after <= count else { return nil }
        return (formatted, formatted.offset(withDigitsAfter: after))
      }),
  ]

  private static let prices = ["1.50", "12", "0.5", "99.99"]

  private static let amount = FieldMeaning.always(
    "Digits, at most one period, and at most two digits after it."
  ) { $0.wholeMatch(of: /[0-9]*(\.[0-9]{0,2})?/) != nil }

  /// Whether a text is a whole number with its commas, or empty.
  private static func isGrouped(_ text: String) -> Bool {
    text.isEmpty || text == text.filter { $0 != "," }.asciiDigits.groupedByCommas
  }

  /// An amount of cents written as dollars, such as $1,234.50.
  private static func dollars(_ cents: String) -> String {
    let padded = String(repeating: "0", count: max(0, 3 - cents.count)) + cents
    return "$" + String(padded.dropLast(2)).groupedByCommas + "." + padded.suffix(2)
  }
}
