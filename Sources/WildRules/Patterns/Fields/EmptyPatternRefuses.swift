import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let emptyPatternRefuses = WildRule(
    "EmptyPatternRefuses", mistake: "A field whose pattern is empty takes nothing.",
    source: "our own",
    caughtBy: ["EmptyPatternLeavesTexts", "PatternFieldEqualsModel"],
    patterns: EmptyRefusingFields())
}

private struct EmptyRefusingFields: WrongFormatting {
  func field(_ pattern: Pattern, _ policies: PatternPolicies) -> any TextRule {
    let model = ModelPatternField(pattern, policies)
    return WrongPatternField(model: model) { edit, state in
      let isRefused = pattern.elements.isEmpty && !edit.isDeletion
      guard isRefused, model.decide(edit, on: state).newState != nil else { return nil }
      return .refuse(.notFormatted(.full))
    }
  }
}
