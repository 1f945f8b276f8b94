import InputLaws
import InputRules

extension WildRule {
  static let bidiMarksAlone = WildRule(
    "BidiMarksAlone", mistake: "Marks alone are a number, and it is zero.",
    source: "our own",
    caughtBy: ["ValueEqualsModel"],
    numbers: MisreadTexts { text, _ in
      let marks: [Unicode.Scalar] = ["\u{61C}", "\u{200E}", "\u{200F}"]
      return !text.isEmpty && text.unicodeScalars.allSatisfy(marks.contains) ? text + "0" : text
    })
}
