import InputLaws
import InputRules

extension WildRule {
  static let offsetOfADay = WildRule(
    "OffsetOfADay", mistake: "Offsets go to a day only.",
    source: "our own",
    caughtBy: ["ZonesAreJudged", "TriggersEqualModel"],
    reminders: WrongZones { problem, offset, changes in
      guard problem == nil else { return problem }
      let offsets = [offset] + changes.map(\.offset)
      return offsets.first { abs($0) > 86_400 }.map { .offset($0) }
    })
}
