/// Reminders (chapter M), implemented directly from the specification.
public struct ModelReminders: Sendable {
  /// The model.
  public init() {}

  /// The interval in microseconds (M1).
  public func interval(seconds: Double, repeats: Bool) throws(TriggerProblem) -> Int {
    if seconds.isNaN { throw .notANumber }
    if seconds.isInfinite { throw .infinite }
    if seconds <= 0 { throw .notPositive }
    if repeats && seconds < 60 { throw .tooShortToRepeat }
    let microseconds = (Rational(exactly: seconds) * Rational(1_000_000)).rounded()
    guard let word = microseconds.word, word <= 1_000_000_000_000_000 else { throw .tooLong }
    return max(1, word)
  }

  /// The list with this reminder added; it replaces a reminder with the same identifier, that is,
  /// the same code units (M3).
  public func scheduling(_ reminder: Reminder, in list: [Reminder]) -> [Reminder] {
    let place = list.firstIndex { $0.identifier.isSame(as: reminder.identifier) }
    let others = list.filter { !$0.identifier.isSame(as: reminder.identifier) }
    return others.prefix(place ?? list.count) + [reminder] + others.dropFirst(place ?? list.count)
  }

  /// The list without the reminders that have ended (M3).
  public func cleaned(_ list: [Reminder], at instant: Instant) -> [Reminder] {
    list.filter { reminder in
      guard let end = reminder.end else { return true }
      return instant.microseconds < end.microseconds
    }
  }
}

extension ModelReminders {
  /// The first firing of a reminder after an instant, or `nil` if there is none (M1, M2.9, M2.10,
  /// M3).
  public func nextFiring(of reminder: Reminder, after instant: Instant, in zone: CivilZone)
    -> Instant?
  {
    switch reminder.trigger {
    case .interval(let trigger):
      return nextFiring(of: trigger, scheduled: reminder.scheduled, after: instant)
    case .calendar(let trigger):
      if trigger.repeats {
        let bound = max(reminder.scheduled.microseconds, instant.microseconds)
        return firstInstant(of: trigger.pattern, after: bound, in: zone)
      }
      let only = firstInstant(of: trigger.pattern, after: reminder.scheduled.microseconds, in: zone)
      return only.flatMap { $0.microseconds > instant.microseconds ? $0 : nil }
    }
  }

  /// The first firing of any reminder in the list after an instant (M3).
  public func nextFiring(of list: [Reminder], after instant: Instant, in zone: CivilZone) -> Firing?
  {
    let firings = list.compactMap { reminder in
      nextFiring(of: reminder, after: instant, in: zone).map {
        Firing(at: $0, of: reminder.identifier)
      }
    }
    return firings.min { $0.instant.microseconds < $1.instant.microseconds }
  }

  /// The first end of the interval or of a repetition after the instant; `nil` if there is none, or
  /// if it is out of range (M1).
  private func nextFiring(of trigger: IntervalTrigger, scheduled: Instant, after instant: Instant)
    -> Instant?
  {
    let start = BigInteger(scheduled.microseconds)
    let interval = Natural(trigger.microseconds)
    let passed = BigInteger(instant.microseconds) - start
    let complete = passed.isNegative ? .zero : passed.magnitude.divided(by: interval).quotient
    if !trigger.repeats && complete >= Natural(1) { return nil }
    let next = start + BigInteger((complete + Natural(1)) * interval)
    return next.word.map { Instant(microseconds: $0) }
  }

  /// The first firing of the pattern's trigger after a number of microseconds (M2.9).
  ///
  /// A wall-clock time has a single instant. For other times, every instant that shows the time is
  /// used (M2.4, M2.6).
  ///
  /// The search starts three days before the bound, because local time may be 26 hours behind
  /// universal time. It ends three days after the first day with an instant, because a later day
  /// may have an earlier instant if the offset changes.
  private func firstInstant(of pattern: DatePattern, after bound: Int, in zone: CivilZone)
    -> Instant?
  {
    let times = MatchingTimes(of: pattern)
    let offsets = ZoneOffsets(zone)
    let days = MatchingTimes.calendar
    var first = max(days.lowerBound, bound.floored(by: 86_400_000_000) - 3)
    var last = days.upperBound
    var earliest: Int?
    while let day = times.day(from: first), day <= last {
      let midnight = day * 86_400
      let near = offsets.near((midnight - 2 * 86_400)..<(midnight + 3 * 86_400))
      for second in times.secondsOfDay {
        let local = midnight + second
        let meant =
          times.isOfTheWallClock
          ? [near.second(meaning: local)].compactMap(\.self) : near.seconds(showing: local)
        for instant in meant where instant * 1_000_000 > bound {
          earliest = min(earliest ?? instant, instant)
          last = min(last, day + 3)
        }
      }
      first = day + 1
    }
    return earliest.map { Instant(microseconds: $0 * 1_000_000) }
  }

