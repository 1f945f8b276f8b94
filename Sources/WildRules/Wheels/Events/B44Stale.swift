import InputLaws
import InputRules

extension WildRule {
  static let b44Stale = WildRule(
    "B44Stale", mistake: "A wheel keeps a row that it has no more, and reaches into its neighbor.",
    source: "https://github.com/xmartlabs/Eureka/issues/1642",
    caughtBy: ["ReloadingKeepsRows", "WheelEventsEqualModel"],
    wheels: WrongEvents { event, action, old in
      guard case .reload = action, event.effect == .clamped else { return event }
      let new = event.selection
      let count = zip(old.shownRows, new.set.places).map { $0 &* $1 }.reduce(0, &+)
      let stale = try? WheelSelection(new.set, count: min(count, new.set.counts.upperBound))
      return .changing(old, to: stale ?? new)
    })
}
