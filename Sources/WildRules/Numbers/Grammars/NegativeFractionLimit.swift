import InputLaws
import InputRules

extension WildRule {
  static let negativeFractionLimit = WildRule(
    "NegativeFractionLimit", mistake: "A limit of the fraction below zero is none.",
    source: "our own",
    caughtBy: ["JudgingEqualsModel"],
    numbers: MisreadFormats { format in
      if format.fractionDigits.upperBound < 0 { format.fractionDigits = 0...Int.max }
    })
}
