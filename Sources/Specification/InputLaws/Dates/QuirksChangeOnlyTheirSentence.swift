import InputRules
import PropertyTesting

extension Law {
  package static let quirksChangeOnlyTheirSentence = Law(
    """
    A picker with a quirk answers as one without it, unless the quirk’s sentence applies: an \
    instant is set off the grid, a minimum is off the grid, a duration changes first, a turn \
    changes the value by twelve hours, leads into a gap, or another zone is shown.
    """,
    about: .dates, clauses: ["D4.7", "D4.8", "D4.9", "D4.10", "D4.11", "D4.12"],
    Property(forAll: .pickerHistory, .quirk) { subject, history, quirk in
      let pickers = subject.datePickers
      var settings = history.settings
      quirk.switchOn(&settings.quirks)
      var picker = try pickers.picker(settings, at: history.start)
      var plain = try pickers.picker(history.settings, at: history.start)
      var hasCountedDown = false
      for action in history.actions {
        if case .replace = action { return }
        let event = pickers.perform(action, on: &picker)
        let usual = pickers.perform(action, on: &plain)
        let differs = usual.oldValue != usual.newValue
        switch quirk {
        case .unrounded:
          try requireEqual(pickers.rows(of: picker), pickers.rows(of: plain), action.words)
          if picker.instant != plain.instant {
            try require(settings.shownBounds.contains(picker.instant), "within the bounds")
            return
          }
        case .minimum:
          // A slot before the minimum may be the value, and nothing else is new.
          if settings.minimum.map({ settings.isOnGrid($0.microseconds) }) != false {
            try requireEqual(event, usual, action.words)
          }
          return
        case .countDown:
          let isFirst = settings.mode == .countDown && differs && !hasCountedDown
          hasCountedDown = hasCountedDown || differs
          try requireEqual(event.reportsChange, differs && !isFirst, action.words)
          try requireEqual(picker.plainValue, plain.plainValue, action.words)
        case .halfDay:
          let isHidden = action.isTurn && usual.isHalfDay
          try requireEqual(event.reportsChange, differs && !isHidden, action.words)
          try requireEqual(picker.plainValue, plain.plainValue, action.words)
        case .gap:
          if event.effect == .refused(.gap) {
            let hasGap = settings.zone.spansCounted.count > 1
            return try require(hasGap && usual.effect != .refused(.gap), action.words)
          }
          try requireEqual(event, usual, action.words)
        }
      }
    })
}

extension DatePickerEvent {
  /// Whether the values differ by twelve hours.
  fileprivate var isHalfDay: Bool {
    switch (oldValue, newValue) {
    case (.minutes(let old), .minutes(let new)): abs(old - new) == 720
    case (.instant(let old), .instant(let new)):
      abs(old.microseconds - new.microseconds) == 43_200_000_000
    default: false
    }
  }
}

extension DatePickerSettings {
  /// Whether an instant is on the grid, in the modes that have one.
  fileprivate func isOnGrid(_ instant: Int) -> Bool {
    guard mode == .time || mode == .dateAndTime else { return true }
    return instant.remainder(by: 1_000_000) == 0
      && zone.localSecond(at: instant).remainder(by: validInterval * 60) == 0
  }
}
