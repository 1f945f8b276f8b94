import InputLaws
import InputRules

extension WildRule {
  static let newWheelsMove = WildRule(
    "NewWheelsMove", mistake: "Wheels that weren’t there before are told to have moved.",
    source: "our own",
    caughtBy: ["EventsSayWhatChanged", "WheelEventsEqualModel"],
    wheels: WrongEvents { event, action, old in
      guard case .replace(let set) = action, set.wheels.count > old.set.wheels.count else {
        return event
      }
      let new = old.set.wheels.count..<set.wheels.count
      return event.with(event.moves + new.map { .init(wheel: $0, from: 0, to: 0) })
    })
}
