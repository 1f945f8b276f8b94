import InputLaws
import InputRules

extension WildRule {
  static let prefixStays = WildRule(
    "PrefixStays", mistake: "The literals that begin the pattern can't be deleted.",
    source: "our own",
    caughtBy: ["BackspaceEmptiesThePattern", "PatternFieldEqualsModel"],
    patterns: WrongPatternFields(deletions: { question in
      question.changing { next in
        let prefix = String(scalars: question.pattern.firstLiterals)
        return next.text.utf16.count < prefix.utf16.count ? FieldState(prefix) : next
      }
    }))
}
