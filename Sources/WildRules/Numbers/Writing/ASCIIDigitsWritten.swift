import InputLaws
import InputRules

extension WildRule {
  static let asciiDigitsWritten = WildRule(
    "ASCIIDigitsWritten", mistake: "Digits are written in ASCII in every locale.",
    source: "https://github.com/DevExpress/DevExtreme/pull/1919",
    caughtBy: ["WritingIsReadBack", "WritingEqualsModel"],
    numbers: WrongTexts(changing: { text, format in
      text.unicodeScalars.reduce(into: "") { ascii, scalar in
        let digit = format.symbols.digits.firstIndex(of: scalar)
        ascii += digit.map { "\($0)" } ?? String(scalar)
      }
    }))
}
