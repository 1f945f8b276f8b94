import InputLaws
import InputRules

extension WildRule {
  static let literalsInUpperCase = WildRule(
    "LiteralsInUpperCase", mistake: "The whole text gets upper case, its literals too.",
    source: "our own",
    caughtBy: ["PatternFieldKeepsItsForm", "TypingFormattedTextGivesIt"],
    patterns: WrongPatternFields(edits: { question in
      question.changing { next in
        guard question.pattern.slots.contains(where: { $0.letterCase == .upper }) else {
          return next
        }
        let letters = next.text.unicodeScalars.map { scalar in
          let upper = scalar.properties.uppercaseMapping
          return upper.utf16.count == UTF16.width(scalar) ? upper : String(scalar)
        }
        return FieldState(letters.joined()).selecting(next.selection)
      }
    }))
}
