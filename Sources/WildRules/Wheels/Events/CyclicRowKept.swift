import InputLaws
import InputRules

extension WildRule {
  static let cyclicRowKept = WildRule(
    "CyclicRowKept", mistake: "The event names the row of a cyclic wheel as it was asked for.",
    source: "https://github.com/gwikiera/GWInfinitePickerView/issues/9",
    caughtBy: ["EventsSayWhatChanged", "WheelEventsEqualModel"],
    wheels: WrongEvents { event, action, old in
      guard case .select(let row, let wheel) = action, event.moves.count == 1 else { return event }
      let from = old.shownRows[wheel]
      return event.with([WheelEvent.Move(wheel: wheel, from: from, to: row)])
    })
}
