import InputLaws
import InputRules

extension WildRule {
  static let middleUnformatted = WildRule(
    "MiddleUnformatted", mistake: "An edit before the end is let through as it is.",
    source: "https://github.com/iziz/libPhoneNumber-iOS/issues/43",
    caughtBy: ["PatternFieldKeepsItsForm", "DeletionTakesOnlyItsContent"],
    patterns: WrongPatternFields(edits: { question in
      question.tail.isEmpty ? question.decision : question.unformatted
    }))
}
