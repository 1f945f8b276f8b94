extension Mutant {
  static let wheelEvents: [Mutant] = [
    .event("B44Stale", "A wheel keeps a removed row, which changes other wheels.") {
      event, action, old in
      guard case .reload = action, event.effect == .clamped else { return event }
      let new = event.selection
      let count = zip(old.shownRows, new.set.places).map { $0 &* $1 }.reduce(0, &+)
      let stale = try? WheelSelection(new.set, count: min(count, new.set.counts.upperBound))
      return .changing(old, to: stale ?? new)
    }.killed(by: .wheelEventsEqualModel).bug("xmartlabs/Eureka#1642"),
    .event("ClampAlwaysReported", "Values that need no clamping are reported as clamped.") {
      event, action, _ in
      guard case .clamp = action, event.effect == .done else { return event }
      return event.with(.clamped)
    }.killed(by: .actionsAnswerAsTheirFunctions),
    .event("CyclicRowKept", "The event has a cyclic wheel's requested row.") {
      event, action, old in
      guard case .select(let row, let wheel) = action, event.moves.count == 1 else { return event }
      let from = old.shownRows[wheel]
      return event.with(nil, [WheelEvent.Move(wheel: wheel, from: from, to: row)])
    }.killed(by: .wheelEventsEqualModel).bug("gwikiera/GWInfinitePickerView#9"),
    .event("LastRowForBeyond", "A row beyond the last selects the last row.") { event, _, old in
      guard case .noRow(let row, let wheel, let size) = event.effect.problem, row >= size else {
        return event
      }
      var rows = old.shownRows
      rows[wheel] = size - 1
      return .changing(old, to: old.showing(rows))
    }.killed(by: .wheelEventsEqualModel).bug("akkyie/AKPickerView#87"),
    .event("RefusalMoves", "The wheel whose row is refused returns to its first row.") {
      event, _, old in
      guard case .noRow(_, let wheel, _) = event.effect.problem else { return event }
      var rows = old.shownRows
      rows[wheel] = 0
      return event.effect.problem.map { .changing(old, to: old.showing(rows), .refused($0)) }
        ?? event
    }.killed(by: .refusedActionsMoveNothing),
    .event("ReloadResets", "When a wheel is reloaded, all wheels return to their first row.") {
      event, action, old in
      guard case .reload = action, event.effect.problem == nil else { return event }
      return .changing(old, to: WheelSelection(event.selection.set), event.effect)
    }.killed(by: .wheelEventsEqualModel).bug("ra1028/Former#120"),
    .event("StaleRowFirst", "A wheel that lost its row shows the first row, not the last.") {
      event, action, old in
      guard case .reload(let wheel, _) = action, event.effect == .clamped else { return event }
      var rows = event.selection.shownRows
      rows[wheel] = 0
      return .changing(old, to: event.selection.showing(rows), .clamped)
    }.killed(by: .wheelEventsEqualModel).bug("akkyie/AKPickerView#44"),
    .event("StaleRowNotReported", "A wheel that fell back to its last row reports `done`.") {
      event, action, _ in
      guard case .reload = action, event.effect == .clamped else { return event }
      return event.with(.done)
    }.killed(by: .wheelEventsEqualModel).bug("akkyie/AKPickerView-Swift#15"),
  ]
}
