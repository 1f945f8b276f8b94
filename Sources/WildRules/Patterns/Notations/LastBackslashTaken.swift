import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let lastBackslashTaken = WildRule(
    "LastBackslashTaken", mistake: "A backslash at the end is a literal.",
    source: "our own",
    caughtBy: ["MalformedNotationIsRefused", "NotationEqualsModel"],
    patterns: WrongNotations(reading: { (text, notation) throws(PatternError) in
      do throws(PatternError) {
        return try ModelPatterns().pattern(text, in: notation)
      } catch {
        guard case .nothingEscaped = error else { throw error }
        return try ModelPatterns().pattern(text + "\\", in: notation)
      }
    }))
}
