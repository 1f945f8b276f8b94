import InputLaws
import InputRules

extension WildRule {
  static let decimalsCutOff = WildRule(
    "DecimalsCutOff", mistake: "A whole distance is written without decimals.",
    source: "our own",
    caughtBy: ["DistanceTextsEqualStringFormat", "RunTextsEqualModel"],
    runs: WrongDistanceTexts { question in
      let zero = question.symbols.digits[0]
      let scalars = question.text.unicodeScalars
      guard scalars.suffix(2).elementsEqual([zero, zero]) else { return question.text }
      return String(String.UnicodeScalarView(scalars.dropLast(3)))
    })
}
