import InputLaws
import InputRules

extension WildRule {
  static let refusalMoves = WildRule(
    "RefusalMoves", mistake: "The wheel whose row is refused goes back to its first.",
    source: "our own",
    caughtBy: ["RefusedActionsMoveNothing", "WheelEventsEqualModel"],
    wheels: WrongEvents { event, _, old in
      guard case .noRow(_, let wheel, _) = event.problem else { return event }
      var rows = old.shownRows
      rows[wheel] = 0
      return event.problem.map { .changing(old, to: old.showing(rows), .refused($0)) } ?? event
    })
}
