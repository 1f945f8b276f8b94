import InputLaws
import InputRules

extension WildRule {
  static let fromIsTo = WildRule(
    "FromIsTo", mistake: "The row before is asked for when it has changed already.",
    source: "our own",
    caughtBy: ["EventsSayWhatChanged", "WheelEventsEqualModel"],
    wheels: WrongEvents { event, _, _ in
      event.with(event.moves.map { .init(wheel: $0.wheel, from: $0.to, to: $0.to) })
    })
}
