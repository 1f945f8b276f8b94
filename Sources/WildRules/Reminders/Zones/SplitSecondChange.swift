import InputLaws
import InputRules

extension WildRule {
  static let splitSecondChange = WildRule(
    "SplitSecondChange", mistake: "A zone may change between two seconds.",
    source: "our own",
    caughtBy: ["ZonesAreJudged", "TriggersEqualModel"],
    reminders: WrongZones { problem, _, _ in
      guard case .notWhole = problem else { return problem }
      return nil
    })
}
