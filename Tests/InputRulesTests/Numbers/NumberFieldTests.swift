import InputRules
import Testing

/// A number is grouped during typing, and the caret doesn't jump (N7.8, N7.16).
@Suite struct NumberFieldTests {
  let field = NumberField()

  /// The text after keys, with the caret as “|”; “<” is a backspace, “>” a forward deletion.
  private func typed(
    _ keys: String, into start: String, _ field: NumberField = NumberField()
  ) throws -> String {
    let caret = try #require(start.firstIndex(of: "|"))
    let offset = start[..<caret].utf16.count
    let text = start.replacing("|", with: "")
    var state = try FieldState(text: text, selection: .caret(at: offset))
    for key in keys {
      let place = state.selection.location
      switch key {
      case "<": state = delete(TextRange(location: place - 1, length: 1), from: state, field)
      case ">": state = delete(TextRange(location: place, length: 1), from: state, field)
      default:
        state = field.apply(Edit(replacing: state.selection, with: String(key)), to: state)
      }
    }
    var shown = state.text
    shown.insert("|", at: String.Index(utf16Offset: state.selection.location, in: shown))
    return shown
  }

  private func delete(
    _ range: TextRange, from state: FieldState, _ field: NumberField
  ) -> FieldState {
    field.apply(Edit(replacing: range, with: ""), to: state)
  }

  /// Both minus signs are accepted in every locale, and each stays what it was (N3.2, N7.12).
  @Test func `A typed minus is kept`() throws {
    for locale in NumberSymbols.localeIdentifiers {
      let symbols = try #require(NumberSymbols(locale: locale))
      let own = symbols.minusSign.filter { !"\u{61C}\u{200E}\u{200F}".contains($0) }
      for minus in ["-", own] {
        let typed = try typed(
          minus + "1234", into: "|", NumberField(NumberFormat(symbols, grouping: .strict)))
        #expect(typed.hasPrefix(minus), "\(locale)")
        #expect(typed.unicodeScalars.filter { $0 == "-" || $0 == "\u{2212}" }.count == 1)
      }
    }
  }

  @Test(arguments: [
    ("1234567", "|", "1,234,567|"), ("5", "1|,234", "15|,234"), ("5", "|1,234", "5|1,234"),
    ("5", "1,2|34", "12,5|34"), ("-", "|1,234", "-|1,234"), (".5", "1,234|", "1,234.5|"),
    (".", "1,2|34", "12.|34"), ("<", "12.|34", "1,2|34"),
  ])
  func `Typing`(keys: String, start: String, end: String) throws {
    #expect(try typed(keys, into: start) == end)
  }

  /// B21: a key next to a separator deletes the digit beyond it, and nothing else.
  @Test(arguments: [
    ("<", "1,|234,567", "|234,567"), ("<", "1,234,|567", "123|,567"), (">", "1|,234", "1|34"),
    ("<", "1,2|34", "1|34"), ("<<", "12,345,|678", "123|,678"), ("<", "|1,234", "|1,234"),
    ("<<<<<", "1,234|", "|"), (">>>>", "|1,234", "|"),
  ])
  func `Deleting beside separators`(keys: String, start: String, end: String) throws {
    #expect(try typed(keys, into: start) == end)
  }

  /// B22: if two fraction digits are required, the separator stays as long as they do.
  @Test(arguments: [
    ("<", "123.|00", "12|.00"), (">", "123|.00", "123.|0"), ("<", "123.0|0", "123.|0"),
    ("<<<", "1.5|", "|"),
  ])
  func `The decimal separator of an amount stays`(keys: String, start: String, end: String) throws {
    let amount = NumberField(NumberFormat(grouping: .strict, fractionDigits: 2...2))
    #expect(try typed(keys, into: start, amount) == end)
  }

  @Test func `A selection that takes the separator of an amount leaves it`() throws {
    let amount = NumberField(NumberFormat(grouping: .strict, fractionDigits: 2...2))
    let state = try FieldState(text: "12,345.67", selection: TextRange(location: 4, length: 4))
    let next = amount.apply(Edit(replacing: state.selection, with: ""), to: state)
    #expect(next.text == "123.7")
  }

  /// B20: the result of a deletion keeps every digit, including leading zeros.
  @Test func `Leading zeros stay until they are deleted`() throws {
    let field = NumberField(NumberFormat(grouping: .strict, allowsLeadingZeros: false))
    #expect(try typed("<", into: "1|,000,005", field) == "|000005")
    #expect(field.objection(to: "000005") != nil)
    #expect(try typed("0", into: "|5", field) == "|5")
  }

  /// The comma separates groups, or is the decimal key where it can't (N7.18 to N7.20).
  @Test(arguments: [
    ("12,50", "12,50|"), ("1234,5", "1,234,5|"), ("12,500", "12,500|"), ("12,5<<", "12|"),
    ("0,50", "0.50|"), ("1.5,", "1.5.|"), ("12\u{66B}5", "12.5|"),
  ])
  func `A comma`(keys: String, end: String) throws {
    let field = NumberField(NumberFormat(grouping: .strict, allowsLeadingZeros: false))
    #expect(try typed(keys, into: "|", field) == end)
  }

  @Test func `Pasted separators must be right`() throws {
    let state = FieldState.empty
    func pasted(_ text: String) -> Decision {
      field.decide(Edit(replacing: .caret(at: 0), with: text), on: state)
    }
    #expect(pasted("1,234.5").newState?.text == "1,234.5")
    #expect(pasted("1234.5").newState?.text == "1,234.5")
    #expect(pasted("1,5").newState == nil)
    #expect(pasted("0,50").newState == nil)
    #expect(pasted(",").newState?.text == ".")
    #expect(pasted("12 345").newState == nil)
    #expect(pasted("-\u{200E}1234").newState?.text == "-1,234")
  }

  @Test func `A text from code is never read in two ways`() {
    #expect(field.objection(to: "1234") == .reformatted)
    #expect(field.repaired(FieldState("1234")).text == "1,234")
    #expect(field.repaired(FieldState("1,5")).text == "1,5")
    #expect(field.finalObjection(to: "1,5") != nil)
    #expect(field.objection(to: "abc") != nil)
    #expect(field.objection(to: "") == nil)
  }

  @Test func `The end is judged whole`() throws {
    let field = NumberField(bounds: try NumberBounds(minimum: 10, maximum: 2_000))
    #expect(field.objection(to: "5") == nil)
    #expect(field.finalObjection(to: "5") != nil)
    #expect(field.finalObjection(to: "-") != nil)
    #expect(field.finalObjection(to: "1,500") == nil)
    #expect(field.finalObjection(to: "") == nil)
    #expect(field.value(of: "1,500") == 1_500)
    #expect(try typed("9", into: "2,00|1", field) == "2,00|1")
  }

  @Test func `Digits of the locale are grouped too`() throws {
    let symbols = try #require(NumberSymbols(locale: "ar-EG"))
    let field = NumberField(NumberFormat(symbols, grouping: .strict))
    let shown = try typed("\u{661}\u{662}\u{663}\u{664}", into: "|", field)
    #expect(shown == "\u{661}\u{66C}\u{662}\u{663}\u{664}|")
  }
}
