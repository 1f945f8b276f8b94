import InputLaws
import InputRules

extension WildRule {
  static let minusWithoutMark = WildRule(
    "MinusWithoutMark", mistake: "The minus sign is written without its mark of direction.",
    source: "https://github.com/adobe/react-spectrum/issues/1880",
    caughtBy: ["WritingEqualsModel"],
    numbers: WrongTexts(changing: { text, _ in
      let marks: [Unicode.Scalar] = ["\u{61C}", "\u{200E}", "\u{200F}"]
      return String(String.UnicodeScalarView(text.unicodeScalars.filter { !marks.contains($0) }))
    }))
}
