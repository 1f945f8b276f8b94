import InputLaws
import InputRules

extension WildRule {
  static let staleRowGoesRound = WildRule(
    "StaleRowGoesRound", mistake: "A cyclic wheel that has its row no more takes the remainder.",
    source: "our own",
    caughtBy: ["ReloadingKeepsRows", "WheelEventsEqualModel"],
    wheels: WrongEvents { event, action, old in
      guard case .reload(let wheel, let new) = action, new.isCyclic, event.problem == nil else {
        return event
      }
      var rows = event.selection.shownRows
      rows[wheel] = old.shownRows[wheel] % new.rowCount
      return .changing(old, to: event.selection.showing(rows))
    })
}
