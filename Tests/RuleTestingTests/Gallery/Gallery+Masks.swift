import Foundation
import RuleTesting

extension GalleryEntry {
  /// Formats of phone, card and other numbers.
  static let masks: [GalleryEntry] = [
    formatter(
      "PhoneKeepsTheCaret",
      from: "https://github.com/marmelroy/PhoneNumberKit, reduced to one pattern",
      author: "A phone number such as (555) 123-4567; the caret stays beside the same digit.",
      typing: phones,
      means: [
        .always("The start of a phone number such as (555) 123-4567.") { text in
          text.isEmpty || text == text.asciiDigits.filling("(***) ***-****")
        },
        .backspaceEmpties, .keepsContent(ten), .caretStaysBesideTyped, .formattingIsIdempotent,
        .pasteEqualsTyping,
      ]
    ) { text, range, replacement in
      var range = range
      let removed = (text as NSString).substring(with: range)
      if replacement.isEmpty, removed.count == 1, removed.asciiDigits.isEmpty {
        // A literal was deleted, so the digit before it is deleted, too.
        let places = text.utf16.prefix(range.location)
        let digit = places.lastIndex { (48...57).contains($0) } ?? places.startIndex
        range = NSRange(digit..<text.utf16.index(digit, offsetBy: 1), in: text)
      }
      let after = text.digits(after: range)
      let result = text.replacing(range, with: replacement)
      guard let digits = result.plainDigits, digits.count <= 10 else { return nil }
      let formatted = digits.isEmpty ? "" : digits.filling("(***) ***-****")
      return (formatted, formatted.offset(withDigitsAfter: after))
    },
    GalleryEntry(
      "CardInUnits",
      from: "https://devpeace.com/ios/12083605/"
        + "formatting-a-uitextfield-for-credit-card-input-like-xxxx-xxxx-xxxx-xxxx",
      author: "A card number of at most 19 digits in groups of four; the caret stays.",
      typing: cards,
      means: [
        .always("Digits in groups of four.") { $0 == $0.asciiDigits.inFours }, .atMost(23),
        .backspaceEmpties, .caretStaysBesideTyped, .formattingIsIdempotent, .pasteEqualsTyping,
      ],
      remembers: true
    ) {
      let previous = GalleryMemory((text: "", selection: NSRange()))
      return .textField(
        $0,
        shouldChange: { field, _, _ in
          previous.value = (field.text ?? "", field.selectedRange)
          return true
        },
        editingChanged: { field in
          let units = Array((field.text ?? "").utf16)
          let caret = field.selectedRange.location
          let digits = String(
            decoding: units.filter { (48...57).contains($0) }, as: UTF16.self)
          guard digits.count <= 19 else {
            field.text = previous.value.text
            field.selectedRange = previous.value.selection
            return
          }
          let before = units.prefix(caret).filter { (48...57).contains($0) }.count
          field.text = digits.inFours
          let spaces = before > 0 ? (before - 1) / 4 : 0
          field.selectedRange = NSRange(location: before + spaces, length: 0)
        })
    },
    GalleryEntry(
      "ComparesLengths", from: "https://github.com/VojtaStavik/VSTextField",
      author: "A number such as 123-45-6789.",
      wrong:
        "Treats each longer text as one that grew at its end: “7”, typed before “1”, gives “11”.",
      breaks: "ContentIsKept", typing: ["123456789", "123-4"],
      means: [.keepsContent(ten), .backspaceEmpties, .caretStaysBesideTyped], remembers: true
    ) {
      let old = GalleryMemory("")
      return .textField(
        $0,
        shouldChange: { _, _, _ in true },
        editingChanged: { field in
          let text = field.text ?? ""
          let current =
            text.count > old.value.count
            ? old.value + text.dropFirst(old.value.count) : String(old.value.prefix(text.count))
          old.value = current.isEmpty ? "" : current.asciiDigits.filling("***-**-****")
          if field.text != old.value { field.text = old.value }
        })
    },
    onChange(
      "PatternKeepsTheRest", from: "https://stackoverflow.com/questions/32364055",
      author: "A number such as 123-45.",
      wrong: "Text that doesn't fit in the pattern stays after it: “123-456” is shown.",
      breaks: "StaysWithinTheLimit", typing: ["12345", "123-4"],
      means: [.atMost(6), .backspaceEmpties, .formattingIsIdempotent]
    ) { _, new in
      var number = new.asciiDigits
      for (offset, place) in "###-##".enumerated() {
        guard offset < number.count else { return number }
        if place != "#" {
          number.insert(place, at: number.index(number.startIndex, offsetBy: offset))
        }
      }
      return number
    },
    formatter(
      "SlashReturns", from: "https://github.com/beholdr/maska/issues/49",
      author: "A number such as 12/34; the slash is written after the second digit.",
      wrong: "Backspace deletes the slash, which is written again: “12/” can't be deleted.",
      breaks: "BackspaceEmpties", typing: ["1234", "12"],
      means: [.backspaceEmpties, .keepsContent(ten), .caretStaysBesideTyped]
    ) { text, range, replacement in
      let after = text.digits(after: range)
      let digits = text.replacing(range, with: replacement).asciiDigits
      guard digits.count <= 4, after <= digits.count else { return nil }
      let formatted = digits.count < 2 ? digits : "\(digits.prefix(2))/\(digits.dropFirst(2))"
      let caret = formatted.offset(withDigitsAfter: after)
      return (formatted, after == 0 ? formatted.utf16.count : caret)
    },
    formatter(
      "DropsTheTail", from: "https://github.com/igorescobar/jQuery-Mask-Plugin/issues/376",
      author: "A plate with two letters and two digits; typed text stays.",
      wrong:
        "Stops at the first character that doesn't fit: “C”, typed before “AB12”, leaves “CA”, "
        + "and without the “A”, “B” is left.",
      breaks: "ContentIsKept", typing: ["AB12", "AB", "1"],
      means: [.keepsContent(ten), .backspaceEmpties]
    ) { text, range, replacement in
      var kept = ""
      for (character, place) in zip(text.replacing(range, with: replacement), "AA99") {
        let fits = place == "A" ? character.isLetter : ten.contains(character)
        guard fits else { break }
        kept.append(character)
      }
      return (kept, min(range.location + replacement.utf16.count, kept.utf16.count))
    },
    formatter(
      "CaretIgnoresLiterals", from: "https://github.com/fabiomcosta/jquery-meiomask/issues/23",
      author: "A number such as 12-34.",
      wrong: "The caret doesn't count a literal that is written: “1234”, typed, gives “12-43”.",
      breaks: "CaretStaysBesideTyped", typing: ["1234", "12"],
      means: [.keepsContent(ten), .backspaceEmpties, .caretStaysBesideTyped, .pasteEqualsTyping]
    ) { text, range, replacement in
      let digits = text.replacing(range, with: replacement).asciiDigits
      guard digits.count <= 4 else { return nil }
      let formatted = digits.isEmpty ? "" : digits.filling("**-**")
      return (formatted, min(range.location + replacement.utf16.count, formatted.utf16.count))
    },
    textField(
      "CardCaretAtTheEnd",
      from: "https://codemia.io/knowledge-hub/path/"
        + "formatting_a_uitextfield_for_credit_card_input_like_xxxx_xxxx_xxxx_xxxx_1",
      author: "A card number of at most 16 digits in groups of four.",
      wrong: "Moves the caret to the end: when “98” is typed before “1”, 8 becomes the last digit.",
      breaks: "CaretStaysBesideTyped", typing: cards,
      means: [.backspaceEmpties, .caretStaysBesideTyped]
    ) { field, range, replacement in
      let text = field.text ?? ""
      guard let replaced = Range(range, in: text) else { return false }
      let digits = text.replacingCharacters(in: replaced, with: replacement).filter(\.isNumber)
      guard digits.count <= 16 else { return false }
      field.text = digits.inFours
      return false
    },
    onChange(
      "RemovesTheCountryCode", from: "https://github.com/Automattic/wp-calypso/pull/54477",
      author: "A phone number after +55; a country code that is pasted isn't doubled.",
      wrong: "Removes the first digits of a number that begins with 55: “551”, pasted, gives "
        + "“+55 1”, and typed, “+55 551”.",
      breaks: "PasteEqualsTyping", typing: ["5512", "21"],
      means: [.pasteEqualsTyping, .backspaceEmpties, .formattingIsIdempotent]
    ) { _, new in
      let digits = new.asciiDigits
      let number = digits.hasPrefix("55") ? String(digits.dropFirst(2)) : digits
      return number.isEmpty ? "" : "+55 " + number
    },
    onChange(
      "PrefixesForEver",
      from: "no source found; a loop as in https://forums.developer.apple.com/forums/thread/659775",
      author: "A phone number after +1.",
      wrong: "Counts the 1 of “+1” as a digit again at each change: “5” becomes “+1 5”, then "
        + "“+1 15”, and never settles.",
      breaks: "ChangesSettle", typing: ["5512", "21"],
      means: [.formattingIsIdempotent, .backspaceEmpties]
    ) { _, new in
      let digits = new.asciiDigits
      return digits.isEmpty ? "" : "+1 " + digits
    },
  ]

  private static let ten = "0123456789"
  private static let phones = ["5551234567", "(555) 123", "12"]
  private static let cards = ["1234567812345678", "1234 5", "12"]
}
