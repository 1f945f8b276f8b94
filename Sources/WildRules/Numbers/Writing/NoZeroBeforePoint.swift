import InputLaws
import InputRules

extension WildRule {
  static let noZeroBeforePoint = WildRule(
    "NoZeroBeforePoint",
    mistake:
      "A number below one is written without the zero before the separator.",
    source: "our own",
    caughtBy: ["WritingIsReadBack", "WritingEqualsModel"],
    numbers: WrongTexts(changing: { text, format in
      let (zero, separator) = (format.symbols.digits[0], format.symbols.decimalSeparator)
      var scalars = Array(text.unicodeScalars)
      guard let place = scalars.firstIndex(of: separator), place > 0, scalars[place - 1] == zero,
        place == 1
          || !format.symbols.digits.contains(scalars[place - 2])
            && scalars[place - 2] != format.symbols.groupingSeparator
      else { return text }
      scalars.remove(at: place - 1)
      return String(String.UnicodeScalarView(scalars))
    }))
}
