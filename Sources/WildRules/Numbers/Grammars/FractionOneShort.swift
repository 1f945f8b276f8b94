import InputLaws
import InputRules

extension WildRule {
  static let fractionOneShort = WildRule(
    "FractionOneShort", mistake: "The last digit that the fraction may have is refused.",
    source: "https://github.com/SamWM/jQuery-Plugins/issues/78",
    caughtBy: [
      "EveryCompleteNumberCanBeTyped", "StrangersAreRefused", "ValueKeepsEveryDigit",
      "WritingEqualsModel",
    ],
    numbers: MisreadFormats { format in
      let most = format.maximumFractionDigits
      if most > 1 && most < .max { format.fractionDigits = 0...(most - 1) }
    })
}
