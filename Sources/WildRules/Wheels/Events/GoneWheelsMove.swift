import InputLaws
import InputRules

extension WildRule {
  static let goneWheelsMove = WildRule(
    "GoneWheelsMove", mistake: "Wheels that are gone are told to have moved to their first row.",
    source: "our own",
    caughtBy: ["EventsSayWhatChanged", "WheelEventsEqualModel"],
    wheels: WrongEvents { event, action, old in
      guard case .replace(let set) = action, event.problem == nil else { return event }
      let gone = old.shownRows.enumerated().dropFirst(set.wheels.count).filter { $0.element > 0 }
      return event.with(event.moves + gone.map { .init(wheel: $0, from: $1, to: 0) })
    })
}
