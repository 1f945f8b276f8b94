import InputLaws
import InputRules

extension WildRule {
  static let movesBackwards = WildRule(
    "MovesBackwards", mistake: "Moves are listed from the last wheel to the first.",
    source: "our own",
    caughtBy: ["EventsSayWhatChanged", "WheelEventsEqualModel"],
    wheels: WrongEvents { event, _, _ in event.with(event.moves.reversed()) })
}
