import InputRules
import ReadyFields

/// The cost of a keystroke in a field that shows a card number in 19 characters.
enum PatternBenchmarks {
  static func run() throws {
    Report.begin("a keystroke in a card number of 19 characters")
    let field = PatternField(try Pattern("**** **** **** ****"))
    let full = "4111 1111 1111 1111"
    let keys = [
      (
        "a digit typed at the end", String(full.dropLast()),
        Edit(replacing: .caret(at: 18), with: "1")
      ),
      (
        "a digit typed in the middle", String(full.dropLast()),
        Edit(replacing: .caret(at: 7), with: "5")
      ),
      (
        "a digit deleted in the middle", full,
        Edit(replacing: TextRange(location: 6, length: 1), with: "")
      ),
    ]
    for (name, text, edit) in keys {
      let end = edit.range.location + edit.range.length
      let state = try FieldState(text: text, selection: .caret(at: end))
      let work = { field.apply(edit, to: state).text.utf8.count }
      Cost.print(name, work)
      let range = edit.range.location..<end
      Comparison(name, beside: "a loop written by hand").run(work) {
        CardLoop.edited(text, range, edit.replacement).text.utf8.count
      }
    }
    Comparison("the field made for each keystroke", beside: "the field made once").run {
      (try? Pattern("**** **** **** ****")).map {
        PatternField($0).apply(keys[1].2, to: FieldState(keys[1].1)).text.utf8.count
      } ?? 0
    } baseline: {
      field.apply(keys[1].2, to: FieldState(keys[1].1)).text.utf8.count
    }
    try readyFields()
  }

  /// The cost of typing a digit at the end of a ready field's text, relative to a field that has
  /// only that pattern.
  private static func readyFields() throws {
    Report.begin("the last digit of a number in a ready field")
    let fields: [(String, String, String, any TextRule)] = [
      ("a phone number, US", "(201) 555-0123", "(***) ***-****", try PhoneField(region: "US")),
      ("in Germany", "030 123456", "*** ******", try PhoneField(region: "DE")),
      ("with a plus", "+49 30 123456", "+** ** ******", try PhoneField(region: "US")),
      ("a card number", "4111 1111 1111 1111", "**** **** **** ****", PrefixField.card),
      ("an amount", "$1,234.50", "$*,***.**", AmountField.amount(.usd)),
      ("from the right", "$123.456", "$***.***", AmountField.amount(.usd, typing: .shifted)),
    ]
    for (name, text, notation, field) in fields {
      let pattern = PatternField(try Pattern(notation))
      let edit = Edit(replacing: .caret(at: text.utf16.count - 1), with: String(text.suffix(1)))
      let state = FieldState(String(text.dropLast()))
      precondition(field.apply(edit, to: state) != state, "The field takes a key after \(state).")
      Comparison(name, beside: "a pattern field").run {
        field.apply(edit, to: state).text.utf8.count
      } baseline: {
        pattern.apply(edit, to: state).text.utf8.count
      }
    }
  }
}

/// A handwritten field for this card number.
///
/// It keeps digits, puts a space between groups of four, and leaves the caret after the same digit.
enum CardLoop {
  /// The text and the caret after an edit; the text consists of ASCII digits and spaces.
  static func edited(
    _ text: String, _ range: Range<Int>, _ replacement: String
  ) -> (text: String, caret: Int) {
    var digits: [UInt8] = []
    digits.reserveCapacity(24)
    var before = 0
    for (offset, byte) in text.utf8.enumerated() {
      if offset == range.lowerBound {
        digits.append(contentsOf: replacement.utf8.filter(isDigit))
        before = digits.count
      }
      if !range.contains(offset) && isDigit(byte) { digits.append(byte) }
    }
    if range.lowerBound == text.utf8.count {
      digits.append(contentsOf: replacement.utf8.filter(isDigit))
      before = digits.count
    }
    var result = ""
    result.reserveCapacity(24)
    for (count, digit) in digits.prefix(19).enumerated() {
      if count > 0 && count % 4 == 0 { result.append(" ") }
      result.unicodeScalars.append(Unicode.Scalar(digit))
    }
    return (result, min(before, 19) + max(0, min(before, 19) - 1) / 4)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { 48...57 ~= byte }
}
