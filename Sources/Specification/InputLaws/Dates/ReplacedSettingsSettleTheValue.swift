extension Law {
  package static let replacedSettingsSettleTheValue = Law(
    """
    Replacing a picker's settings sets its instant again and rounds its duration. The event's \
    effect describes the value that the mode shows. In the mode `countDown`, a picker keeps a set \
    instant without showing it.
    """, clauses: ["D11.5", "D11.6"],
    Property(forAll: .pickerHistory, .pickerTurn()) { subject, history, turn in
      let pickers = subject.datePickers
      try history.follow(by: pickers) { action, before, _, after in
        if case .set(let instant) = action, after.settings.mode == .countDown {
          try requireEqual(after.instant, instant.microseconds, "the kept instant")
          try requireEqual(after.minutes, before.minutes, "the duration")
        }
        var (replaced, new) = (after, try pickers.picker(turn.settings, turn.start))
        let event = pickers.perform(.replace(turn.settings), &replaced)
        let set = pickers.perform(.set(Instant(microseconds: after.instant)), &new)
        let isRounded = turn.settings.mode == .countDown && replaced.minutes != after.minutes
        try requireEqual(
          event.effect, isRounded ? .rounded : set.effect, "the effect of replacing the settings")
        try requireEqual(replaced.instant, new.instant, "the instant under new settings")
        let least = turn.settings.leastDuration == .zero ? 0 : 1
        let isSlot = replaced.minutes % turn.settings.validInterval == 0
        try require(isSlot && least...1_439 ~= replaced.minutes, "\(replaced.minutes) minutes")
        let isNear = abs(replaced.minutes - after.minutes) < turn.settings.validInterval
        try require(
          isNear || after.minutes < least, "\(after.minutes) to \(replaced.minutes) minutes")
      }
    })
}
