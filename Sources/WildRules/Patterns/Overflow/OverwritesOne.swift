import InputLaws
import InputRules

extension WildRule {
  static let overwritesOne = WildRule(
    "OverwritesOne",
    mistake: "Of what is pasted in a field that overwrites, the first alone goes in.",
    source: "our own",
    caughtBy: ["OverwritingReplacesWhatFollows", "PatternFieldEqualsModel"],
    patterns: WrongPatternFields(insertions: { question in
      guard question.policies.noRoom == .nextGoes else { return question.decision }
      let first = question.edit.replacement.unicodeScalars.prefix(1)
      return question.decision(replacing: question.edit.range, with: String(first))
    }))
}
