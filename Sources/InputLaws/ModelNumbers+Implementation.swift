import InputRules
import InputRulesModel

extension ModelNumbers: NumberImplementation {
  /// Each text as a whole, judged anew.
  public func problems(
    after edits: [Edit], of text: String, isComplete: Bool, in format: NumberFormat
  ) -> [NumberProblem?] {
    var state = FieldState(text)
    return edits.map { edit in
      state = (try? state.replacing(edit)) ?? state
      return problem(of: state.text, as: isComplete ? .complete : .partial, in: format)
    }
  }

  /// The model of the field.
  public func field(_ format: NumberFormat, bounds: NumberBounds) -> any TextRule {
    ModelNumberField(format, bounds: bounds)
  }
}
