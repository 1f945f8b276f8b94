import InputLaws
import InputRules

extension WildRule {
  static let threeDaysRefused = WildRule(
    "ThreeDaysRefused", mistake: "Changes that are three days apart are too close.",
    source: "our own",
    caughtBy: ["ZonesAreJudged", "TriggersEqualModel"],
    reminders: WrongZones { problem, _, changes in
      guard problem == nil else { return problem }
      let close = changes.indices.dropFirst().first { change in
        changes[change].instant == changes[change - 1].instant.advanced(by: 259_200)
      }
      return close.map { .tooClose(change: $0) }
    })
}
