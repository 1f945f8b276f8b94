import InputLaws
import InputRules

extension WildRule {
  static let beginningAtTheEnd = WildRule(
    "BeginningAtTheEnd", mistake: "At the end a beginning of a number is good enough.",
    source: "our own",
    caughtBy: ["NumericFieldEqualsModel"],
    subject: RuleSubject("BeginningAtTheEnd") { field throws(RuleError) in
      LastingBeginnings(model: try field.model())
    })
}

/// What could be typed is what is there.
private struct LastingBeginnings: WrongRule {
  let model: any TextRule

  func finalObjection(to text: String) -> Reason? { model.objection(to: text) }
}
