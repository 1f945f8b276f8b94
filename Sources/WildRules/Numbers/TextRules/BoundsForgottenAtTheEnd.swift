import InputLaws
import InputRules

extension WildRule {
  static let boundsForgottenAtTheEnd = WildRule(
    "BoundsForgottenAtTheEnd",
    mistake:
      "Bounds hold while typing, but nobody looks at them at the end.",
    source: "our own",
    caughtBy: ["NumericFieldEqualsModel"],
    subject: RuleSubject("BoundsForgottenAtTheEnd") { field throws(RuleError) in
      UnboundedAtTheEnd(model: try field.model())
    })
}

/// Whatever is a number is good at the end.
private struct UnboundedAtTheEnd: WrongRule {
  let model: any TextRule

  func finalObjection(to text: String) -> Reason? {
    let objection = model.finalObjection(to: text)
    if case .outOfBounds = objection { return model.objection(to: text) }
    return objection
  }
}
