import Foundation
import InputRules
import PropertyTesting

/// Code that finds the next occurrence of an event, such as a reminder, a payday or a backup.
public struct TestedRecurrence: TestedCode {
  /// The code's name in reports.
  public let name: String
  /// The first occurrence after a moment, in milliseconds since the start of 1970.
  let next: @Sendable (Int) -> Int?
  /// The last occurrence before a moment, or `nil` if the code has no such function.
  let previous: (@Sendable (Int) -> Int?)?

  /// Code that finds occurrences as `Date` values.
  /// - Parameters:
  ///   - name: the code's name in reports.
  ///   - next: returns the first occurrence after a date, or `nil` if there is none.
  ///   - previous: returns the last occurrence before a date; omit it if the code has no such function.
  public init(
    _ name: String, next: @escaping @Sendable (Date) -> Date?,
    previous: (@Sendable (Date) -> Date?)? = nil
  ) {
    self.name = name
    let answering = { (call: @escaping @Sendable (Date) -> Date?) in
      { @Sendable (moment: Int) in call(Date(milliseconds: moment)).flatMap(\.milliseconds) }
    }
    (self.next, self.previous) = (answering(next), previous.map(answering))
  }

  /// The laws of the code.
  /// - Parameter meaning: the days and times of day of the occurrences.
  public func laws(of meaning: RecurrenceMeaning) -> CodeLaws {
    CodeLaws(
      name, meaning.problem,
      ValueSubject(
        name: name, functions: "next and previous", counted: "moments", inputs: meaning.inputs,
        step: { .init("after \($0.date)", "next(date(\"\($0.date)\"))") },
        effects: { [next($0) == nil ? .refused : .accepted] }, laws: laws(meaning)))
  }
}

/// The days and the time of day when something occurs.
public struct RecurrenceMeaning: Sendable {
  /// The days of the occurrences.
  public enum Days: Sendable, Hashable {
    /// Each day.
    case daily
    /// On some weekdays, from 1 for Monday to 7 for Sunday.
    case weekly(Set<Int>)
    /// On this day of each month that contains it.
    case monthly(Int)
    /// On this day of each month, or on the last day of a shorter month.
    case monthlyOrLast(Int)
    /// On this day of this month, in each year that contains the date.
    case yearly(month: Int, day: Int)
  }

  let days: Days
  let hour: Int
  let minute: Int
  let zone: CivilZone
  let end: Int?
  let years: ClosedRange<Int>
  let gap: DateMeaning.Gap

  /// Creates the meaning of occurrences on the given days, at one time of day.
  ///
  /// If the zone repeats the time, the occurrence may be at either instant, but not at both.
  /// - Parameters:
  ///   - days: the days of the occurrences.
  ///   - hour: the hour, from 0 to 23.
  ///   - minute: the minute, from 0 to 59.
  ///   - zone: the zone for days and times.
  ///   - end: the last possible moment of an occurrence, or `nil` for no end.
  ///   - gap: the treatment of a time that the zone skips: any answer, no occurrence, or a later
  ///     occurrence.
  ///   - years: the years to try, between 0 and 9999.
  public init(
    _ days: Days, hour: Int, minute: Int = 0, in zone: CivilZone = .universal,
    until end: Date? = nil, gap: DateMeaning.Gap = .any, years: ClosedRange<Int> = 1_970...2_100
  ) {
    (self.days, self.hour, self.minute, self.zone) = (days, hour, minute, zone)
    (self.end, self.gap, self.years) = (end?.milliseconds, gap, years)
  }

  var problem: MeaningProblem? {
    if let problem = DateMeaning.moments(in: zone, years).problem { return problem }
    let exists =
      switch days {
      case .daily: true
      case .weekly(let days): !days.isEmpty && days.allSatisfy { 1...7 ~= $0 }
      case .monthly(let day), .monthlyOrLast(let day): 1...31 ~= day
      case .yearly(let month, let day):
        (try? CivilDate(year: 2_000, month: month, day: day)) != nil
      }
    return exists && 0...23 ~= hour && 0...59 ~= minute
      ? nil : .neverOccurs("\(days) at \(hour):\(minute.padded(to: 2))")
  }

