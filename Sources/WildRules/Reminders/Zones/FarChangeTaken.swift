import InputLaws
import InputRules

extension WildRule {
  static let farChangeTaken = WildRule(
    "FarChangeTaken", mistake: "Only a change forward is held to a day.",
    source: "our own",
    caughtBy: ["ZonesAreJudged", "TriggersEqualModel"],
    reminders: WrongZones { problem, offset, changes in
      guard case .tooFar(let change) = problem, changes.indices.contains(change) else {
        return problem
      }
      let before = change == 0 ? offset : changes[change - 1].offset
      return changes[change].offset < before ? nil : problem
    })
}
