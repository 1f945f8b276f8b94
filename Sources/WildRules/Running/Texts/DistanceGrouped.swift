import InputLaws
import InputRules

extension WildRule {
  static let distanceGrouped = WildRule(
    "DistanceGrouped", mistake: "A distance is written with separators between groups.",
    source: "https://github.com/Runalyze/Runalyze/issues/1522",
    caughtBy: ["UnitsAgreeOnTheMile", "RunTextsEqualModel"],
    runs: WrongDistanceTexts { question in
      let scalars = question.text.unicodeScalars
      let whole = scalars.prefix { $0 != question.symbols.decimalSeparator }
      guard whole.count > 3 else { return question.text }
      var text = String.UnicodeScalarView(whole.dropLast(3))
      text.append(question.symbols.groupingSeparator)
      text.append(contentsOf: whole.suffix(3))
      text.append(contentsOf: scalars.dropFirst(whole.count))
      return String(text)
    })
}
