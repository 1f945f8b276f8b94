import InputLaws
import InputRules

extension WildRule {
  static let forwardDeletesBackward = WildRule(
    "ForwardDeletesBackward",
    mistake:
      "A forward deletion of a separator takes the digit before it.",
    source: "https://github.com/s-yadav/react-number-format/issues/359",
    caughtBy: ["DeletionTakesTheDigitMeant"],
    numbers: WrongFields { field, edit, state in
      guard edit.isDeletion, (try? state.replacing(edit)) != nil,
        field.isGrouping(FieldState(state.text).text(in: edit.range))
      else { return field.model.decide(edit, on: state) }
      let behind = TextRange.caret(at: edit.range.location + edit.range.length)
      return field.model.decide(edit, on: state.selecting(behind))
    })
}
