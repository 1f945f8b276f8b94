import InputLaws
import InputRules
import InputRulesModel

private let model = ModelWheels()

extension Mutant {
  /// Actions and their events.
  static let wheelEvents: [Mutant] = [
    .event("AllWheelsListed", "The event lists every wheel, moved or not.") { event, _, old in
      let rows = zip(old.shownRows, event.selection.shownRows).enumerated()
      return event.problem != nil
        ? event : event.with(rows.map { .init(wheel: $0, from: $1.0, to: $1.1) })
    }.killed(by: .eventsSayWhatChanged, .wheelEventsEqualModel),
    .event("B44Stale", "A wheel keeps a row that it lost, and reaches into its neighbor.") {
      event, action, old in
      guard case .reload = action, event.effect == .clamped else { return event }
      let new = event.selection
      let count = zip(old.shownRows, new.set.places).map { $0 &* $1 }.reduce(0, &+)
      let stale = try? WheelSelection(new.set, count: min(count, new.set.counts.upperBound))
      return .changing(old, to: stale ?? new)
    }.killed(by: .reloadingKeepsRows, .wheelEventsEqualModel).bug("xmartlabs/Eureka/issues/1642"),
    .event("BadReloadDone", "Wheels that don’t form a set are ignored, and reported as done.") {
      event, _, _ in
      guard case .noSet = event.problem else { return event }
      return event.with(.done)
    }.killed(by: .reloadingKeepsRows, .wheelEventsEqualModel),
    .event("ChosenWheelListed", "Selecting the current row counts as a move.") {
      event, action, old in
      guard case .select(_, let wheel) = action, event.effect == .done, event.moves.isEmpty else {
        return event
      }
      let row = old.shownRows[wheel]
      return event.with([WheelEvent.Move(wheel: wheel, from: row, to: row)])
    }.killed(by: .eventsSayWhatChanged, .wheelEventsEqualModel),
    .event("ClampAlwaysTold", "Every value that may be clamped is reported as clamped.") {
      event, action, _ in
      guard case .clamp = action, event.effect == .done else { return event }
      return event.with(.clamped)
    }.killed(by: .actionsAnswerAsTheirFunctions, .wheelEventsEqualModel),
    .event("ClampUntold", "A clamped value is reported as done.") { event, action, _ in
      guard case .clamp = action, event.effect == .clamped else { return event }
      return event.with(.done)
    }.killed(by: .actionsAnswerAsTheirFunctions, .wheelEventsEqualModel),
    .changing("CopyMoves", "The event reports a move that only a copy of the selection made.") {
      $0.wheels.perform = { action, selection in model.event(of: action, on: selection) }
    }.killed(by: .eventsSayWhatChanged, .selectedRowIsShown, .wheelEventsEqualModel),
    .event("CyclicRowKept", "The event names the row of a cyclic wheel as it was requested.") {
      event, action, old in
      guard case .select(let row, let wheel) = action, event.moves.count == 1 else { return event }
      let from = old.shownRows[wheel]
      return event.with([WheelEvent.Move(wheel: wheel, from: from, to: row)])
    }.killed(by: .eventsSayWhatChanged, .wheelEventsEqualModel)
      .bug("gwikiera/GWInfinitePickerView/issues/9"),
    .event("FromIsTo", "The old row is read after it has changed.") { event, _, _ in
      event.with(event.moves.map { .init(wheel: $0.wheel, from: $0.to, to: $0.to) })
    }.killed(by: .eventsSayWhatChanged, .wheelEventsEqualModel),
    .event("GoneWheelsMove", "Removed wheels are reported as moved to their first row.") {
      event, action, old in
      guard case .replace(let set) = action, event.problem == nil else { return event }
      let gone = old.shownRows.enumerated().dropFirst(set.wheels.count).filter { $0.element > 0 }
      return event.with(event.moves + gone.map { .init(wheel: $0, from: $1, to: 0) })
    }.killed(by: .eventsSayWhatChanged, .wheelEventsEqualModel),
    .event("LastRowForBeyond", "A row beyond the last is selected as the last.") { event, _, old in
      guard case .noRow(let row, let wheel, let size) = event.problem, row >= size else {
        return event
      }
      var rows = old.shownRows
      rows[wheel] = size - 1
      return .changing(old, to: old.showing(rows))
    }.killed(by: .selectedRowIsShown, .wheelEventsEqualModel).bug("akkyie/AKPickerView/issues/87"),
    .event("MovesBackwards", "Moves are listed from the last wheel to the first.") { event, _, _ in
      event.with(event.moves.reversed())
    }.killed(by: .eventsSayWhatChanged, .wheelEventsEqualModel),
    .event("NeighborTakesCarry", "A cyclic wheel that wraps around moves the wheel before it.") {
      event, action, old in
      guard case .select(let row, let wheel) = action, event.effect == .done, wheel > 0,
        row >= old.set.wheels[wheel].rowCount
      else { return event }
      var rows = event.selection.shownRows
      rows[wheel - 1] += 1
      return .changing(old, to: event.selection.showing(rows))
    }.killed(by: .selectedRowIsShown, .wheelEventsEqualModel),
    .event("NewWheelsMove", "New wheels are reported as moved.") {
      event, action, old in
      guard case .replace(let set) = action, set.wheels.count > old.set.wheels.count else {
        return event
      }
      let new = old.set.wheels.count..<set.wheels.count
      return event.with(event.moves + new.map { .init(wheel: $0, from: 0, to: 0) })
    }.killed(by: .eventsSayWhatChanged, .wheelEventsEqualModel),
    .event("OldCountForgotten", "The old count is read after it has changed.") {
      event, _, _ in
      WheelEvent(
        effect: event.effect, moves: event.moves, oldCount: event.newCount,
        selection: event.selection)
    }.killed(by: .eventsSayWhatChanged, .wheelEventsEqualModel),
    .event("RefusalMoves", "The wheel whose row is refused goes back to its first.") {
      event, _, old in
      guard case .noRow(_, let wheel, _) = event.problem else { return event }
      var rows = old.shownRows
      rows[wheel] = 0
      return event.problem.map { .changing(old, to: old.showing(rows), .refused($0)) } ?? event
    }.killed(by: .refusedActionsMoveNothing, .wheelEventsEqualModel),
    .event("ReloadResets", "When a wheel is reloaded, all wheels go back to their first row.") {
      event, action, old in
      guard case .reload = action, event.problem == nil else { return event }
      return .changing(old, to: WheelSelection(event.selection.set), event.effect)
    }.killed(by: .reloadingKeepsRows, .wheelEventsEqualModel).bug("ra1028/Former/pull/120"),
    .event("ReplacingKeepsCount", "Another set takes over the count, not the rows.") {
      event, action, old in
      guard case .replace(let set) = action, let new = try? WheelSelection(set, count: old.count)
      else { return event }
      return .changing(old, to: new)
    }.killed(by: .reloadingKeepsRows, .wheelEventsEqualModel),
    .event("ReplacingResets", "Another set starts at its first position.") { event, action, old in
      guard case .replace(let set) = action else { return event }
      return .changing(old, to: WheelSelection(set), event.effect)
    }.killed(by: .reloadingKeepsRows, .wheelEventsEqualModel),
    .event("ShowClamps", "A value beyond the wheels is clamped, even if it should be refused.") {
      event, action, old in
      guard case .show(let value) = action else { return event }
      return model.event(of: .clamp(value), on: old)
    }.killed(by: .actionsAnswerAsTheirFunctions, .wheelEventsEqualModel),
    .event("StaleRowFirst", "A wheel that lost its row shows its first, not its last.") {
      event, action, old in
      guard case .reload(let wheel, _) = action, event.effect == .clamped else { return event }
      var rows = event.selection.shownRows
      rows[wheel] = 0
      return .changing(old, to: event.selection.showing(rows), .clamped)
    }.killed(by: .reloadingKeepsRows, .wheelEventsEqualModel).bug("akkyie/AKPickerView/issues/44"),
    .event("StaleRowGoesRound", "A cyclic wheel that lost its row takes the remainder.") {
      event, action, old in
      guard case .reload(let wheel, let new) = action, new.isCyclic, event.problem == nil else {
        return event
      }
      var rows = event.selection.shownRows
      rows[wheel] = old.shownRows[wheel] % new.rowCount
      return .changing(old, to: event.selection.showing(rows))
    }.killed(by: .reloadingKeepsRows, .wheelEventsEqualModel),
    .event("StaleRowUntold", "A wheel’s fallback to its last row is reported as done.") {
      event, action, _ in
      guard case .reload = action, event.effect == .clamped else { return event }
      return event.with(.done)
    }.killed(by: .reloadingKeepsRows, .wheelEventsEqualModel)
      .bug("akkyie/AKPickerView-Swift/pull/15"),
    .event("WheelBeyondDone", "A row of a missing wheel is reported as done.") { event, _, _ in
      guard case .noWheel = event.problem else { return event }
      return event.with(.done)
    }.killed(by: .selectedRowIsShown, .wheelEventsEqualModel),
  ]
}
