import InputLaws
import InputRules

extension WildRule {
  static let deletionsNotRegrouped = WildRule(
    "DeletionsNotRegrouped", mistake: "After a deletion the separators stand where they stood.",
    source: "https://github.com/ericberman/MyFlightbookiOS/issues/43",
    caughtBy: ["NumberFieldKeepsItsForm", "NumberFieldEqualsModel"],
    numbers: WrongFields { field, edit, state in
      let decision = field.model.decide(edit, on: state)
      guard case .rewrite(let next) = decision, edit.isDeletion,
        let plain = try? state.replacing(edit), field.bare(plain.text) == field.bare(next.text)
      else { return decision }
      return .accept(plain)
    })
}
