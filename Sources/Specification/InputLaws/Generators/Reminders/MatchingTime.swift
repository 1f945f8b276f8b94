/// A pattern, and a local time that it matches.
struct MatchingTime: Hashable, Sendable {
  var zone: CivilZone
  var pattern: DatePattern
  var time: CivilTime
  /// The seconds between the scheduling of the reminder and the time, beyond the least possible.
  var lead: Int
}

extension MatchingTime {
  /// A reminder with the pattern, scheduled before the time occurs anywhere.
  var reminder: Reminder {
    .checked(
      .calendar(CalendarTrigger(pattern, repeats: true)),
      scheduled: Instant(seconds: time.count - 200_000 - lead))
  }
}

extension Generator where Value == MatchingTime {
  /// A local time, often one that is skipped or repeated, and some of its components.
  static let matchingTime = Generator { source in
    let second = source.landmark()
    let zone = source.zone(near: second)
    let around =
      zone.changes.isEmpty ? second : source.element(of: zone.changes).instant.wholeSeconds
    let local = around + zone.counted.offset(at: around) + source.nearby()
    let finest = source.element(of: [DateComponent.minute, .hour, .second, .day, .month, .year])
    var time = CivilTime(counting: local)
    time.year = max(1, min(9_999, time.year))
    time.day = min(time.day, DayCount.length(ofMonth: time.month, in: time.year))
    time = time.cut(after: finest)
    return MatchingTime(
      zone: zone, pattern: source.pattern(of: time, to: finest), time: time,
      lead: Int(source.choose(upTo: source.flip(0.2) ? 1_600_000_000 : 10_000_000)))
  }
}

extension ChoiceSource {
  /// A pattern of some components of a time, including the finest.
  fileprivate mutating func pattern(of time: CivilTime, to finest: DateComponent) -> DatePattern {
    var components = [finest: finest.value(of: time)]
    if finest == .day && flip() {
      let other = element(of: [DateComponent.weekday, .weekdayOrdinal])
      components = [other: other.value(of: time)]
    }
    for component in DateComponent.allCases where component.fineness <= finest.fineness && flip(0.4)
    { components[component] = component.value(of: time) }
    return .checked(components)
  }
}

extension CivilTime {
  /// The time with everything finer than a component at its first value.
  fileprivate func cut(after finest: DateComponent) -> CivilTime {
    func value(_ component: DateComponent) -> Int {
      component.fineness <= finest.fineness
        ? component.value(of: self) : component.first ?? component.value(of: self)
    }
    return CivilTime(
      year: year, month: value(.month), day: value(.day), hour: value(.hour),
      minute: value(.minute), second: value(.second))
  }
}
