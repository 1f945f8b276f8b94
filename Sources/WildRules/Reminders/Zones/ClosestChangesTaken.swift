import InputLaws
import InputRules

extension WildRule {
  static let closestChangesTaken = WildRule(
    "ClosestChangesTaken", mistake: "Changes of a zone need only rise.",
    source: "our own",
    caughtBy: ["ZonesAreJudged", "TriggersEqualModel"],
    reminders: WrongZones { problem, _, changes in
      guard case .tooClose(let change) = problem, change > 0, change < changes.count,
        changes[change - 1].instant < changes[change].instant
      else { return problem }
      return nil
    })
}
