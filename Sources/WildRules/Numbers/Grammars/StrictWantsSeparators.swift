import InputLaws
import InputRules

extension WildRule {
  static let strictWantsSeparators = WildRule(
    "StrictWantsSeparators", mistake: "A strict format refuses digits without separators.",
    source: "our own",
    caughtBy: [
      "ValueKeepsEveryDigit", "EveryCompleteNumberCanBeTyped", "StrangersAreRefused",
      "JudgingEqualsModel",
    ],
    numbers: WrongProblems(refusing: { place, scalars, format in
      let size = format.symbols.grouping.primary
      guard format.grouping == .strict, place > size else { return false }
      return scalars[(place - size - 1)...place].allSatisfy { ("0"..."9").contains($0) }
        && !scalars.contains(format.symbols.decimalSeparator)
    }))
}
