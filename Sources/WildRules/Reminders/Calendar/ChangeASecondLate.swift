import InputLaws
import InputRules

extension WildRule {
  static let changeASecondLate = WildRule(
    "ChangeASecondLate", mistake: "The old offset holds at the instant of a change, too.",
    source: "our own",
    caughtBy: ["CivilTimesRise", "RemindersEqualModel"],
    reminders: MisreadZones { zone in
      let late = zone.changes.map {
        CivilZone.Change(at: $0.instant.advanced(by: 1), to: $0.offset)
      }
      return (try? CivilZone(offset: zone.offset, changes: late)) ?? zone
    })
}
