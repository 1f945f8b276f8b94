import InputLaws
import InputRules

extension WildRule {
  static let separatorTakesTwo = WildRule(
    "SeparatorTakesTwo", mistake: "A backspace on a separator takes two digits.",
    source: "https://github.com/RobinHerbots/Inputmask/issues/2232",
    caughtBy: ["DeletionTakesTheDigitMeant", "NumberFieldEqualsModel"],
    numbers: WrongFields { field, edit, state in
      let decision = field.model.decide(edit, on: state)
      guard edit.isDeletion, (try? state.replacing(edit)) != nil,
        field.isGrouping(FieldState(state.text).text(in: edit.range)),
        let next = decision.newState, next.selection.location > 0
      else { return decision }
      let before = TextRange(location: next.selection.location - 1, length: 1)
      return field.model.decide(Edit(replacing: before, with: ""), on: next)
    })
}
