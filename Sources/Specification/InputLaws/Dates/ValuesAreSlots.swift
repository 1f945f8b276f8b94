extension Law {
  package static let valuesAreSlots = Law(
    """
    The value of a date picker is always a slot: an instant within the bounds and on the grid, if \
    there is one, or a whole number of intervals in a countdown.
    """, clauses: ["D2.1", "D3.2", "D3.3", "D4.1", "D4.8", "D5.5"],
    Property(forAll: .pickerHistory) { subject, history in
      let made = try subject.datePickers.picker(history.settings, history.start)
      try require(made.showsSlot, "\(made.valueToShow) isn't a slot at the start")
      try history.follow(by: subject.datePickers) { action, _, event, after in
        try require(after.showsSlot, "\(after.valueToShow) isn't a slot after: \(action.words)")
        try requireEqual(event.newValue, after.valueToShow, "the value of: \(action.words)")
      }
    })
}

extension DatePicker {
  fileprivate var showsSlot: Bool {
    guard settings.mode == .countDown else { return PickerSlots(settings).contains(instant) }
    let least = settings.leastDuration == .zero ? 0 : 1
    return least...1_439 ~= minutes && minutes % settings.validInterval == 0
  }
}
