import InputLaws
import InputRules

extension WildRule {
  static let allWheelsListed = WildRule(
    "AllWheelsListed", mistake: "The event lists every wheel, moved or not.",
    source: "our own",
    caughtBy: ["EventsSayWhatChanged", "WheelEventsEqualModel"],
    wheels: WrongEvents { event, _, old in
      let rows = zip(old.shownRows, event.selection.shownRows).enumerated()
      return event.problem != nil
        ? event : event.with(rows.map { .init(wheel: $0, from: $1.0, to: $1.1) })
    })
}
