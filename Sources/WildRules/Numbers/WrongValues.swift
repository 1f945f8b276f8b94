import InputLaws
import InputRules
import InputRulesModel

/// Numbers by the model, but for the values of texts.
struct WrongValues: WrongNumbers {
  private let change: @Sendable (ExactNumber?, String, NumberFormat) -> ExactNumber?

  /// Numbers of which the values are what `change` makes of them, of their texts and formats.
  init(_ change: @escaping @Sendable (ExactNumber?, String, NumberFormat) -> ExactNumber?) {
    self.change = change
  }

  func value(of text: String, in format: NumberFormat) -> ExactNumber? {
    change(model.value(of: text, in: format), text, format)
  }
}
