import InputLaws
import InputRules

extension WildRule {
  static let b2 = WildRule(
    "B2", mistake: "The caret is set to location plus string.count, a count of characters.",
    source: "https://github.com/RedMadRobot/input-mask-ios/tree/b01794f",
    caughtBy: ["SelectionStaysOnScalarBoundaries", "EditEqualsModel"],
    subject: RuleSubject("B2") { field throws(RuleError) in
      CharacterCaretRule(model: try field.model())
    })
}

/// The location is in UTF-16 units and the count is not; the sum looks right until an emoji comes.
private struct CharacterCaretRule: WrongRule {
  let model: any TextRule

  func decide(_ edit: Edit, on state: FieldState) -> Decision {
    let decision = model.decide(edit, on: state)
    guard case .accept(let next) = decision else { return decision }
    return .accept(next.placingCaret(unchecked: edit.range.location + edit.replacement.count))
  }
}
