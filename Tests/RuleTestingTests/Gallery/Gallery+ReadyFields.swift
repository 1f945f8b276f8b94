import Foundation
import InputRules
import ReadyFields
import RuleTesting

extension GalleryEntry {
  /// Phones, cards, accounts, codes and amounts of other packages, as their users reported them.
  static let readyFields = [
    phoneBracketReturns, phoneLosesASecondOne, phoneCaretByAnOldGroup, cardKeepsTheOldLength,
    cardSpacesForNothing, accountCaretSpringsBack, codeIsCutFirst, taxpayerCaretIgnoresLiterals,
    amountBeforeItsSign,
  ]

  private static let ten = "0123456789"

  /// The digits, also those of a longer character, such as a keycap.
  private static func digits(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { ("0"..."9").contains($0) }))
  }

  static let phoneBracketReturns = onChange(
    "PhoneBracketReturns", from: "https://github.com/catamphetamine/libphonenumber-js/issues/224",
    author: "A phone number such as (555) 123-4567; the brackets are there from three digits on.",
    wrong: "Backspace deletes the bracket, which is then written again: “(555)” can't be deleted.",
    breaks: "BackspaceEmpties", typing: ["5551234567", "555"],
    means: [.backspaceEmpties, .keepsContent(ten)]
  ) { _, new in
    let digits = String(new.asciiDigits.prefix(10))
    if digits.count < 3 { return digits }
    return digits.count == 3 ? "(\(digits))" : digits.filling("(***) ***-****")
  }

  static let phoneLosesASecondOne = onChange(
    "PhoneLosesASecondOne",
    from: "https://github.com/catamphetamine/react-phone-number-input/issues/432",
    author: "A phone number with a plus; what is typed stands.",
    wrong: "Takes a 1 after +1 for the national prefix, and drops it: after “+1”, no 1 can be "
      + "typed.",
    breaks: "ContentIsKept", typing: ["+15551234567", "+1", "1"],
    means: [.keepsContent(ten), .backspaceEmpties]
  ) { _, new in
    let kept = new.filter { "+0123456789".contains($0) }
    guard kept.hasPrefix("+1") else { return kept }
    let national = kept.dropFirst(2)
    let rest = national.first == "1" ? national.dropFirst() : national
    return rest.isEmpty ? "+1" : "+1 \(rest)"
  }

  static let phoneCaretByAnOldGroup = formatter(
    "PhoneCaretByAnOldGroup", from: "https://github.com/catamphetamine/libphonenumber-js/issues/51",
    author: "A phone number such as 077-1234, or 077-123 45 67 if it is longer.",
    wrong: "Reckons the caret in the groups before the edit: “077123456”, typed, gives "
      + "“077-123 46 5”.",
    breaks: "CaretStaysBesideTyped", typing: ["0771234567", "077-1234", "0"],
    means: [.keepsContent(ten), .backspaceEmpties, .caretStaysBesideTyped]
  ) { text, range, replacement in
    let after = text.digits(after: range)
    let digits = text.replacing(range, with: replacement).asciiDigits
    guard digits.count <= 10 else { return nil }
    let shown = digits.filling(digits.count < 8 ? "***-****" : "***-*** ** **")
    return (shown, digits.filling("***-*******").offset(withDigitsAfter: after))
  }

  static let cardKeepsTheOldLength = formatter(
    "CardKeepsTheOldLength",
    from: "https://github.com/stripe-archive/react-stripe-elements/issues/127",
    author: "A card number in groups of four, with 14 digits for Diners Club, else 16.",
    wrong: "Cuts at the length of the card that stands: 16 digits, pasted over those of Diners "
      + "Club, lose two.",
    breaks: "PasteEqualsTyping", typing: ["38520000023237", "4242424242424242", "3"],
    means: [.pasteEqualsTyping, .backspaceEmpties, .formattingIsIdempotent]
  ) { text, range, replacement in
    let after = text.digits(after: range)
    let digits = text.replacing(range, with: replacement).asciiDigits
    let known = text.isEmpty ? digits : text.asciiDigits
    let shown = digits.prefix(known.hasPrefix("38") ? 14 : 16).description.inFours
    return (shown, shown.offset(withDigitsAfter: min(after, shown.asciiDigits.count)))
  }

  static let cardSpacesForNothing = onChange(
    "CardSpacesForNothing", from: "https://github.com/stripe-archive/jquery.payment/issues/110",
    author: "A number of American Express in groups of 4, 6 and 5 digits.",
    wrong: "Writes spaces after groups that are empty: “34” becomes “34  ”, of which backspace "
      + "deletes nothing.",
    breaks: "BackspaceEmpties", typing: ["378282246310005", "34"],
    means: [.backspaceEmpties, .keepsContent(ten)]
  ) { _, new in
    let digits = new.asciiDigits.prefix(15)
    if digits.count < 2 { return String(digits) }
    return [digits.prefix(4), digits.dropFirst(4).prefix(6), digits.dropFirst(10)]
      .joined(separator: " ")
  }

  static let accountCaretSpringsBack = formatter(
    "AccountCaretSpringsBack",
    from: "https://github.com/IvanIhnatsiuk/react-native-advanced-input-mask/issues/136",
    author: "An IBAN of at most 22 capital letters and digits, in groups of four.",
    wrong: "Counts one space before the caret, and no more: what is typed after the second space "
      + "goes before the character before it.",
    breaks: "CaretStaysBesideTyped", typing: ["DE89370400440532013000", "DE89 3704 0", "1"],
    means: [.caretStaysBesideTyped, .backspaceEmpties]
  ) { text, range, replacement in
    func content(_ text: String) -> String {
      text.filter { ("A"..."Z").contains($0) || ten.contains($0) }
    }
    let all = content(text.replacing(range, with: replacement))
    let before = content((text as NSString).substring(to: range.location) + replacement).count
    guard all.count <= 22 else { return nil }
    return (all.inFours, before + min(max(before - 1, 0) / 4, 1))
  }

  static let codeIsCutFirst = formatter(
    "CodeIsCutFirst", from: "https://github.com/ritikbanger/react18-input-otp/issues/41",
    author: "A code of 4 digits; what stands between them in a message vanishes.",
    wrong: "Cuts before it filters: of a pasted “12-34”, the 4 is lost.", breaks: "AnswersAsMeant",
    typing: ["1234", "12-34", "1"], means: [.equals(.oneTimeCode(4))]
  ) { text, range, replacement in
    let room = 4 - (text.utf16.count - range.length)
    let cut = String(replacement.unicodeScalars.prefix(max(0, room)))
    let typed = digits(cut)
    guard typed.isEmpty == replacement.isEmpty else { return nil }
    return (text.replacing(range, with: typed), range.location + typed.count)
  }

  static let taxpayerCaretIgnoresLiterals = formatter(
    "TaxpayerCaretIgnoresLiterals",
    from: "https://github.com/pagseguro/pagseguro-modulo-magento-v2/issues/36",
    author: "A taxpayer's number of Brazil, such as 390.533.447-05.",
    wrong: "The caret doesn't count a point that is written: “0123456789”, typed, gives "
      + "“012.987.654-3”.",
    breaks: "AnswersAsMeant", typing: ["39053344705", "390.5", "1"],
    means: [.equals(.brazilianTaxpayer)]
  ) { text, range, replacement in
    let shown = digits(text.replacing(range, with: replacement)).filling("***.***.***-**")
    let typed = digits(replacement)
    guard shown.count <= 14, typed.isEmpty == replacement.isEmpty else { return nil }
    return (shown, min(range.location + typed.count, shown.count))
  }

  static let amountBeforeItsSign = formatter(
    "AmountBeforeItsSign", from: "https://github.com/cchanxzy/react-currency-input-field/issues/78",
    author: "An amount of whole dollars, such as $1234.",
    wrong: "After a digit that is typed before the $, the caret is at the end: of “1” and “2”, "
      + "typed before “$34”, “$1342” is made.",
    breaks: "CaretStaysBesideTyped", typing: ["1234", "$1", "5"],
    means: [.caretStaysBesideTyped, .keepsContent(ten), .backspaceEmpties]
  ) { text, range, replacement in
    let after = text.digits(after: range)
    let digits = text.replacing(range, with: replacement).asciiDigits
    guard digits.count <= 9 else { return nil }
    let shown = digits.isEmpty ? "" : "$" + digits
    let isBefore = range.location == 0 && !replacement.isEmpty
    return (shown, isBefore ? shown.utf16.count : shown.offset(withDigitsAfter: after))
  }
}
