import Foundation
import InputRules
import ReadyFields
import RuleTesting

extension GalleryEntry {
  /// Fields of other packages for phones, cards, codes and amounts, with bugs that users reported.
  static let readyFields: [GalleryEntry] = [
    onChange(
      "PhoneLosesASecondOne",
      from: "https://github.com/catamphetamine/react-phone-number-input/issues/432",
      author: "A phone number with a plus; typed text stays.",
      wrong: "Drops a 1 after +1 as the national prefix: after “+1”, no 1 can be "
        + "typed.",
      breaks: "ContentIsKept", typing: ["+15551234567", "+1", "1"],
      means: [.keepsContent(ten), .backspaceEmpties]
    ) { _, new in
      let kept = new.filter { "+0123456789".contains($0) }
      guard kept.hasPrefix("+1") else { return kept }
      let national = kept.dropFirst(2)
      let rest = national.first == "1" ? national.dropFirst() : national
      return rest.isEmpty ? "+1" : "+1 \(rest)"
    },
    formatter(
      "CardKeepsTheOldLength",
      from: "https://github.com/stripe-archive/react-stripe-elements/issues/127",
      author: "A card number in groups of four, with 14 digits for Diners Club, else 16.",
      wrong: "Cuts at the length of the present card: 16 digits, pasted over those of Diners "
        + "Club, lose two.",
      breaks: "PasteEqualsTyping", typing: ["38520000023237", "4242424242424242", "3"],
      means: [.pasteEqualsTyping, .backspaceEmpties, .formattingIsIdempotent]
    ) { text, range, replacement in
      let after = text.digits(after: range)
      let digits = text.replacing(range, with: replacement).asciiDigits
      let known = text.isEmpty ? digits : text.asciiDigits
      let shown = digits.prefix(known.hasPrefix("38") ? 14 : 16).description.inFours
      return (shown, shown.offset(withDigitsAfter: min(after, shown.asciiDigits.count)))
    },
    formatter(
      "CodeIsCutFirst", from: "https://github.com/ritikbanger/react18-input-otp/issues/41",
      author: "A code of 4 digits; the text between them in a message vanishes.",
      wrong: "Cuts before it filters: of a pasted “12-34”, the 4 is lost.",
      breaks: "AnswersAsMeant",
      typing: ["1234", "12-34", "1"], means: [.equals(.oneTimeCode(4))]
    ) { text, range, replacement in
      let room = 4 - (text.utf16.count - range.length)
      let cut = String(replacement.unicodeScalars.prefix(max(0, room)))
      let typed = digits(cut)
      guard typed.isEmpty == replacement.isEmpty else { return nil }
      return (text.replacing(range, with: typed), range.location + typed.count)
    },
    formatter(
      "AmountBeforeItsSign",
      from: "https://github.com/cchanxzy/react-currency-input-field/issues/78",
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
    },
  ]

  private static let ten = "0123456789"

  /// The digits of a text, including digits in longer characters, such as keycaps.
  private static func digits(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { ("0"..."9").contains($0) }))
  }
}
