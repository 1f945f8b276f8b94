import InputLaws
import InputRules

extension WildRule {
  static let firstChangeOnly = WildRule(
    "FirstChangeOnly", mistake: "Of a zone’s changes the first is known only.",
    source: "our own",
    caughtBy: ["CivilTimesRise", "RemindersEqualModel"],
    reminders: MisreadZones { zone in
      let first = Array(zone.changes.prefix(1))
      return (try? CivilZone(offset: zone.offset, changes: first)) ?? zone
    })
}
