import InputLaws
import InputRules

extension WildRule {
  static let astralHalves = WildRule(
    "AstralHalves", mistake: "Banning an emoji bans all that share half of its surrogate pair.",
    source: "https://github.com/Sigil-Ebook/Sigil/issues/658",
    caughtBy: ["EditEqualsModel"],
    subject: RuleSubject("AstralHalves") { field throws(RuleError) in
      UnitSetRule(field: field, model: try field.model())
    })
}

/// A set of 16-bit units looks like a set of characters, and is one as far as the first plane goes.
private struct UnitSetRule: WrongRule {
  let field: FieldDescription
  let model: any TextRule

  func decide(_ edit: Edit, on state: FieldState) -> Decision {
    let decision = model.decide(edit, on: state)
    guard !edit.isDeletion, let next = decision.newState else { return decision }
    for case .banned(let members, .scalars) in field.conditions {
      let units = Set(members.utf16)
      let banned = next.text.unicodeScalars.first { !units.isDisjoint(with: String($0).utf16) }
      if let banned { return .refuse(.banned(String(banned))) }
    }
    return decision
  }
}
