import InputLaws
import InputRules

extension WildRule {
  static let offsetInHours = WildRule(
    "OffsetInHours", mistake: "Offsets are whole hours.",
    source: "our own",
    caughtBy: ["CivilTimeEqualsFoundation", "RemindersEqualModel"],
    reminders: MisreadZones { zone in zone.changingOffsets { $0 / 3_600 * 3_600 } })
}
