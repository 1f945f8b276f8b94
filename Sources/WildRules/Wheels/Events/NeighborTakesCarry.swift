import InputLaws
import InputRules

extension WildRule {
  static let neighborTakesCarry = WildRule(
    "NeighborTakesCarry", mistake: "A cyclic wheel that goes round moves the wheel before it.",
    source: "our own",
    caughtBy: ["SelectedRowIsShown", "WheelEventsEqualModel"],
    wheels: WrongEvents { event, action, old in
      guard case .select(let row, let wheel) = action, event.effect == .done, wheel > 0,
        row >= old.set.wheels[wheel].rowCount
      else { return event }
      var rows = event.selection.shownRows
      rows[wheel - 1] += 1
      return .changing(old, to: event.selection.showing(rows))
    })
}
