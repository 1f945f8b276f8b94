import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let notationInScalars = WildRule(
    "NotationInScalars", mistake: "The offset of what is wrong counts scalars, not UTF-16 units.",
    source: "our own",
    caughtBy: ["MalformedNotationIsRefused", "NotationEqualsModel"],
    patterns: WrongNotations(reading: { (text, notation) throws(PatternError) in
      do throws(PatternError) {
        return try ModelPatterns().pattern(text, in: notation)
      } catch {
        throw error.moving { offset in
          String(decoding: text.utf16.prefix(offset), as: UTF16.self).unicodeScalars.count
        }
      }
    }))
}
