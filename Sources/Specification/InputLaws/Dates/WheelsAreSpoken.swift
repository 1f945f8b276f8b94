extension Law {
  package static let wheelsAreSpoken = Law(
    """
    A picker's wheel is spoken as the title of its row, or as the format's text for its number. \
    The announcement adds the role, the trait and the hint, each with a period.
    """, about: .dates, clauses: ["D9.1", "D9.2", "D9.3", "D9.4"],
    Property(forAll: .pickerTurn()) { subject, turn in
      var settings = turn.settings
      if settings.mode != .dateAndTime { settings.format = DateWheelFormat(locale: "en") }
      let picker = try subject.datePickers.picker(settings, turn.start)
      for (wheel, kind) in settings.shownKinds.enumerated() where kind != .date {
        let title = settings.title(of: picker.rowsToShow[wheel], kind) ?? ""
        let element = subject.datePickers.element(wheel, picker)
        let hint = "Swipe up or down with one finger to adjust the value"
        let value = settings.mode == .dateAndTime ? title : kind.spoken(title)
        if settings.mode != .dateAndTime { try requireEqual(element?.value, value, "\(kind)") }
        let text = element.map(subject.datePickers.announcement)
        try requireEqual(
          text, (element?.value ?? "") + ". Picker item. Adjustable. " + hint + ".", "\(kind)")
      }
      try require(subject.datePickers.element(-1, picker) == nil, "no wheel")
    })
}

extension DateWheel.Kind {
  /// A title as it is spoken in English.
  fileprivate func spoken(_ title: String) -> String {
    let isOne = title == "1" || title == "01"
    let title = title.count > 1 && title.hasPrefix("0") ? String(title.dropFirst()) : title
    switch self {
    case .hour: return title + " o'clock"
    case .minute, .minutes: return title + (isOne ? " minute" : " minutes")
    case .hours: return title + (isOne ? " hour" : " hours")
    default: return title
    }
  }
}
