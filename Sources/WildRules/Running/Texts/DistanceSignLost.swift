import InputLaws
import InputRules

extension WildRule {
  static let distanceSignLost = WildRule(
    "DistanceSignLost", mistake: "A minus sign before a distance is left out.",
    source: "our own",
    caughtBy: ["RunTextsEqualModel"],
    runs: WrongDistanceReadings { text, symbols in
      let isSigned = text.hasPrefix(symbols.minusSign)
      return (isSigned ? String(text.dropFirst(symbols.minusSign.count)) : text, symbols)
    })
}
