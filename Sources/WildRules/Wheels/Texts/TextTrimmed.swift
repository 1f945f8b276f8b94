import InputLaws
import InputRules

extension WildRule {
  static let textTrimmed = WildRule(
    "TextTrimmed", mistake: "White space around a text is left out before it is read.",
    source: "our own",
    caughtBy: ["EveryOtherTextIsRefused", "WheelTextsEqualModel"],
    wheels: WrongReadings { rows, text, set in
      guard case .failure = rows else { return rows }
      let head = text.drop { $0.isWhitespace }
      let tail = head.reversed().drop { $0.isWhitespace }
      return set.modelRows(of: String(tail.reversed()))
    })
}
