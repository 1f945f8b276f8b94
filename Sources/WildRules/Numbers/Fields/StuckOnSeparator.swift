import InputLaws
import InputRules

extension WildRule {
  static let stuckOnSeparator = WildRule(
    "StuckOnSeparator", mistake: "A backspace on a separator moves the caret, and no digit goes.",
    source: "https://github.com/s-yadav/react-number-format/issues/626",
    caughtBy: ["DeletionTakesTheDigitMeant"],
    numbers: WrongFields { field, edit, state in
      guard edit.isDeletion, (try? state.replacing(edit)) != nil,
        field.isGrouping(FieldState(state.text).text(in: edit.range))
      else { return field.model.decide(edit, on: state) }
      return .rewrite(state.selecting(.caret(at: edit.range.location)))
    })
}
