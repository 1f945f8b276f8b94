import InputLaws
import InputRules

extension WildRule {
  static let b35 = WildRule(
    "B35", mistake: "Answers are cached by less than they depend on: by the replacement alone.",
    source: "https://github.com/RedMadRobot/input-mask-ios/tree/b01794f",
    caughtBy: ["EditSequencesEqualModel"],
    subject: RuleSubject("B35") { field throws(RuleError) in
      CachingRule(model: try field.model())
    })
}

/// The cache's key was chosen when everything else was still constant.
private struct CachingRule: WrongRule {
  let model: any TextRule
  let cache = Memory<[String: Decision]>([:])

  func decide(_ edit: Edit, on state: FieldState) -> Decision {
    cache.update { cache in
      let decision = cache[edit.replacement] ?? model.decide(edit, on: state)
      cache[edit.replacement] = decision
      return decision
    }
  }
}
