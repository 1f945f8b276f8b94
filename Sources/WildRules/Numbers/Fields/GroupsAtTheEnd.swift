import InputLaws
import InputRules

extension WildRule {
  static let groupsAtTheEnd = WildRule(
    "GroupsAtTheEnd",
    mistake:
      "Digits are grouped when the field is left, not while they are typed.",
    source: "https://github.com/MudBlazor/MudBlazor/issues/9539",
    caughtBy: [
      "NumberFieldKeepsItsForm", "TypedNumberIsGrouped", "EditingKeepsOtherDigits",
      "NumberFieldEqualsModel",
    ],
    numbers: WrongFields { field, edit, state in
      let decision = field.model.decide(edit, on: state)
      guard case .rewrite = decision, !edit.isDeletion, let plain = try? state.replacing(edit)
      else {
        return decision
      }
      return .accept(plain)
    })
}
