import InputLaws
import InputRules
import InputRulesModel

/// Numbers by the model, but of formats that are misread wherever they are asked for.
struct MisreadFormats: WrongNumbers {
  private let misread: @Sendable (inout NumberFormat) -> Void

  /// Numbers of formats as `misread` makes them.
  init(_ misread: @escaping @Sendable (inout NumberFormat) -> Void) {
    self.misread = misread
  }

  private func misread(_ format: NumberFormat) -> NumberFormat {
    var format = format
    misread(&format)
    return format
  }

  func problem(
    of text: String, as grammar: NumberGrammar, in format: NumberFormat
  ) -> NumberProblem? {
    model.problem(of: text, as: grammar, in: misread(format))
  }

  func value(of text: String, in format: NumberFormat) -> ExactNumber? {
    model.value(of: text, in: misread(format))
  }

  func text(of number: ExactNumber, in format: NumberFormat) throws(NumberWritingError) -> String {
    try model.text(of: number, in: misread(format))
  }

  func canBeMended(_ text: String, in format: NumberFormat, to bounds: NumberBounds) -> Bool {
    model.canBeMended(text, in: misread(format), to: bounds)
  }

  func field(_ format: NumberFormat, bounds: NumberBounds) -> any TextRule {
    ModelNumberField(misread(format), bounds: bounds)
  }
}
