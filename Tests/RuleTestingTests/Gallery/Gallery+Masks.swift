import Foundation
import RuleTesting

extension GalleryEntry {
  /// Fields that format numbers, such as phone and card numbers.
  static let masks: [GalleryEntry] = [
    GalleryEntry(
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
      ],
      formatter { text, range, replacement in
        var range = range
        let removed = (text as NSString).substring(with: range)
        if replacement.isEmpty, removed.count == 1, removed.asciiDigits.isEmpty {
          // After a literal is deleted, the digit before it is also deleted.
          let places = text.utf16.prefix(range.location)
          let digit = places.lastIndex { (48...57).contains($0) } ?? places.startIndex
          range = NSRange(digit..<text.utf16.index(digit, offsetBy: 1), in: text)
        }
        let after = text.digits(after: range)
        let result = text.replacing(range, with: replacement)
        guard let digits = result.plainDigits, digits.count <= 10 else { return nil }
        let formatted = digits.isEmpty ? "" : digits.filling("(***) ***-****")
        return (formatted, formatted.offset(withDigitsAfter: after))
      }),
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
        "Treats each longer text as one that grew at its end: typing “7” before “1” gives “11”.",
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
    GalleryEntry(
      "PatternKeepsTheRest", from: "https://stackoverflow.com/questions/32364055",
      author: "A number such as 123-45.",
      wrong: "Text that doesn't fit in the pattern stays after it: “123-456” is shown.",
      breaks: "StaysWithinTheLimit", typing: ["12345", "123-4"],
      means: [.atMost(6), .backspaceEmpties, .formattingIsIdempotent],
      onChange { _, new in
        var number = new.asciiDigits
        for (offset, place) in "###-##".enumerated() {
          guard offset < number.count else { return number }
          if place != "#" {
            number.insert(place, at: number.index(number.startIndex, offsetBy: offset))
          }
        }
        return number
      }),
    GalleryEntry(
      "CaretIgnoresLiterals", from: "https://github.com/fabiomcosta/jquery-meiomask/issues/23",
      author: "A number such as 12-34.",
      wrong: "The caret doesn't count a literal that is written: typing “1234” gives “12-43”.",
      breaks: "CaretStaysBesideTyped", typing: ["1234", "12"],
      means: [.keepsContent(ten), .backspaceEmpties, .caretStaysBesideTyped, .pasteEqualsTyping],
      formatter { text, range, replacement in
        let digits = text.replacing(range, with: replacement).asciiDigits
        guard digits.count <= 4 else { return nil }
        let formatted = digits.isEmpty ? "" : digits.filling("**-**")
        return (formatted, min(range.location + replacement.utf16.count, formatted.utf16.count))
      }),
    GalleryEntry(
      "DashMovesTheCaret",
      from: "source unknown; a mask whose caret jumps when its dash is deleted",
      author: "A number such as 123-456; the caret stays.",
      wrong: "Writes a deleted dash again and puts the caret at the end, as in “123-456”.",
      breaks: "CaretStaysBesideTyped", typing: ["123456", "123-4"],
      means: [.keepsContent(ten), .backspaceEmpties, .caretStaysBesideTyped],
      formatter { text, range, replacement in
        let digits = text.replacing(range, with: replacement).asciiDigits
        guard digits.count <= 6 else { return nil }
        let shown = digits.filling("***-***")
        let caret = shown.offset(withDigitsAfter: text.digits(after: range))
        return (shown, shown == text ? shown.utf16.count : caret)
      }),
    GalleryEntry(
      "NameIsCut", from: "several apps with “String(new.prefix(30))”",
      author: "At most 30 letters; typing in a full field pushes out the end.",
      typing: ["Ada", "abcdefghijklmnopqrstuvwxyzabcd"],
      means: [
        .keepsContent(upTo: 30) { $0.filter(\.isLetter) }, .atMost(30), .backspaceEmpties,
        .pasteEqualsTyping, .formattingIsIdempotent,
      ],
      onChange { _, new in String(new.filter(\.isLetter).prefix(30)) }),
    GalleryEntry(
      "DeletionTakesTheNext", from: "source unknown; the key ⌦ in a card's number",
      author: "Digits in groups of four; deleting a space deletes the digit after it.",
      typing: ["12345678", "1234 5", "12"],
      means: [.keepsContent(ten), .formattingIsIdempotent, .backspaceEmpties],
      formatter { text, range, replacement in
        let isSpace = replacement.isEmpty && (text as NSString).substring(with: range) == " "
        let next = NSRange(location: range.location + 1, length: 1)
        return inFours(text.replacing(isSpace ? next : range, with: replacement))
      }),
    GalleryEntry(
      "DeletionTakesTheEnd", from: "source unknown; `removeLast()` for each deleted space",
      author: "Digits in groups of four; deleting a space deletes the digit beside it.",
      wrong: "Deleting the space of “1234 56” deletes the 6.", breaks: "ContentIsKept",
      typing: ["12345678", "1234 5", "12"],
      means: [.keepsContent(ten), .formattingIsIdempotent],
      formatter { text, range, replacement in
        let isSpace = replacement.isEmpty && (text as NSString).substring(with: range) == " "
        let digits = text.replacing(range, with: replacement)
        return inFours(isSpace ? String(digits.dropLast()) : digits)
      }),
    GalleryEntry(
      "BackspaceAsksFirst", from: "source unknown; a hint before something is deleted",
      author: "Backspace works.",
      wrong: "Refuses the first press of backspace to show a hint, and accepts the second.",
      breaks: "BackspaceEmpties", typing: ["12", "7"], means: [.backspaceEmpties], remembers: true
    ) {
      let hasHinted = GalleryMemory(true)
      return .delegate($0) { _, _, replacement in
        if replacement.isEmpty { hasHinted.value.toggle() }
        return replacement.isEmpty ? hasHinted.value : true
      }
    },
  ]

  private static let phones = ["5551234567", "(555) 123", "12"]
  private static let cards = ["1234567812345678", "1234 5", "12"]

  /// The digits of a text in groups of four separated by spaces, and the caret at the end.
  private static func inFours(_ text: String) -> (text: String, caret: Int) {
    let shown = text.asciiDigits.inFours
    return (shown, shown.utf16.count)
  }
}
