import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let pasteKeepsTheEnd = WildRule(
    "PasteKeepsTheEnd",
    mistake: "Of a paste that is too long the end goes in, and the beginning doesn't.",
    source: "our own",
    caughtBy: ["InsertionLosesNothingThatFits", "TypingEqualsPasting"],
    patterns: WrongPatternFields(insertions: { question in
      var field = question.policies
      field.noRoom = .refused
      let text = question.edit.replacement.scalars
      for start in text.indices where question.policies.noRoom == .newestGoes {
        let edit = Edit(replacing: question.edit.range, with: String(scalars: text[start...]))
        let decision = ModelPatternField(question.pattern, field).decide(edit, on: question.state)
        if let next = decision.newState { return question.showing(next) }
      }
      return question.decision
    }))
}
