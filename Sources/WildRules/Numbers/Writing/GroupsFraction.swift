import InputLaws
import InputRules

extension WildRule {
  static let groupsFraction = WildRule(
    "GroupsFraction", mistake: "The digits behind the separator are grouped as well.",
    source: "https://github.com/isprojects/mstform/pull/62",
    caughtBy: ["WritingIsReadBack", "WritingEqualsModel"],
    numbers: WrongTexts(changing: { text, format in
      let symbols = format.symbols
      let parts = text.unicodeScalars.split(separator: symbols.decimalSeparator)
      guard format.grouping != .refused, parts.count == 2,
        parts[1].allSatisfy(symbols.digits.contains)
      else { return text }
      var grouped = String.UnicodeScalarView(parts[0]) + [symbols.decimalSeparator]
      for (place, digit) in parts[1].enumerated() {
        if place > 0 && place % symbols.grouping.primary == 0 {
          grouped.append(symbols.groupingSeparator)
        }
        grouped.append(digit)
      }
      return String(grouped)
    }))
}
