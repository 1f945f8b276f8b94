import Foundation
import InputRules
import RuleTesting

extension DateCode {
  private static func stepping(
    _ name: String, _ unit: StepMeaning.Unit, counts: ClosedRange<Int> = 0...40,
    wrong: String? = nil, breaks: Set<String> = [],
    difference: (@Sendable (Date, Date) -> Int?)? = nil,
    _ add: @escaping @Sendable (Date, Int) -> Date?
  ) -> DateCode {
    DateCode(name, wrong: wrong, breaks: breaks) { name, settings in
      TestedSteps(name, add: add, difference: difference).examined(
        meaning: StepMeaning(unit, in: berlinZone, counts: counts, years: 1_970...2_037),
        settings: settings)
    }
  }

  private static func add(_ unit: Calendar.Component) -> @Sendable (Date, Int) -> Date? {
    { calendar(berlin).date(byAdding: unit, value: $1, to: $0) }
  }

  private static let units: [(StepMeaning.Unit, Calendar.Component, Int)] = [
    (.seconds, .second, 1), (.minutes, .minute, 1), (.hours, .hour, 1), (.weeks, .day, 7),
    (.months, .month, 1), (.years, .year, 1),
  ]

  static let steps =
    units.map { unit, component, count in
      stepping("Calendar-\(unit)", unit) { add(component)($0, count * $1) }
    } + [
      stepping(
        "CalendarDays", .days, counts: -40...40,
        difference: { calendar(berlin).dateComponents([.day], from: $0, to: $1).day }, add(.day)),
      stepping(
        "DaysOfSeconds", .days, wrong: "The day after March 28, 2026, 12:00, is at 13:00.",
        breaks: ["StepsAreTheCalendars"]
      ) { $0 + Double($1) * 86_400 },
      stepping(
        "MonthAfterMonth", .months, wrong: "Two months after January 31 is March 28.",
        breaks: ["StepsAreTheCalendars"]
      ) { date, count in
        (0..<count).reduce(date) { date, _ in
          calendar(berlin).date(byAdding: .month, value: 1, to: date) ?? date
        }
      },
      stepping(
        "NumbersOfMonths", .months, wrong: "Counts 2 months from January 31 to February 28.",
        breaks: ["DifferencesAreSteps"],
        difference: { one, other in
          let months = [one, other].map {
            calendar(berlin).dateComponents([.year, .month], from: $0)
          }
          .map { ($0.year ?? 0) * 12 + ($0.month ?? 0) }
          return months[1] - months[0] + 1
        }, add(.month)),
      stepping(
        "ForcedComponents", .days, wrong: "Crashes the app for 13 units.",
        breaks: ["EveryStepIsAnswered"]
      ) { date, count in
        let counts: [Int: Int] = [13: 0]
        return counts[count] == nil
          ? calendar(berlin).date(byAdding: .day, value: count, to: date) : Self.nothing!
      },
    ]

  private static let nothing: Date? = nil

  private static func nine(_ day: Date) -> Date? {
    calendar(berlin).date(bySettingHour: 9, minute: 0, second: 0, of: day)
  }

  private static func nextDay(_ date: Date, _ count: Int = 1) -> Date {
    calendar(berlin).date(byAdding: .day, value: count, to: date) ?? date
  }

  /// Nine o'clock on the next or the previous day that satisfies a condition.
  private static func day(
    _ date: Date, _ step: Int, where isDay: (Date) -> Bool
  ) -> Date? {
    var day = nextDay(date, -step)
    for _ in 0..<4_000 {
      if let nine = nine(day), isDay(nine), step > 0 ? nine > date : nine < date { return nine }
      day = nextDay(day, step)
    }
    return nil
  }

  @Sendable private static func isLeapDay(_ date: Date) -> Bool {
    let parts = calendar(berlin).dateComponents([.month, .day], from: date)
    return parts.month == 2 && parts.day == 29
  }

  private static func recurrence(
    _ name: String, _ days: RecurrenceMeaning.Days, until end: Date? = nil, wrong: String? = nil,
    breaks: Set<String> = [], previous: (@Sendable (Date) -> Date?)? = nil,
    _ next: @escaping @Sendable (Date) -> Date?
  ) -> DateCode {
    DateCode(name, wrong: wrong, breaks: breaks) { name, settings in
      TestedRecurrence(name, next: next, previous: previous).examined(
        meaning: RecurrenceMeaning(
          days, hour: 9, in: berlinZone, until: end, years: 1_970...2_037),
        settings: settings)
    }
  }

  private static let end = Date(timeIntervalSince1970: 1_800_000_000)

  static let recurrences = [
    recurrence(
      "DayByDay", .daily, previous: { day($0, -1) { _ in true } }
    ) { day($0, 1) { _ in true } },
    recurrence("UntilTheEnd", .daily, until: end) { date in
      day(date, 1) { _ in true }.flatMap { $0 <= end ? $0 : nil }
    },
    recurrence("LeapDays", .yearly(month: 2, day: 29)) { day($0, 1, where: isLeapDay) },
    recurrence(
      "NotBefore", .daily, wrong: "The occurrence after 9:00 is the same 9:00.",
      breaks: ["TheNextIsTheNext"]
    ) { date in
      [nine(date), nine(nextDay(date))].compactMap(\.self).first { $0 >= date }
    },
    recurrence(
      "NeverEnds", .daily, until: end, wrong: "Occurs after its end.",
      breaks: ["TheNextIsTheNext"]
    ) { day($0, 1) { _ in true } },
    recurrence(
      "MonthOfThe31st", .monthly(31), wrong: "The occurrence after January 31 is February 28.",
      breaks: ["TheNextIsTheNext"]
    ) { date in
      var parts = calendar(berlin).dateComponents([.year, .month], from: date)
      parts.day = calendar(berlin).range(of: .day, in: .month, for: date)?.count
      let last = calendar(berlin).date(from: parts).flatMap(nine)
      return last.flatMap { $0 > date ? $0 : nine(nextDay($0, 28)) }
    },
    recurrence(
      "PreviousDaySkipped", .daily, wrong: "The previous time before 10:00 is yesterday.",
      breaks: ["ThePreviousIsThePrevious"], previous: { nine(nextDay($0, -1)) }
    ) { day($0, 1) { _ in true } },
  ]
}
