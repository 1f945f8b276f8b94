import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let escapeOffsetBehind = WildRule(
    "EscapeOffsetBehind", mistake: "Where nothing is escaped, the offset is behind the backslash.",
    source: "our own",
    caughtBy: ["MalformedNotationIsRefused", "NotationEqualsModel"],
    patterns: WrongNotations(reading: { (text, notation) throws(PatternError) in
      do throws(PatternError) {
        return try ModelPatterns().pattern(text, in: notation)
      } catch {
        guard case .nothingEscaped = error else { throw error }
        throw error.moving { $0 + 1 }
      }
    }))
}
