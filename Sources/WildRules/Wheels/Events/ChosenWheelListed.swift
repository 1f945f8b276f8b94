import InputLaws
import InputRules

extension WildRule {
  static let chosenWheelListed = WildRule(
    "ChosenWheelListed", mistake: "To select the row that is shown already is a move.",
    source: "our own",
    caughtBy: ["EventsSayWhatChanged", "WheelEventsEqualModel"],
    wheels: WrongEvents { event, action, old in
      guard case .select(_, let wheel) = action, event.effect == .done, event.moves.isEmpty else {
        return event
      }
      let row = old.shownRows[wheel]
      return event.with([WheelEvent.Move(wheel: wheel, from: row, to: row)])
    })
}
