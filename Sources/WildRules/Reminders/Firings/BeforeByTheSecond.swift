import InputLaws
import InputRules

extension WildRule {
  static let beforeByTheSecond = WildRule(
    "BeforeByTheSecond", mistake: "Instants are compared by the second.",
    source: "our own",
    caughtBy: ["InstantsAreOrdered"], reminders: WholeSeconds())
}

/// Two firings within one second then come in any order.
private struct WholeSeconds: WrongReminders {
  func isBefore(_ one: Instant, _ other: Instant) -> Bool {
    one.microseconds / 1_000_000 < other.microseconds / 1_000_000
  }
}
