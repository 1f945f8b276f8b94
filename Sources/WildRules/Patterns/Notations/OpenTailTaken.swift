import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let openTailTaken = WildRule(
    "OpenTailTaken", mistake: "A tail that is never closed ends with the text.",
    source: "our own",
    caughtBy: ["MalformedNotationIsRefused", "NotationEqualsModel"],
    patterns: WrongNotations(reading: { (text, notation) throws(PatternError) in
      do throws(PatternError) {
        return try ModelPatterns().pattern(text, in: notation)
      } catch {
        guard let pattern = try? ModelPatterns().pattern(text + "]", in: notation) else {
          throw error
        }
        return pattern
      }
    }))
}
