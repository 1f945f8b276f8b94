extension Law {
  package static let turnsKeepHiddenParts = Law(
    """
    In the mode `time`, turning a picker keeps the date if a slot shows the new rows with that \
    date. In a mode with dates, a turn likewise keeps the time of day and the date parts without a \
    wheel.
    """, clauses: ["D4.3", "D8.7"],
    Property(forAll: .pickerTurn(in: [.time, .date, .yearAndMonth])) { subject, turn in
      let before = try subject.datePickers.picker(turn.settings, turn.start)
      var picker = before
      let event = subject.datePickers.perform(.select(row: turn.row, wheel: turn.wheel), &picker)
      guard event.effect == .done, let local = picker.local(keepingPartsOf: before) else { return }
      let instants = turn.settings.zone.counted.seconds(showing: local).map {
        $0 * 1_000_000 + before.rest
      }
      guard instants.contains(where: PickerSlots(turn.settings).contains) else { return }
      try requireEqual(picker.local, local, "the local time")
      try requireEqual(picker.rest, before.rest, "the microseconds")
    })
}

extension DatePicker {
  /// The local time that combines the parts on the wheels with the other picker's hidden parts, or
  /// `nil` if the clock skips this time.
  fileprivate func local(keepingPartsOf other: DatePicker) -> Int? {
    let (day, rest) = (local.floored(by: 86_400), local.remainder(by: 86_400))
    let otherRest = other.local.remainder(by: 86_400)
    switch settings.mode {
    case .time: return other.local - otherRest + rest
    case .date: return day * 86_400 + otherRest
    default:
      var time = localTime
      time.day = min(other.localTime.day, DayCount.length(ofMonth: time.month, in: time.year))
      return time.count.floored(by: 86_400) * 86_400 + otherRest
    }
  }
}
