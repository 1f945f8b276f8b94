extension Law {
  package static let countDownsAreWholeMinutes = Law(
    """
    Setting a countdown's seconds rounds their whole minutes to a slot, and selects this slot. A \
    turn selects the slot that the rows show, or the first slot if the rows show less.
    """, clauses: ["D1.5", "D5.1", "D5.2", "D5.5", "D5.6", "D5.7", "D8.15"],
    Property(forAll: .countDown) { subject, history in
      let (pickers, settings) = (subject.datePickers, history.settings)
      let (step, least) = (settings.validInterval, settings.leastDuration == .zero ? 0 : 1)
      let slots = (0...1_439).filter { $0 % step == 0 && $0 >= least }
      var picker = try pickers.picker(settings, history.start)
      try requireEqual(picker.minutes, slots[0], "the initial duration")
      for action in history.actions {
        let before = picker.rowsToShow
        let event = pickers.perform(action, &picker)
        switch action {
        case .setSeconds(let seconds) where seconds >= Double(least * 60) && seconds < 86_400:
          let minutes = Int(seconds / 60)
          try requireEqual(picker.minutes, slots.rounded(minutes, settings.rounding), action.words)
          let isExact = Double(picker.minutes * 60) == seconds
          try requireEqual(event.effect, isExact ? .done : .rounded, action.words)
        case .select(let row, let wheel) where 0...1 ~= wheel:
          var rows = before
          rows[wheel] = row.remainder(by: wheel == 0 ? 24 : 60 / step)
          let minutes = rows[0] * 60 + rows[1] * step
          try requireEqual(picker.minutes, slots.first { $0 >= minutes }, action.words)
          try requireEqual(event.effect, picker.minutes == minutes ? .done : .clamped, action.words)
        default: break
        }
      }
    })
}

extension [Int] {
  /// The number rounded to the nearest element, or down to an element; the first element if all are
  /// greater.
  fileprivate func rounded(_ number: Int, _ rounding: DateRounding) -> Int {
    let (before, after) = (last { $0 <= number }, first { $0 >= number })
    guard let before else { return self[0] }
    guard rounding == .nearest, let after else { return before }
    return number - before < after - number ? before : after
  }
}
