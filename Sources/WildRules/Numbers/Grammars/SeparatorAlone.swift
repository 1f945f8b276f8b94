import InputLaws
import InputRules

extension WildRule {
  static let separatorAlone = WildRule(
    "SeparatorAlone", mistake: "A separator without any digit is a number.",
    source: "our own",
    caughtBy: ["ProblemsNameWhatMayFollow"],
    numbers: MisreadTexts { text, format in
      text.unicodeScalars.elementsEqual([format.symbols.decimalSeparator]) ? "0" : text
    })
}
