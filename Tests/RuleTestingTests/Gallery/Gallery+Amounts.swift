import Foundation
import RuleTesting

extension GalleryEntry {
  /// Numbers that aren't formatted.
  static let amounts: [GalleryEntry] = [
    onChange(
      "StartOfANumber", from: "https://forums.developer.apple.com/forums/thread/659775",
      author: "A number, or the start of one; otherwise the old text is set.",
      typing: ["-0.35", "1e5", "2."],
      means: [
        .always("A number, or the start of one.", isStartOfANumber), .backspaceEmpties,
        .formattingIsIdempotent,
      ]
    ) { old, new in
      let filtered = new.filter { "0123456789+-.eE".contains($0) }
      return isStartOfANumber(filtered) ? filtered : old
    },
    delegate(
      "AmountBelowALimit", from: "https://stackoverflow.com/questions/54380747",
      author: "At most two decimals, and less than 999.", typing: prices + ["998", "999"],
      means: [
        amount, .always("The number is less than 999.") { (Double($0) ?? 0) < 999 },
        .backspaceEmpties,
      ]
    ) { text, range, replacement in
      let result = text.replacing(range, with: replacement)
      let whole = result.prefix { $0 != "." }
      return isAmount(result, decimals: 2) && whole.count <= 3 && (Double(result) ?? 0) < 999
    },
    delegate(
      "DoubleOfTheWhole",
      from: "https://newbedev.com/how-to-limit-the-textfield-entry-to-2-decimal-places-in-swift-4",
      author: "A number with at most two decimals.",
      wrong: "`Double` reads more than amounts: “-5”, “1e5”, “0x1” and “nan” can be pasted.",
      breaks: "ShownTextIsAllowed", typing: prices + ["-5"], means: [amount, .backspaceEmpties]
    ) { text, range, replacement in
      guard let replaced = Range(range, in: text) else { return true }
      let result = text.replacingCharacters(in: replaced, with: replacement)
      let parts = result.components(separatedBy: ".")
      let decimals = parts.count > 1 ? parts.dropFirst().joined(separator: ".").count : 0
      return (result.isEmpty || Double(result) != nil) && parts.count <= 2 && decimals <= 2
    },
    delegate(
      "SecondPointTyped",
      from: "https://codedump.io/share/CrAGQBcrRao0/1/"
        + "how-do-you-limit-only-1-decimal-entry-in-a-uitextfield-in-swift-for-ios8",
      author: "At most one period.",
      wrong: "Refuses only a period that is typed alone: “1.2.” can be pasted.",
      breaks: "ShownTextIsAllowed", typing: prices + ["1.2."],
      means: [
        .always("At most one period.") { $0.filter { $0 == "." }.count <= 1 }, .deletionsPass,
        .backspaceEmpties,
      ]
    ) { text, _, replacement in
      text.components(separatedBy: ".").count - 1 == 0 || replacement != "."
    },
    delegate(
      "ForgetsTheTail", from: "https://codedump.io/share/wcE8KW0NQFGR/1/uitextfield-validation",
      author: "A number of at most 100.",
      wrong: "Checks only the text up to the replacement: “5”, typed before “00”, gives 500.",
      breaks: "ShownTextIsAllowed", typing: ["100", "00", "5"],
      means: [.always("The number is at most 100.") { (Int($0) ?? 0) <= 100 }, .backspaceEmpties]
    ) { text, range, replacement in
      if range.location == 0, replacement.isEmpty { return true }
      let result = (text as NSString).substring(to: range.location) + replacement
      guard let number = Int(result) else { return false }
      return number <= 100
    },
    delegate(
      "RangeWhileTyping", from: "https://coderoad.ru/21071145/", author: "A number from 10 to 99.",
      wrong: "Checks the range while one types: “50” can be pasted, but its “5” can't be typed.",
      breaks: "PasteEqualsTyping", typing: ["50", "10", "99"],
      means: [.pasteEqualsTyping, .backspaceEmpties]
    ) { text, range, replacement in
      guard let number = Int(text.replacing(range, with: replacement)) else { return false }
      return (10...99).contains(number)
    },
    delegate(
      "ScannedNumber", from: "the Text Field article, “The Numeric values only text field”",
      author: "Numeric values only, at most 7 characters.",
      wrong: "The scanner reads “e” alone, and spaces, and deletions aren't checked: “e” is shown.",
      breaks: "ShownTextIsAllowed", typing: ["-0.35", "1e5", "12"],
      means: [
        .always("A number, or the start of one.", isStartOfANumber), .atMost(7), .deletionsPass,
        .backspaceEmpties,
      ]
    ) { text, range, replacement in
      guard !replacement.isEmpty else { return true }
      let result = text.replacing(range, with: replacement)
      let scanner = Scanner(string: result)
      return scanner.scanDecimal() != nil && scanner.isAtEnd && result.count <= 7
    },
  ]

  private static let prices = ["1.50", "12", "0.5", "99.99"]

  private static let amount = FieldMeaning.always(
    "Digits, at most one point, and at most two digits after it."
  ) { isAmount($0, decimals: 2) }

  /// Whether a text consists of digits, optionally with a point and at most `decimals` digits.
  private static func isAmount(_ text: String, decimals: Int) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count <= 2 && parts.allSatisfy { $0.allSatisfy { "0123456789".contains($0) } }
      && (parts.count < 2 || parts[1].count <= decimals)
  }

  /// Whether `text` can be the start of a number: sign, digits, point, digits, exponent.
  private static func isStartOfANumber(_ text: String) -> Bool {
    var rest = Substring(text)
    if let sign = rest.first, "+-".contains(sign) { rest.removeFirst() }
    let mantissa = rest.prefix { "0123456789.".contains($0) }
    rest = rest.dropFirst(mantissa.count)
    guard mantissa.filter({ $0 == "." }).count <= 1 else { return false }
    guard let mark = rest.popFirst() else { return true }
    guard "eE".contains(mark), mantissa.contains(where: { $0 != "." }) else { return false }
    if let sign = rest.first, "+-".contains(sign) { rest.removeFirst() }
    return rest.allSatisfy { "0123456789".contains($0) }
  }
}
