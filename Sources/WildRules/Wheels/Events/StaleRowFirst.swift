import InputLaws
import InputRules

extension WildRule {
  static let staleRowFirst = WildRule(
    "StaleRowFirst", mistake: "A wheel that has its row no more shows its first, not its last.",
    source: "https://github.com/akkyie/AKPickerView/issues/44",
    caughtBy: ["ReloadingKeepsRows", "WheelEventsEqualModel"],
    wheels: WrongEvents { event, action, old in
      guard case .reload(let wheel, _) = action, event.effect == .clamped else { return event }
      var rows = event.selection.shownRows
      rows[wheel] = 0
      return .changing(old, to: event.selection.showing(rows), .clamped)
    })
}
