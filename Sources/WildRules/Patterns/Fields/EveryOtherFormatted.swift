import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let everyOtherFormatted = WildRule(
    "EveryOtherFormatted",
    mistake: "What is rewritten sets a flag, and the next edit is let through.",
    source: "our own",
    caughtBy: ["PatternCommitIsOneEdit", "PatternSessionsUndo"],
    patterns: FlaggedFields())
}

/// Showing the formatted text asks the rule again, so a flag keeps it out; but nobody takes the
/// flag back where the platform doesn't ask.
private struct FlaggedFields: WrongFormatting {
  func field(_ pattern: Pattern, _ policies: PatternPolicies) -> any TextRule {
    let isFormatting = Memory(false)
    return WrongPatternField(model: ModelPatternField(pattern, policies)) { edit, state in
      guard let question = PatternQuestion(pattern, policies, edit, state) else { return nil }
      let wasFormatting = isFormatting.update { flag in
        defer { flag = false }
        return flag
      }
      if wasFormatting { return .accept(question.plain) }
      if case .rewrite = question.decision { isFormatting.update { $0 = true } }
      return nil
    }
  }
}
