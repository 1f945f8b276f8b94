import InputRules
import InputRulesModel
import Testing

/// The model's answers for numbers with known values: otherwise the same error in the model and the
/// reference would go unnoticed (N1.1, N4.1, N5, N7.1, N9).
@Suite struct ModelNumbersTests {
  let numbers = ModelNumbers()

  @Test(arguments: [
    ("1,234", true), ("1,234,567.5", true), ("1234", true), ("1,50", false), ("1,50.", true),
    ("1,2,3", true), ("12,345", true), ("1234,567", false), ("1,,2", false), (",123", false),
    ("1.5,6", false), ("1,234e5", true), ("1,5e5", false),
  ])
  func `A lenient format takes one separator where it belongs`(text: String, isComplete: Bool) {
    let format = NumberFormat(grouping: .lenient)
    #expect((numbers.problem(of: text, as: .complete, in: format) == nil) == isComplete)
  }

  @Test(arguments: [
    ("  -  12.5e3 ", ExactNumber(-12_500)), ("+", .zero), ("e", .zero), ("1e127", powerOfTen),
    ("1e128", nil), ("1e255", nil), ("", nil), (" ", nil), ("1 2", nil), ("-0", .zero),
    ("1.5e-128", nil), ("340282366920938463463374607431768211456", shortened),
  ])
  func `The scanner keeps its limits`(text: String, value: ExactNumber?) {
    #expect(numbers.scanned(text, with: .posix) == value)
  }

  static let powerOfTen = ExactNumber(trusting: [1], exponent: .near(127))
  static let shortened = ExactNumber(
    trusting: "34028236692093846346337460743176821145".utf8.map { $0 - 48 }, exponent: .near(1))

  @Test(arguments: [
    "0", "-0", "1", "0.1", "9007199254740993", "4.9406564584124654e-324", "1.7976931348623158e308",
    "2.4703282292062327208e-324", "2.4703282292062328e-324", "2.2250738585072011e-308",
    "-5e-324", "-1e-999999999999999999999999",
  ])
  func `Doubles are the nearest`(text: String) throws {
    let value = try #require(numbers.value(of: text, in: NumberFormat()))
    #expect(try numbers.double(value).bitPattern == Double(text)?.bitPattern)
    #expect(try numbers.float(value.isZero ? value : ExactNumber(1)) == (value.isZero ? 0 : 1))
  }

  @Test func `What is infinite is refused`() throws {
    let value = try #require(numbers.value(of: "1e999999999999999999", in: NumberFormat()))
    #expect(throws: NumberConversionError.outOfRange) { try numbers.double(value) }
    #expect(throws: NumberConversionError.outOfRange) { try numbers.integer(value, as: Int.self) }
  }

  @Test(arguments: [
    ("", true), ("-", false), ("1", true), ("2", true), ("3", true), ("4", false), ("19", false),
    ("20", true), ("20.", true), ("20.5", false), ("36", true), ("37", false),
  ])
  func `A text that no continuation mends is refused`(text: String, canBeMended: Bool) throws {
    let format = NumberFormat(
      allowsExponent: false, allowsLeadingZeros: false, fractionDigits: 0...1)
    let bounds = try NumberBounds(minimum: 12, maximum: 36, step: 8)
    #expect(numbers.canBeMended(text, in: format, to: bounds) == canBeMended)
  }

  @Test(arguments: [
    ("1,234", 2, 1, 1, "234", 0), ("1,234", 1, 1, 1, "134", 1), ("1,234", 5, 1, 1, "1,234", 1),
    ("1,234", 5, 4, 1, "123", 3), ("1,000", 1, 0, 1, "000", 0), ("1,50", 4, 3, 1, "1,5", 3),
  ])
  func `A deletion of a separator takes the digit beside the caret`(
    text: String, caret: Int, location: Int, length: Int, result: String, place: Int
  ) throws {
    let format = NumberFormat(grouping: .strict, allowsLeadingZeros: false)
    let state = try FieldState(text: text, selection: .caret(at: caret))
    let range = TextRange(location: location, length: length)
    let field = ModelNumberField(format, bounds: .none)
    let decision = field.decide(Edit(replacing: range, with: ""), on: state)
    #expect(decision.newState == (try FieldState(text: result, selection: .caret(at: place))))
  }

  /// While a text is edited it may be a prefix of a number, but at the end it may not (T4).
  @Test func `A beginning may stand while it is edited`() {
    let description = NumberDescription()
    #expect(numbers.objection(to: "-1e", of: description) == nil)
    #expect(
      numbers.finalObjection(to: "-1e", of: description)
        == .notNumeric(
          NumberProblem(offset: 3, found: nil, expected: [.digit, .minus, .plus])))
    #expect(numbers.finalObjection(to: "", of: description) == nil)
  }

  /// A positive integer consists only of digits (T5).
  @Test(arguments: [
    ("0", true), ("10", true), ("007", false), ("-1", false), ("1e3", false), ("1.", false),
    (" 1", false), ("\u{200E}1", false), ("\u{663}", false), ("\u{FF11}", false),
  ])
  func `A positive integer is digits`(text: String, isTaken: Bool) {
    let description = NumberDescription(.digits())
    #expect((numbers.objection(to: text, of: description) == nil) == isTaken)
  }
}
