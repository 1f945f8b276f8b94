extension Law {
  package static let shownIsReturned = Law(
    """
    A date picker's wheels show the local time of its value. After other actions that keep the \
    hidden parts, selecting the original rows restores the value, except in an overlap.
    """, clauses: ["D4.2", "D4.13", "D8.12", "D11.7"],
    Property(forAll: .pickerHistory) { subject, history in
      let made = try subject.datePickers.picker(history.settings, history.start)
      try requireEqual(subject.datePickers.rows(made), made.rowsToShow, "rows at the start")
      try history.follow(by: subject.datePickers) { action, _, _, after in
        let rows = subject.datePickers.rows(after)
        try requireEqual(rows, after.rowsToShow, "rows after: \(action.words)")
        guard after.settings == made.settings, after.keepsSame(as: made), !made.isInOverlap else {
          return
        }
        var back = after
        let event = subject.datePickers.perform(.selectAll(made.rowsToShow), &back)
        try requireEqual(event.effect, .done, "selecting the first rows after: \(action.words)")
        try requireEqual(back.plainValue, made.plainValue, "the first value again")
      }
    })
}

extension DatePicker {
  /// Whether the hidden parts of both pickers are equal (D4.3).
  fileprivate func keepsSame(as other: DatePicker) -> Bool {
    switch settings.mode {
    case .countDown: true
    case .dateAndTime: true
    case .time: local.floored(by: 86_400) == other.local.floored(by: 86_400)
    case .date: hasTime(of: other)
    case .yearAndMonth: hasTime(of: other) && localTime.day == other.localTime.day
    }
  }

  private func hasTime(of other: DatePicker) -> Bool {
    local.remainder(by: 86_400) == other.local.remainder(by: 86_400) && rest == other.rest
  }

  /// Whether the local time occurs at several instants.
  fileprivate var isInOverlap: Bool {
    settings.mode != .countDown && settings.zone.counted.seconds(showing: local).count > 1
  }
}
