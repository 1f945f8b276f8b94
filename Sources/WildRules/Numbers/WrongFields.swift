import InputLaws
import InputRules
import InputRulesModel

/// Numbers by the model, but for the fields that group digits.
struct WrongFields: WrongNumbers {
  private let decide: @Sendable (WrongNumberField, Edit, FieldState) -> Decision

  /// Numbers whose fields decide by `decide`.
  init(_ decide: @escaping @Sendable (WrongNumberField, Edit, FieldState) -> Decision) {
    self.decide = decide
  }

  func field(_ format: NumberFormat, bounds: NumberBounds) -> any TextRule {
    WrongNumberField(format: format, bounds: bounds, decide: decide)
  }
}