  /// The reason the components don't form a pattern, or `nil` if they do (M2.2).
  public func problem(of components: [DateComponent: Int]) -> TriggerProblem? {
    if components.isEmpty { return .noComponents }
    let bounds: [(DateComponent, ClosedRange<Int>)] = [
      (.year, 1...9999), (.month, 1...12), (.day, 1...31), (.weekday, 1...7),
      (.weekdayOrdinal, 1...5), (.hour, 0...23), (.minute, 0...59), (.second, 0...59),
    ]
    for (component, range) in bounds {
      if let value = components[component], !range.contains(value) {
        return .outOfBounds(component, value)
      }
    }
    return nil
  }
}

/// The values of each component in the local times that a pattern matches (M2.3).
///
/// A given component has one value. Another component has its first value if it is finer than all
/// given components; otherwise, it has all values.
package struct MatchingTimes {
  let years: ClosedRange<Int>
  let months: ClosedRange<Int>
  /// The days of a month, some of which don't exist in every month.
  let days: ClosedRange<Int>
  let weekdays: ClosedRange<Int>
  let ordinals: ClosedRange<Int>
  let hours: ClosedRange<Int>
  package let minutes: ClosedRange<Int>
  package let seconds: ClosedRange<Int>
  /// Whether the pattern stands for wall-clock times: it contains an hour, or nothing finer than a
  /// day.
  package let isOfTheWallClock: Bool

  /// Creates the local times that a pattern matches (M2.3).
  package init(of pattern: DatePattern) {
    let given = pattern.components
    let finest = given.keys.map(\.fineness).max() ?? 0
    func range(_ component: DateComponent, _ all: ClosedRange<Int>) -> ClosedRange<Int> {
      if let value = given[component] { return value...value }
      return component.fineness > finest ? all.lowerBound...all.lowerBound : all
    }
    years = range(.year, 1...9999)
    months = range(.month, 1...12)
    days = range(.day, 1...31)
    // Weekdays and ordinals are as fine as days, and follow from the day if they aren't given.
    weekdays = given[.weekday].map { $0...$0 } ?? 1...7
    ordinals = given[.weekdayOrdinal].map { $0...$0 } ?? 1...5
    hours = range(.hour, 0...23)
    minutes = range(.minute, 0...59)
    seconds = range(.second, 0...59)
    isOfTheWallClock = given[.hour] != nil || finest <= DateComponent.day.fineness
  }

  /// The day numbers in the years that a pattern may contain (M2.2, D10.4).
  static let calendar = DayCount.start(ofYear: 1)..<DayCount.start(ofYear: 10_000)

  /// Whether a local time, in seconds since the start of 1970, matches the pattern.
  package func contains(_ local: Int) -> Bool {
    let number = local.floored(by: 86_400)
    let time = local - number * 86_400
    return hours.contains(time / 3_600) && minutes.contains(time / 60 % 60)
      && seconds.contains(time % 60) && matches(day: number)
  }

  private func matches(day number: Int) -> Bool {
    guard Self.calendar.contains(number) else { return false }
    let (year, month, day) = DayCount.date(number)
    return years.contains(year) && months.contains(month) && days.contains(day)
      && weekdays.contains(DayCount.weekday(number)) && ordinals.contains((day - 1) / 7 + 1)
  }

  /// The number of the first matching day that isn't before `first`, or `nil`.
  ///
  /// The calendar repeats every 400 years, or 146,097 days; if none of that many days matches, no
  /// later day does.
  func day(from first: Int) -> Int? {
    let start = max(first, DayCount.start(ofYear: years.lowerBound))
    let end = min(start + 146_097, DayCount.start(ofYear: years.upperBound + 1))
    return (start..<max(start, end)).first(where: matches(day:))
  }

  /// The times on a matching day, in seconds since midnight (M2.3).
  var secondsOfDay: [Int] {
    var matching: [Int] = []
    for hour in hours {
      for minute in minutes {
        for second in seconds { matching.append(hour * 3_600 + minute * 60 + second) }
      }
    }
    return matching
  }
}

extension DateComponent {
  /// The rank of the component, from 0 for the year; a weekday or an ordinal is as fine as a day
  /// (M2.3).
  package var fineness: Int {
    switch self {
    case .year: 0
    case .month: 1
    case .day, .weekday, .weekdayOrdinal: 2
    case .hour: 3
    case .minute: 4
    case .second: 5
    }
  }
}
