import InputLaws
import InputRules

extension WildRule {
  static let b12 = WildRule(
    "B12", mistake: "A lone space is taken for the start of an automatic fill-in, and swallowed.",
    source: "https://github.com/lionheart/openradar-mirror/issues/18086",
    caughtBy: ["SpliceEqualsString"],
    subject: RuleSubject("B12") { field throws(RuleError) in
      SpaceSwallowingRule(model: try field.model())
    })
}

/// The system announces a fill-in by a space; the work-around can't tell it from the space bar.
private struct SpaceSwallowingRule: WrongRule {
  let model: any TextRule

  func decide(_ edit: Edit, on state: FieldState) -> Decision {
    let decision = model.decide(edit, on: state)
    return edit.replacement == " " && decision.isAccepted ? .accept(state) : decision
  }
}
