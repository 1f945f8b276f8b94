import InputLaws
import InputRules

extension WildRule {
  static let copyMoves = WildRule(
    "CopyMoves", mistake: "The event tells of a move that only a copy of the selection made.",
    source: "our own",
    caughtBy: ["EventsSayWhatChanged", "SelectedRowIsShown", "WheelEventsEqualModel"],
    wheels: CopiedSelections())
}

/// Values are copied where they are not handed over to be changed.
private struct CopiedSelections: WrongWheels {
  func perform(
    _ action: WheelAction, on selection: inout WheelSelection
  ) -> WheelEvent {
    model.event(of: action, on: selection)
  }
}
