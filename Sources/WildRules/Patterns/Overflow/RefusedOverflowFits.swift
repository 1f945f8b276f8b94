import InputLaws
import InputRules

extension WildRule {
  static let refusedOverflowFits = WildRule(
    "RefusedOverflowFits",
    mistake: "What is too long goes in as far as it fits, though it is to be refused.",
    source: "our own",
    caughtBy: ["RefusedOverflowChangesNothing", "PatternFieldEqualsModel"],
    patterns: WrongPatternFields(\.noRoom, .refused, as: .newestGoes))
}
