import InputLaws
import InputRules

extension WildRule {
  static let ownDigitsNotInExponent = WildRule(
    "OwnDigitsNotInExponent", mistake: "The exponent takes ASCII digits only.",
    source: "our own",
    caughtBy: ["EveryCompleteNumberCanBeTyped", "StrangersAreRefused", "ValueKeepsEveryDigit"],
    numbers: WrongProblems(refusing: { place, scalars, format in
      format.symbols.digits.contains(scalars[place]) && !scalars[place].isASCII
        && scalars[..<place].contains { $0 == "e" || $0 == "E" }
    }))
}
