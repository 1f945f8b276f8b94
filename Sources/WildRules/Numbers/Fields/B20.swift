import InputLaws
import InputRules

extension WildRule {
  static let b20 = WildRule(
    "B20", mistake: "A deletion that leaves no number drops all behind it.",
    source: "https://github.com/igorescobar/jQuery-Mask-Plugin/issues/376",
    caughtBy: ["DeletionTakesTheDigitMeant", "NumberFieldEqualsModel"],
    numbers: WrongFields { field, edit, state in
      let decision = field.model.decide(edit, on: state)
      guard edit.isDeletion, let next = decision.newState,
        let problem = field.problem(of: next.text)
      else { return decision }
      let head = field.bare(next.text).utf16.prefix(problem.offset)
      return .rewrite(field.showing(String(decoding: head, as: UTF16.self)))
    })
}
