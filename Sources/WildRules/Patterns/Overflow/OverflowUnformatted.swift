import InputLaws
import InputRules

extension WildRule {
  static let overflowUnformatted = WildRule(
    "OverflowUnformatted", mistake: "With a digit too many the text loses its form.",
    source: "https://github.com/iziz/libPhoneNumber-iOS/issues/147",
    caughtBy: ["PatternFieldKeepsItsForm", "RefusedOverflowChangesNothing"],
    patterns: WrongPatternFields(insertions: { question in
      guard question.decision.reason == .notFormatted(.full) else { return question.decision }
      let bare = question.content(of: question.state.text) + question.edit.replacement.scalars
      return question.showing(FieldState(String(scalars: bare)))
    }))
}
