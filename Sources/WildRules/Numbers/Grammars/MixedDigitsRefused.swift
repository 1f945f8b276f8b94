import InputLaws
import InputRules

extension WildRule {
  static let mixedDigitsRefused = WildRule(
    "MixedDigitsRefused",
    mistake:
      "The locale's own digits and ASCII's may not stand in one number.",
    source: "https://github.com/autoNumeric/autoNumeric/issues/342",
    caughtBy: [
      "ProblemsNameWhatMayFollow", "EveryCompleteNumberCanBeTyped", "StrangersAreRefused",
      "ValueEqualsModel",
    ],
    numbers: WrongProblems(refusing: { place, scalars, format in
      let isOwn = { format.symbols.digits.contains($0) && !$0.isASCII }
      let isASCII = { (scalar: Unicode.Scalar) in ("0"..."9").contains(scalar) }
      return isOwn(scalars[place]) && scalars[..<place].contains(where: isASCII)
        || isASCII(scalars[place]) && scalars[..<place].contains(where: isOwn)
    }))
}
