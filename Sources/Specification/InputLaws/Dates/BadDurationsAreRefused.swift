extension Law {
  package static let badDurationsAreRefused = Law(
    """
    A picker refuses a number of seconds that isn't a duration, with the first reason that \
    applies. Clamping such a number selects the first or last slot, but is refused for NaN or in a \
    picker of instants.
    """, clauses: ["D5.3", "D5.4", "D5.7"],
    Property(forAll: .pickerHistory, .duration) { subject, history, seconds in
      let pickers = subject.datePickers
      let least = history.settings.leastDuration == .zero ? 0.0 : 60.0
      let before = try pickers.picker(history.settings, history.start)
      let isCountDown = history.settings.mode == .countDown
      let problem: DatePickerProblem? =
        !isCountDown
        ? .noCountDown
        : seconds.isNaN
          ? .notANumber
          : seconds.isInfinite
            ? .infinite
            : seconds < 0
              ? .negative : seconds < least ? .belowLeast : seconds < 86_400 ? nil : .tooLong
      var picker = before
      let event = pickers.perform(.setSeconds(seconds), &picker)
      if let problem {
        try requireEqual(event.effect, .refused(problem))
      } else {
        try require(event.effect != .clamped)
      }
      picker = before
      let clamped = pickers.perform(.clampSeconds(seconds), &picker)
      guard isCountDown && !seconds.isNaN else {
        return try requireEqual(clamped.effect, event.effect, "the effect of clamping")
      }
      let step = history.settings.validInterval
      if seconds < least {
        try requireEqual(picker.minutes, least == 0 ? 0 : step, "the first slot")
      }
      if seconds >= 86_400 {
        try requireEqual(picker.minutes, 1_439 / step * step, "the last slot")
      }
      try requireEqual(clamped.effect == .clamped, problem != nil, "reported as clamped")
    })
}

extension Generator<Double> {
  fileprivate static var duration: Generator { Generator { $0.pickerSeconds() } }
}
