import InputLaws
import InputRules

extension WildRule {
  static let longPasteRefused = WildRule(
    "LongPasteRefused",
    mistake: "A paste that is too long is refused whole, though the end should go.",
    source: "our own",
    caughtBy: ["TypingEqualsPasting", "InsertionLosesNothingThatFits"],
    patterns: WrongPatternFields(\.noRoom, .newestGoes, as: .refused))
}
