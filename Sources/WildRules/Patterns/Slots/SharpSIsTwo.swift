import InputLaws
import InputRules

extension WildRule {
  static let sharpSIsTwo = WildRule(
    "SharpSIsTwo", mistake: "A letter that is two in upper case, such as ß, fills two slots.",
    source: "our own",
    caughtBy: ["InsertionLosesNothingThatFits", "CaretStaysBesideWhatWasTyped"],
    patterns: WrongPatternFields(insertions: { question in
      guard question.pattern.slots.contains(where: { $0.letterCase == .upper }) else {
        return question.decision
      }
      let letters = question.edit.replacement.unicodeScalars.map { scalar in
        let upper = scalar.properties.uppercaseMapping
        return upper.unicodeScalars.count == 1 ? String(scalar) : upper
      }
      return question.decision(replacing: question.edit.range, with: letters.joined())
    }))
}
