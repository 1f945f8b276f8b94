import InputLaws
import InputRules

extension WildRule {
  static let ignoresCase = WildRule(
    "IgnoresCase", mistake: "Titles are read in any case.",
    source: "our own",
    caughtBy: ["EveryOtherTextIsRefused", "WheelTextsEqualModel"],
    wheels: WrongReadings { rows, text, set in
      guard case .failure(.noTitle) = rows,
        let read = set.greedyRows(of: text, spelling: { $0.lowercased() })
      else { return rows }
      return .success(read)
    })
}
