import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let tailKeepsRepeating = WildRule(
    "TailKeepsRepeating", mistake: "A repeating slot still repeats in the tail.",
    source: "our own",
    caughtBy: ["NotationMeansItsParts"],
    patterns: WrongNotations(reading: { (text, notation) throws(PatternError) in
      let model = ModelPatterns()
      let pattern = try model.pattern(text, in: notation)
      let open = try model.pattern(text.withoutBrackets, in: notation)
      return Pattern(
        zip(pattern.elements, open.elements).map { element, listed in
          listed.slot?.occurrence == .repeating ? listed : element
        })
    }))
}
