import InputLaws
import InputRules

extension WildRule {
  static let canonicalText = WildRule(
    "CanonicalText", mistake: "A text that only looks like a title is taken for it.",
    source: "our own",
    caughtBy: ["EveryOtherTextIsRefused", "WheelTextsEqualModel"],
    wheels: WrongReadings { rows, text, set in
      guard case .failure = rows, let read = set.greedyRows(of: text) else { return rows }
      return .success(read)
    })
}
