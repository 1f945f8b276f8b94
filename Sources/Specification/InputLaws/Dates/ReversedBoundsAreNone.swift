extension Law {
  package static let reversedBoundsAreNone = Law(
    "A picker ignores its bounds in the mode `countDown`, or if the minimum is after the maximum.",
    clauses: ["D2.2", "D2.3"],
    Property(forAll: .pickerHistory) { subject, history in
      var (one, other) = (history.settings, history.settings)
      if one.mode != .countDown {
        let (low, high) = (one.minimum ?? history.start, one.maximum ?? history.start)
        (one.minimum, one.maximum) = (max(low, high), min(low, high))
        guard low != high else { return }
      }
      (other.minimum, other.maximum) = (nil, nil)
      try requireSameActions(history, one, other, subject.datePickers)
    })
}

/// Requires that pickers with these two settings report the same events and show the same rows.
func requireSameActions(
  _ history: DatePickerHistory, _ one: DatePickerSettings, _ other: DatePickerSettings,
  _ pickers: Implementation.DatePickers
) throws {
  var first = try pickers.picker(one, history.start)
  var second = try pickers.picker(other, history.start)
  for action in history.actions {
    let events = (pickers.perform(action, &first), pickers.perform(action, &second))
    try requireEqual(events.0, events.1, action.words)
    try requireEqual(pickers.rows(first), pickers.rows(second), action.words)
  }
}
