import InputLaws
import InputRules

extension WildRule {
  static let commaReadAsPoint = WildRule(
    "CommaReadAsPoint", mistake: "A comma is read as a point, though it may group.",
    source: "https://github.com/osmlab/atlas/pull/654",
    caughtBy: ["RunTextsEqualModel"],
    runs: WrongDistanceReadings { text, symbols in
      var scalars = String.UnicodeScalarView()
      scalars.append(
        contentsOf: text.unicodeScalars.map { $0 == "," ? symbols.decimalSeparator : $0 })
      return (String(scalars), symbols)
    })
}