  /// Generates moments, half of which are near an occurrence or the recurrence's end.
  var inputs: Generator<Int> {
    let dates = DateMeaning.moments(in: zone, years).inputs
    let meaning = self
    return zip(dates, .int(in: 0...3), .int(in: -2...2)).map { input, way, seconds in
      if way > 1 { return input.moment }
      let edge = way == 1 ? meaning.end : nil
      return (edge ?? meaning.next(after: input.moment).last ?? input.moment) + seconds * 500
    }
  }

  private func isDay(_ date: CivilDate) -> Bool {
    switch days {
    case .daily: true
    case .weekly(let days): days.contains(date.isoWeekday)
    case .monthly(let day): date.day == day
    case .monthlyOrLast(let day):
      date.day == min(day, PickedDate.days(date.year, date.month))
    case .yearly(let month, let day): date.month == month && date.day == day
    }
  }

  /// The possible moments of an occurrence on a day; empty if no occurrence is possible.
  private func moments(on date: CivilDate) -> [Int] {
    let time = CivilTime(date, hour: hour, minute: minute)
    let all = zone.instants(of: time)
    let later = all.isEmpty && gap != .refused ? zone.instant(of: time) : nil
    return (later.map { [$0] } ?? all).map(\.milliseconds)
  }

  /// Whether a day skips the time and the meaning allows any treatment of the gap.
  private func isOpen(_ date: CivilDate) -> Bool {
    gap == .any && zone.instants(of: CivilTime(date, hour: hour, minute: minute)).isEmpty
  }

  /// The correct results for the first occurrence after a moment.
  ///
  /// Each is on the first day on which an occurrence is certain, or on an earlier day on which one
  /// is possible.
  func next(after moment: Int) -> [Int] { nearest(to: moment, 1) { $0 > moment } }

  /// The correct results for the last occurrence before a moment.
  func previous(before moment: Int) -> [Int] { nearest(to: moment, -1) { $0 < moment } }

  private func nearest(to moment: Int, _ step: Int, where isRight: (Int) -> Bool) -> [Int] {
    let start = zone.civilTime(at: Instant(seconds: moment.secondAndRest.second))?.date
    guard var day = start.map({ $0.dayNumber - step }) else { return [] }
    var found: [Int] = []
    // Around a century year without a leap day, eight years pass from one February 29 to the next.
    for _ in 0...2_922 {
      defer { day += step }
      guard let date = try? CivilDate(dayNumber: day) else { return found }
      guard isDay(date) else { continue }
      let moments = moments(on: date).filter { isRight($0) && $0 <= end ?? .max }
      found += moments
      if !moments.isEmpty && !isOpen(date) { return found }
    }
    return found
  }
}

extension TestedRecurrence {
  private func laws(_ meaning: RecurrenceMeaning) -> [ValueLaw<Int>] {
    [
      ValueLaw(
        name: "EveryMomentIsAnswered",
        sentence: "The search from any moment returns, and doesn't end the app.",
        cause: "A force unwrap, or a search that never ends.",
        remedy: "Return nil after the last occurrence, and limit the search.", isFirst: true
      ) { moment in
        _ = next(moment)
        _ = previous?(moment)
      },
      ValueLaw(
        name: "TheNextIsTheNext",
        sentence: "The next occurrence is the first one after the given moment.",
        cause:
          "A day counts as 86,400 seconds, a month without the day ends the search, or the end "
          + "is checked too late.",
        remedy: "Go through the days, and search each day for the time."
      ) { moment in
        let meant = meaning.next(after: moment)
        try require(next(moment), meant, "next(date(\"\(moment.date)\"))")
      },
      ValueLaw(
        name: "ThePreviousIsThePrevious",
        sentence: "The previous occurrence is the last one before the given moment.",
        cause: "A backward search that skips a day, or returns the moment itself.",
        remedy: "Search backward as you search forward, day by day."
      ) { moment in
        guard let previous else { return }
        let meant = meaning.previous(before: moment)
        try require(previous(moment), meant, "previous(date(\"\(moment.date)\"))")
      }.left(because: previous == nil ? "the code has no backward search" : nil),
    ]
  }

  private func require(_ found: Int?, _ meant: [Int], _ call: String) throws {
    if found.map(meant.contains) ?? meant.isEmpty { return }
    let words = meant.last?.date ?? "none"
    throw BrokenLaw(
      expected: words, found: found?.date ?? "none",
      "#expect(\(call) == \(meant.isEmpty ? "nil" : "date(\"\(words)\")"))")
  }
}
