import InputLaws
import InputRules

extension WildRule {
  static let exponentPlusRefused = WildRule(
    "ExponentPlusRefused", mistake: "An exponent may have a minus sign, but no plus sign.",
    source: "https://github.com/svaarala/duktape/issues/93",
    caughtBy: [
      "EveryDoubleIsReadBack", "EveryCompleteNumberCanBeTyped", "ValueKeepsEveryDigit",
      "ValueEqualsModel",
    ],
    numbers: WrongProblems(refusing: { place, scalars, format in
      let pluses = ["+", format.symbols.plusSign].joined().unicodeScalars
      return place > 0 && pluses.contains(scalars[place]) && !scalars[place].isBidiMark
        && scalars[..<place].contains { $0 == "e" || $0 == "E" }
    }))
}

extension Unicode.Scalar {
  fileprivate var isBidiMark: Bool { ["\u{61C}", "\u{200E}", "\u{200F}"].contains(self) }
}
