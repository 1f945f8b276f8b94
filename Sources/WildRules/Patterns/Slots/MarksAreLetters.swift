import InputLaws
import InputRules

extension WildRule {
  static let marksAreLetters = WildRule(
    "MarksAreLetters",
    mistake: "A slot for a letter takes whatever is alphabetic, marks and numbers too.",
    source: "our own",
    caughtBy: ["JunkChangesNothing", "PatternFieldEqualsModel"],
    patterns: MisreadPatterns(slots: { slot in
      slot.content == .letter ? slot.taking(.set(alphabetic)) : slot
    }))
}

private let alphabetic = Set<Unicode.Scalar>.scalars { $0.isAlphabetic }
