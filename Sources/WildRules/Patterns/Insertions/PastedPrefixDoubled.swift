import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let pastedPrefixDoubled = WildRule(
    "PastedPrefixDoubled", mistake: "The digits of a pasted prefix go in behind the field's own.",
    source: "https://github.com/angular-ui/ui-mask/issues/151",
    caughtBy: ["TypingFormattedTextGivesIt", "PatternFieldEqualsModel"],
    patterns: WrongPatternFields(insertions: { question in
      var policies = question.policies
      policies.lookalikes = .input
      let field = ModelPatternField(question.pattern, policies)
      let replaced = question.state.selecting(question.edit.range)
      let last = question.edit.replacement.unicodeScalars.reduce(replaced) { state, scalar in
        field.apply(Edit(replacing: state.selection, with: String(scalar)), to: state)
      }
      return last == replaced ? question.decision : question.showing(last)
    }))
}
