import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let setBeforeCase = WildRule(
    "SetBeforeCase",
    mistake: "A set is asked before the letter has its case, so a of A is refused.",
    source: "https://github.com/probil/v-mask/issues/67",
    caughtBy: ["FormattingKeepsItsContent", "InsertionLosesNothingThatFits"],
    patterns: SetFirst())
}

private struct SetFirst: WrongFormatting {
  func formatted(_ text: String, by pattern: Pattern, _ policies: PatternPolicies) -> String {
    model.formatted(pattern.leavingOutRefused(of: text), by: pattern, policies)
  }

  func field(_ pattern: Pattern, _ policies: PatternPolicies) -> any TextRule {
    let model = ModelPatternField(pattern, policies)
    return WrongPatternField(model: model) { edit, state in
      guard let question = PatternQuestion(pattern, policies, edit, state) else { return nil }
      let text = pattern.leavingOutRefused(of: edit.replacement)
      if text.isEmpty && !edit.isDeletion { return .refuse(.notFormatted(.fitsNoSlot)) }
      return question.decision(replacing: question.edit.range, with: text)
    }
  }
}

extension Pattern {
  /// The text without what only slots take that fold it into their sets.
  fileprivate func leavingOutRefused(of text: String) -> String {
    let unfolded = Pattern(
      elements.map { element in
        guard let slot = element.slot, case .set = slot.content else { return element }
        return .slot(slot.casing(.kept))
      })
    return String(scalars: text.scalars.filter { unfolded.knows($0) || !knows($0) })
  }
}
