import InputLaws
import InputRules

extension WildRule {
  static let anyIsVisible = WildRule(
    "AnyIsVisible", mistake: "A slot for anything takes no white space.",
    source: "our own",
    caughtBy: ["FormattingKeepsItsContent", "PatternFieldEqualsModel"],
    patterns: MisreadPatterns(slots: { slot in
      slot.content == .any ? slot.taking(.anyExcept(spaces)) : slot
    }))
}

private let spaces = Set<Unicode.Scalar>.scalars { $0.isWhitespace }
