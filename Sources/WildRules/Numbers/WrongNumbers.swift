import InputLaws
import InputRules
import InputRulesModel

/// Numbers by the plain model but for one mistake: what a wrong implementation doesn't get wrong,
/// it leaves to the model.
protocol WrongNumbers: NumberImplementation {}

extension WrongNumbers {
  /// Numbers as they should be.
  var model: ModelNumbers { ModelNumbers() }

  func problem(
    of text: String, as grammar: NumberGrammar, in format: NumberFormat
  ) -> NumberProblem? {
    model.problem(of: text, as: grammar, in: format)
  }

  /// Each text as a whole, judged anew with the mistake.
  func problems(
    after edits: [Edit], of text: String, isComplete: Bool, in format: NumberFormat
  ) -> [NumberProblem?] {
    var state = FieldState(text)
    return edits.map { edit in
      state = (try? state.replacing(edit)) ?? state
      return problem(of: state.text, as: isComplete ? .complete : .partial, in: format)
    }
  }

  func value(of text: String, in format: NumberFormat) -> ExactNumber? {
    model.value(of: text, in: format)
  }

  func scanned(_ text: String, with symbols: NumberSymbols) -> ExactNumber? {
    model.scanned(text, with: symbols)
  }

  func integer<Integer: FixedWidthInteger>(
    _ number: ExactNumber, as type: Integer.Type
  ) throws(NumberConversionError) -> Integer {
    try model.integer(number, as: type)
  }

  func double(_ number: ExactNumber) throws(NumberConversionError) -> Double {
    try model.double(number)
  }

  func float(_ number: ExactNumber) throws(NumberConversionError) -> Float {
    try model.float(number)
  }

  func text(of number: ExactNumber, in format: NumberFormat) throws(NumberWritingError) -> String {
    try model.text(of: number, in: format)
  }

  func isWithin(_ bounds: NumberBounds, _ number: ExactNumber) -> Bool {
    model.isWithin(bounds, number)
  }

  func canBeMended(_ text: String, in format: NumberFormat, to bounds: NumberBounds) -> Bool {
    model.canBeMended(text, in: format, to: bounds)
  }

  func field(_ format: NumberFormat, bounds: NumberBounds) -> any TextRule {
    ModelNumberField(format, bounds: bounds)
  }
}
