import InputLaws
import InputRules

extension WildRule {
  static let offsetSubtracted = WildRule(
    "OffsetSubtracted", mistake: "An offset is subtracted, as POSIX has it.",
    source: "our own",
    caughtBy: ["CivilTimesRise", "RemindersEqualModel"],
    reminders: MisreadZones { zone in zone.changingOffsets { -$0 } })
}
