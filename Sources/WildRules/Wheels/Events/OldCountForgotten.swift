import InputLaws
import InputRules

extension WildRule {
  static let oldCountForgotten = WildRule(
    "OldCountForgotten", mistake: "The count before is asked for when it has changed already.",
    source: "our own",
    caughtBy: ["EventsSayWhatChanged", "WheelEventsEqualModel"],
    wheels: WrongEvents { event, _, _ in
      WheelEvent(
        effect: event.effect, moves: event.moves, oldCount: event.newCount,
        selection: event.selection)
    })
}
