extension Law {
  package static let boundsFitEveryMode = Law(
    """
    In the mode date, a picker's row of days is enabled exactly if an instant of that day is \
    within the bounds. Equal bounds leave one value. Bounds outside the limits are ignored.
    """, about: .dates, clauses: ["D1.6", "D2.4", "D2.5", "D2.6", "D8.11"],
    Property(forAll: .pickerTurn(in: [.date])) { subject, turn in
      let pickers = subject.datePickers
      let picker = try pickers.picker(turn.settings, turn.start)
      let bounds = turn.settings.shownBounds
      if bounds.count == 1 { try requireEqual(picker.instant, bounds.lowerBound, "the only value") }
      guard let wheel = turn.settings.shownKinds.firstIndex(of: .day) else { return }
      var time = picker.localTime
      for day in 1...31 {
        time.day = day
        let isEnabled = pickers.isEnabled(day - 1, wheel, picker)
        guard day <= DayCount.length(ofMonth: time.month, in: time.year) else {
          try require(!isEnabled, "the month has no day \(day)")
          continue
        }
        let start = time.count.floored(by: 86_400) * 86_400
        let zone = turn.settings.zone
        // Each span of the zone shows a part of the day, or none.
        let isWithin = zone.spansCounted.contains { span in
          let low = max(span.seconds.lowerBound, start - span.offset)
          let high = min(span.seconds.upperBound, start + 86_400 - span.offset)
          return low < high && low * 1_000_000 <= bounds.upperBound
            && high * 1_000_000 > bounds.lowerBound
        }
        try requireEqual(isEnabled, isWithin, "day \(day)")
      }
    })
}
