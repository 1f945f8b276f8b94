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

  @Test(arguments: [
    ("1234567", "|", "1,234,567|"), ("5", "1|,234", "15|,234"), ("5", "|1,234", "5|1,234"),
    ("5", "1,2|34", "12,5|34"), ("-", "|1,234", "-|1,234"), (".5", "1,234|", "1,234.5|"),
    (".", "1,2|34", "12.|34"), ("<", "12.|34", "1,2|34"),
  ])
  func `Typing groups numbers and keeps the caret`(keys: String, start: String, end: String) throws
  {
    #expect(try typed(keys, into: start) == end)
  }

  /// B21: a key next to a separator deletes the digit beyond it, and nothing else.
  @Test(arguments: [
    ("<", "1,|234,567", "|234,567"), ("<", "1,234,|567", "123|,567"), (">", "1|,234", "1|34"),
    ("<", "1,2|34", "1|34"), ("<<", "12,345,|678", "123|,678"), ("<", "|1,234", "|1,234"),
    ("<<<<<", "1,234|", "|"), (">>>>", "|1,234", "|"),
  ])
  func `Deletion by a separator takes a digit`(keys: String, start: String, end: String) throws {
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

  /// The comma separates groups, or is the decimal key where it can't (N7.18 to N7.20).
  @Test(arguments: [
    ("12,50", "12,50|"), ("1234,5", "1,234,5|"), ("12,500", "12,500|"), ("12,5<<", "12|"),
    ("0,50", "0.50|"), ("1.5,", "1.5.|"), ("12\u{66B}5", "12.5|"),
  ])
  func `A comma`(keys: String, end: String) throws {
    let field = NumberField(NumberFormat(grouping: .strict, allowsLeadingZeros: false))
    #expect(try typed(keys, into: "|", field) == end)
  }

  @Test func `The final text is checked whole`() throws {
    let field = NumberField(bounds: try NumberBounds(minimum: 10, maximum: 2_000))
    #expect(field.objection(to: "5") == nil)
    #expect(field.finalObjection(to: "5") != nil)
    #expect(field.finalObjection(to: "-") != nil)
    #expect(field.finalObjection(to: "1,500") == nil)
    #expect(field.finalObjection(to: "") == nil)
    #expect(field.value(of: "1,500") == 1_500)
    #expect(try typed("9", into: "2,00|1", field) == "2,00|1")
  }
}
