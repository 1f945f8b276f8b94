import InputLaws
import InputRules

extension WildRule {
  static let radixAddsZero = WildRule(
    "RadixAddsZero",
    mistake:
      "A backspace at the decimal separator puts a zero before it: 12,00 becomes 120,00.",
    source: "https://github.com/RobinHerbots/Inputmask/issues/2376",
    caughtBy: ["DeletionTakesTheDigitMeant"],
    numbers: WrongFields { field, edit, state in
      let separator = String(field.format.symbols.decimalSeparator)
      guard edit.isDeletion, (try? state.replacing(edit)) != nil,
        FieldState(state.text).text(in: edit.range) == separator
      else { return field.model.decide(edit, on: state) }
      let zero = Edit(replacing: .caret(at: edit.range.location), with: "0")
      return field.model.decide(zero, on: state)
    })
}
