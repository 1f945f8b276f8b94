import InputLaws
import InputRules

extension WildRule {
  static let replacingKeepsCount = WildRule(
    "ReplacingKeepsCount", mistake: "Another set takes over the count, not the rows.",
    source: "our own",
    caughtBy: ["ReloadingKeepsRows", "WheelEventsEqualModel"],
    wheels: WrongEvents { event, action, old in
      guard case .replace(let set) = action,
        let new = try? WheelSelection(set, count: old.count)
      else { return event }
      return .changing(old, to: new)
    })
}
