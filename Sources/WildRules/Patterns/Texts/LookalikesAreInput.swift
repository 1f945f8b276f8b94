import InputLaws
import InputRules

extension WildRule {
  static let lookalikesAreInput = WildRule(
    "LookalikesAreInput", mistake: "What equals a literal ahead is content, also behind a literal.",
    source: "our own",
    caughtBy: ["LookalikesGoByTheirPolicy", "LiteralsAreNeverContent"],
    patterns: MisreadPatterns(policies: { policies in
      if policies.lookalikes == .literalsInRuns { policies.lookalikes = .input }
    }))
}
