import InputLaws
import InputRules

extension WildRule {
  static let lastRowForBeyond = WildRule(
    "LastRowForBeyond", mistake: "A row beyond the last is selected as the last.",
    source: "https://github.com/akkyie/AKPickerView/issues/87",
    caughtBy: ["SelectedRowIsShown", "WheelEventsEqualModel"],
    wheels: WrongEvents { event, _, old in
      guard case .noRow(let row, let wheel, let size) = event.problem, row >= size else {
        return event
      }
      var rows = old.shownRows
      rows[wheel] = size - 1
      return .changing(old, to: old.showing(rows))
    })
}
