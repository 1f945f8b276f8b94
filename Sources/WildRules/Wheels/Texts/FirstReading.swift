import InputLaws
import InputRules

extension WildRule {
  static let firstReading = WildRule(
    "FirstReading", mistake: "Of two positions with the same text one is taken.",
    source: "our own",
    caughtBy: ["AmbiguousTextsAreRefused", "WheelTextsEqualModel"],
    wheels: WrongReadings { rows, text, set in
      guard case .failure(.ambiguous) = rows, let read = set.greedyRows(of: text) else {
        return rows
      }
      return .success(read)
    })
}
