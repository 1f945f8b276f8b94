import InputLaws
import InputRules

extension WildRule {
  static let exponentWithoutZero = WildRule(
    "ExponentWithoutZero",
    mistake:
      "An exponent may not begin with a zero where the integer part may not.",
    source: "our own",
    caughtBy: [
      "ProblemsNameWhatMayFollow", "EveryCompleteNumberCanBeTyped", "StrangersAreRefused",
    ],
    numbers: WrongProblems(refusing: { place, scalars, format in
      guard !format.allowsLeadingZeros, place > 1, ("0"..."9").contains(scalars[place]) else {
        return false
      }
      return scalars[place - 1] == "0" && ["e", "E"].contains(scalars[place - 2])
    }))
}
