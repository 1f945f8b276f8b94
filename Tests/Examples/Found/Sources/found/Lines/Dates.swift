// A generated table: the lines of Records/dates.json, made by records.py --lines.
// swift-format-ignore-file
import FoundFrame
import Foundation

extension Lines {
  /// The lines about dates.
  static let dates: FoundCommand.Lines = [
    "quarter-of-its-last-day": quarterOfItsLastDay,
    "months-back-into-february": monthsBackIntoFebruary,
    "nanoseconds-between-dates": nanosecondsBetweenDates,
    "comparing-weekdays": comparingWeekdays,
    "weekend-before-a-weekend": weekendBeforeAWeekend,
    "day-of-quarter-after-a-time-change": dayOfQuarterAfterATimeChange,
    "month-of-the-era": monthOfTheEra,
    "day-interval-at-midnight-overlap": dayIntervalAtMidnightOverlap,
    "hour-interval-of-half-hour-change": hourIntervalOfHalfHourChange,
    "week-years-before-christ": weekYearsBeforeChrist,
    "iso-style-takes-impossible-days": isoStyleTakesImpossibleDays,
    "iso-style-takes-impossible-times": isoStyleTakesImpossibleTimes,
    "iso-style-ignores-what-follows": isoStyleIgnoresWhatFollows,
    "iso-style-loses-milliseconds": isoStyleLosesMilliseconds,
    "iso-style-far-offsets": isoStyleFarOffsets,
    "iso-style-sunday": isoStyleSunday,
    "iso-style-years-before-zero": isoStyleYearsBeforeZero,
    "iso-style-year-10000": isoStyleYear10000,
    "iso-style-is-julian": isoStyleIsJulian,
    "iso-formatter-takes-impossible-days": isoFormatterTakesImpossibleDays,
    "iso-formatter-takes-offsets": isoFormatterTakesOffsets,
    "iso-formatter-five-digits": isoFormatterFiveDigits,
    "iso-formatter-ignores-what-surrounds": isoFormatterIgnoresWhatSurrounds,
    "iso-formatter-other-separators": isoFormatterOtherSeparators,
    "iso-formatter-early-years": isoFormatterEarlyYears,
    "iso-formatter-loses-long-fractions": isoFormatterLosesLongFractions,
    "previous-month": previousMonth,
    "previous-nth-weekday": previousNthWeekday,
    "previous-weekday-of-a-week": previousWeekdayOfAWeek,
    "previous-friday-the-thirteenth": previousFridayTheThirteenth,
    "weekdays-of-a-month": weekdaysOfAMonth,
    "nth-weekday-skips-a-month": nthWeekdaySkipsAMonth,
    "previous-weekday-ends-its-day": previousWeekdayEndsItsDay,
    "week-zero-hangs": weekZeroHangs,
    "previous-second-of-the-first-minute": previousSecondOfTheFirstMinute,
    "weekday-at-a-missing-midnight": weekdayAtAMissingMidnight,
    "missing-last-hour": missingLastHour,
    "previous-time-before-a-missing-midnight": previousTimeBeforeAMissingMidnight,
    "previous-policy-at-a-missing-midnight": previousPolicyAtAMissingMidnight,
    "last-of-two-times-with-nanoseconds": lastOfTwoTimesWithNanoseconds,
    "every-weekday-of-a-month": everyWeekdayOfAMonth,
    "nth-weekday-of-a-year": nthWeekdayOfAYear,
    "monthly-on-the-31st-drifts": monthlyOnThe31stDrifts,
    "positions-twice-or-backwards": positionsTwiceOrBackwards,
    "positions-after-the-start": positionsAfterTheStart,
    "months-and-days-of-a-year": monthsAndDaysOfAYear,
    "count-begins-at-the-range": countBeginsAtTheRange,
    "rule-that-never-matches-hangs": ruleThatNeverMatchesHangs,
    "nth-weekday-with-monday-weeks": nthWeekdayWithMondayWeeks,
    "a-day-that-is-given-twice": aDayThatIsGivenTwice,
    "amete-alem-is-gregorian": ameteAlemIsGregorian,
    "islamic-months-of-other-zones": islamicMonthsOfOtherZones,
    "days-of-a-chinese-year": daysOfAChineseYear,
    "late-noon-of-taiwan": lateNoonOfTaiwan,
    "verbatim-loses-milliseconds": verbatimLosesMilliseconds,
    "date-that-is-no-number-traps": dateThatIsNoNumberTraps,
    "smallest-offset-traps": smallestOffsetTraps,
    "zone-seconds-are-lost": zoneSecondsAreLost,
    "smallest-duration-traps": smallestDurationTraps,
    "wrapping-huge-weekdays-traps": wrappingHugeWeekdaysTraps,
    "smallest-month-traps": smallestMonthTraps,
    "hebrew-year-5806": hebrewYear5806,
    "property-list-dates-before-zero": propertyListDatesBeforeZero,
    "large-amounts-wrap": largeAmountsWrap,
    "strict-strategy-ignores-what-follows": strictStrategyIgnoresWhatFollows,
    "unit-boundaries-with-a-maximum": unitBoundariesWithAMaximum,
    "quarter-boundary-a-year-late": quarterBoundaryAYearLate,
    "era-boundary-a-year-early": eraBoundaryAYearEarly,
    "minute-boundary-of-old-zones": minuteBoundaryOfOldZones,
    "relative-boundaries-of-one-week": relativeBoundariesOfOneWeek,
    "relative-boundary-in-a-last-second": relativeBoundaryInALastSecond,
  ]

  /// The last day of a quarter has the number of the next quarter.
  static func quarterOfItsLastDay() throws -> String {
    try shown {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
      return calendar.component(.quarter, from: try Date("2023-03-31T12:00:00Z", strategy: .iso8601))
    }
  }

  /// Subtracting months into February takes the length of another year's February.
  static func monthsBackIntoFebruary() throws -> String {
    try shown {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
      return calendar.date(byAdding: .month, value: -23, to: try Date("2012-01-31T12:00:00Z", strategy: .iso8601))!.formatted(.iso8601)
    }
  }

  /// A difference in nanoseconds is never more than 2,147,483,647.
  static func nanosecondsBetweenDates() throws -> String {
    try shown {
      Calendar(identifier: .gregorian).dateComponents([.nanosecond], from: Date(timeIntervalSince1970: 0), to: Date(timeIntervalSince1970: 3)).nanosecond!
    }
  }

  /// Compared to the granularity of weekdays, a later date can be the earlier one.
  static func comparingWeekdays() throws -> String {
    try shown {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
      calendar.firstWeekday = 2
      return calendar.compare(try Date("2023-01-14T12:00:00Z", strategy: .iso8601), to: try Date("2023-01-15T12:00:00Z", strategy: .iso8601), toGranularity: .weekday) == .orderedAscending
    }
  }

  /// The weekend before a Sunday is the weekend that it is in.
  static func weekendBeforeAWeekend() throws -> String {
    try shown {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
      calendar.locale = Locale(identifier: "en_US")
      return calendar.nextWeekend(startingAfter: try Date("2023-01-15T12:00:00Z", strategy: .iso8601), direction: .backward)!.end.formatted(.iso8601)
    }
  }

  /// After clocks go back or forward, the number of a day in its quarter is off by one for an hour each day.
  static func dayOfQuarterAfterATimeChange() throws -> String {
    try shown {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = TimeZone(identifier: "America/New_York")!
      return calendar.ordinality(of: .day, in: .quarter, for: try Date("2023-03-20T04:30:00Z", strategy: .iso8601))!
    }
  }

  /// The number of a month in its era is sometimes one too small.
  static func monthOfTheEra() throws -> String {
    try shown {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
      return calendar.ordinality(of: .month, in: .era, for: try Date("2097-12-02T12:00:00Z", strategy: .iso8601))!
    }
  }

  /// Where clocks go back just after midnight, the interval of a day doesn't contain the date that it was asked for.
  static func dayIntervalAtMidnightOverlap() throws -> String {
    try shown {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = TimeZone(identifier: "America/St_Johns")!
      let date = try Date("2006-10-29T03:01:00Z", strategy: .iso8601)
      return calendar.dateInterval(of: .day, for: date)!.contains(date)
    }
  }

  /// Where clocks change by half an hour, the intervals of two hours overlap.
  static func hourIntervalOfHalfHourChange() throws -> String {
    try shown {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = TimeZone(identifier: "Australia/Lord_Howe")!
      let hour = calendar.dateInterval(of: .hour, for: try Date("2018-03-31T14:59:59Z", strategy: .iso8601))!
      return calendar.dateInterval(of: .hour, for: hour.end)!.start >= hour.end
    }
  }

  /// Adding a week-based year to a date before Christ goes back in time.
  static func weekYearsBeforeChrist() throws -> String {
    try shown {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
      let date = Date(timeIntervalSince1970: -63_114_076_800)
      return calendar.date(byAdding: .yearForWeekOfYear, value: 1, to: date)! > date
    }
  }

  /// Date.ISO8601FormatStyle reads 30 February as 2 March.
  static func isoStyleTakesImpossibleDays() throws -> String {
    try shown {
      return (try? Date("2021-02-30T00:00:00Z", strategy: .iso8601))?.formatted(.iso8601) ?? "nil"
    }
  }

  /// Date.ISO8601FormatStyle reads the times 25:00, 23:60 and 23:59:99.
  static func isoStyleTakesImpossibleTimes() throws -> String {
    try shown {
      return (try? Date("2021-01-01T25:00:00Z", strategy: .iso8601))?.formatted(.iso8601) ?? "nil"
    }
  }

  /// Date.ISO8601FormatStyle reads a date that is followed by anything.
  static func isoStyleIgnoresWhatFollows() throws -> String {
    try shown {
      return (try? Date("2021-01-01T12:00:00Zjunk", strategy: .iso8601))?.formatted(.iso8601) ?? "nil"
    }
  }

  /// Date.ISO8601FormatStyle writes a millisecond less than it reads.
  static func isoStyleLosesMilliseconds() throws -> String {
    try shown {
      let style = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
      return style.format(try style.parse("2001-07-11T16:53:37.006Z"))
    }
  }

  /// Date.ISO8601FormatStyle writes the local time of zones 18 hours from Greenwich with a Z.
  static func isoStyleFarOffsets() throws -> String {
    try shown {
      return Date(timeIntervalSince1970: 0).formatted(Date.ISO8601FormatStyle(timeZone: TimeZone(secondsFromGMT: 64_800)!))
    }
  }

  /// Date.ISO8601FormatStyle numbers Sunday 00.
  static func isoStyleSunday() throws -> String {
    try shown {
      return Date.ISO8601FormatStyle().year().weekOfYear().day().format(try Date("2023-01-01T12:00:00Z", strategy: .iso8601))
    }
  }

  /// Date.ISO8601FormatStyle can't read the years before 0 that it writes.
  static func isoStyleYearsBeforeZero() throws -> String {
    try shown {
      let style = Date.ISO8601FormatStyle()
      return (try? style.parse(style.format(Date(timeIntervalSince1970: -63_114_076_800))))?.timeIntervalSince1970 ?? .nan
    }
  }

  /// Date.ISO8601FormatStyle without separators writes the year 10000 so that it reads another year.
  static func isoStyleYear10000() throws -> String {
    try shown {
      let style = Date.ISO8601FormatStyle(dateSeparator: .omitted).year().month().day()
      let text = style.format(Date(timeIntervalSince1970: 253_426_752_000))
      return (try? style.parse(text)).map(style.format) ?? text
    }
  }

  /// Before 1582, Date.ISO8601FormatStyle writes dates of the Julian calendar.
  static func isoStyleIsJulian() throws -> String {
    try shown {
      return Date(timeIntervalSince1970: -62_135_596_800).formatted(.iso8601)
    }
  }

  /// ISO8601DateFormatter reads 30 February as 2 March.
  static func isoFormatterTakesImpossibleDays() throws -> String {
    try shown {
      return ISO8601DateFormatter().date(from: "2021-02-30T00:00:00Z")?.formatted(.iso8601) ?? "nil"
    }
  }

  /// ISO8601DateFormatter reads the offset +24:00 as +02:00, and +99:99 as +09:00.
  static func isoFormatterTakesOffsets() throws -> String {
    try shown {
      return ISO8601DateFormatter().date(from: "2021-01-01T12:00:00+24:00")?.formatted(.iso8601) ?? "nil"
    }
  }

  /// ISO8601DateFormatter reads the year 12021 as 2021.
  static func isoFormatterFiveDigits() throws -> String {
    try shown {
      return ISO8601DateFormatter().date(from: "12021-01-01T12:00:00Z")?.formatted(.iso8601) ?? "nil"
    }
  }

  /// ISO8601DateFormatter reads a date with a space before it and anything after it.
  static func isoFormatterIgnoresWhatSurrounds() throws -> String {
    try shown {
      return ISO8601DateFormatter().date(from: "2021-01-01T12:00:00Zjunk")?.formatted(.iso8601) ?? "nil"
    }
  }

  /// ISO8601DateFormatter reads slashes and full stops for hyphens and colons, and digits of any script.
  static func isoFormatterOtherSeparators() throws -> String {
    try shown {
      return ISO8601DateFormatter().date(from: "2021/01/01T12.00.00Z")?.formatted(.iso8601) ?? "nil"
    }
  }

  /// ISO8601DateFormatter writes years before 1 as years of the era, so they are read as years after Christ.
  static func isoFormatterEarlyYears() throws -> String {
    try shown {
      let formatter = ISO8601DateFormatter()
      let date = Date(timeIntervalSince1970: -62_150_000_000)
      return formatter.date(from: formatter.string(from: date)) == date
    }
  }

  /// ISO8601DateFormatter reads a fraction of ten or more digits as another one.
  static func isoFormatterLosesLongFractions() throws -> String {
    try shown {
      let formatter = ISO8601DateFormatter()
      formatter.formatOptions.insert(.withFractionalSeconds)
      let date = formatter.date(from: "2021-01-01T12:00:00.5000000000Z")!
      return date.timeIntervalSince1970 - date.timeIntervalSince1970.rounded(.down)
    }
  }

  /// Backwards, a date in a month is not the month's first moment, or it is found years too early.
  static func previousMonth() throws -> String {
    try shown {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
      let parts = DateComponents(month: 1)
      let next = calendar.nextDate(after: try Date("2023-06-15T00:00:00Z", strategy: .iso8601), matching: parts, matchingPolicy: .strict, direction: .backward)
      return next?.formatted(.iso8601) ?? "nil"
    }
  }

  /// The previous n-th weekday of a month is never found.
  static func previousNthWeekday() throws -> String {
    try shown {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
      let parts = DateComponents(weekday: 2, weekdayOrdinal: 2)
      let next = calendar.nextDate(after: try Date("2023-06-15T00:00:00Z", strategy: .iso8601), matching: parts, matchingPolicy: .strict, direction: .backward)
      return next?.formatted(.iso8601) ?? "nil"
    }
  }

  /// The previous weekday of a numbered week is never found, unless it is the week's first.
  static func previousWeekdayOfAWeek() throws -> String {
    try shown {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
      var parts = DateComponents(weekday: 5)
      parts.weekOfYear = 10
      let next = calendar.nextDate(after: try Date("2023-06-15T00:00:00Z", strategy: .iso8601), matching: parts, matchingPolicy: .strict, direction: .backward)
      return next?.formatted(.iso8601) ?? "nil"
    }
  }

  /// Backwards, a weekday on a day of the month is missed by months or never found.
  static func previousFridayTheThirteenth() throws -> String {
    try shown {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
      let parts = DateComponents(day: 13, weekday: 6)
      let next = calendar.nextDate(after: try Date("2023-12-15T00:00:00Z", strategy: .iso8601), matching: parts, matchingPolicy: .strict, direction: .backward)
      return next?.formatted(.iso8601) ?? "nil"
    }
  }

  /// Only the first of the weekdays of a month is found, not the next.
  static func weekdaysOfAMonth() throws -> String {
    try shown {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
      let parts = DateComponents(month: 12, weekday: 5)
      let next = calendar.nextDate(after: try Date("2023-12-15T00:00:00Z", strategy: .iso8601), matching: parts, matchingPolicy: .strict)
      return next?.formatted(.iso8601) ?? "nil"
    }
  }

  /// The next n-th weekday of a month is sometimes skipped.
  static func nthWeekdaySkipsAMonth() throws -> String {
    try shown {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
      let parts = DateComponents(weekday: 3, weekdayOrdinal: 4)
      let next = calendar.nextDate(after: try Date("2000-01-28T00:00:00Z", strategy: .iso8601), matching: parts, matchingPolicy: .strict)
      return next?.formatted(.iso8601) ?? "nil"
    }
  }

  /// Backwards, December and, from the same weekday, the last weekday of a week are found at their last second.
  static func previousWeekdayEndsItsDay() throws -> String {
    try shown {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
      let parts = DateComponents(weekday: 7)
      let next = calendar.nextDate(after: try Date("2000-01-01T00:00:00Z", strategy: .iso8601), matching: parts, matchingPolicy: .strict, direction: .backward)
      return next?.formatted(.iso8601) ?? "nil"
    }
  }

  /// A search for week 0 of a month never ends.
  static func weekZeroHangs() throws -> String {
    try shown {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
      calendar.minimumDaysInFirstWeek = 4
      var parts = DateComponents()
      parts.weekOfMonth = 0
      let next = calendar.nextDate(after: try Date("2023-06-15T00:00:00Z", strategy: .iso8601), matching: parts, matchingPolicy: .strict)
      return next?.formatted(.iso8601) ?? "nil"
    }
  }

  /// Backwards, a second of the first minute of an hour is never found.
  static func previousSecondOfTheFirstMinute() throws -> String {
    try shown {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
      let parts = DateComponents(minute: 0, second: 2)
      let next = calendar.nextDate(after: try Date("2005-10-09T00:00:00Z", strategy: .iso8601), matching: parts, matchingPolicy: .strict, direction: .backward)
      return next?.formatted(.iso8601) ?? "nil"
    }
  }

  /// A weekday at midnight is found on the wrong weekday where clocks skip midnight.
  static func weekdayAtAMissingMidnight() throws -> String {
    try shown {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = TimeZone(identifier: "Asia/Beirut")!
      let parts = DateComponents(hour: 0, weekday: 7)
      let next = calendar.nextDate(after: try Date("2002-03-30T15:00:00Z", strategy: .iso8601), matching: parts, matchingPolicy: .nextTime)
      return next?.formatted(.iso8601) ?? "nil"
    }
  }

  /// Where clocks skip the last hour of a day, the next existing time isn't used.
  static func missingLastHour() throws -> String {
    try shown {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = TimeZone(identifier: "Asia/Tehran")!
      let parts = DateComponents(hour: 23, minute: 22)
      let next = calendar.nextDate(after: try Date("1977-03-21T10:30:00Z", strategy: .iso8601), matching: parts, matchingPolicy: .nextTime)
      return next?.formatted(.iso8601) ?? "nil"
    }
  }

  /// Before a night without midnight, the time after the midnight before is skipped.
  static func previousTimeBeforeAMissingMidnight() throws -> String {
    try shown {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = TimeZone(identifier: "America/Sao_Paulo")!
      let parts = DateComponents(hour: 0, minute: 49)
      let next = calendar.nextDate(after: try Date("2010-10-17T02:59:59Z", strategy: .iso8601), matching: parts, matchingPolicy: .nextTime, direction: .backward)
      return next?.formatted(.iso8601) ?? "nil"
    }
  }

  /// Where clocks skip midnight, the policy of the previous time skips the day after a match.
  static func previousPolicyAtAMissingMidnight() throws -> String {
    try shown {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = TimeZone(identifier: "America/Sao_Paulo")!
      let parts = DateComponents(hour: 0, minute: 40)
      let next = calendar.nextDate(after: try Date("1985-11-01T03:40:00Z", strategy: .iso8601), matching: parts, matchingPolicy: .previousTimePreservingSmallerComponents)
      return next?.formatted(.iso8601) ?? "nil"
    }
  }

  /// With nanoseconds, the last of two equal times is said to be the first.
  static func lastOfTwoTimesWithNanoseconds() throws -> String {
    try shown {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = TimeZone(identifier: "America/New_York")!
      let parts = DateComponents(hour: 1, minute: 30, nanosecond: 0)
      let next = calendar.nextDate(after: try Date("2025-11-02T04:00:00Z", strategy: .iso8601), matching: parts, matchingPolicy: .strict, repeatedTimePolicy: .last)
      return next?.formatted(.iso8601) ?? "nil"
    }
  }

  /// A monthly rule for every Monday gives only the first Monday of each month.
  static func everyWeekdayOfAMonth() throws -> String {
    try shown {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
      let start = try Date("2023-01-01T12:00:00Z", strategy: .iso8601)
      var rule = Calendar.RecurrenceRule(calendar: calendar, frequency: .monthly, weekdays: [.every(.monday)])
      rule.matchingPolicy = .strict
      let dates = rule.recurrences(of: start, in: start..<start.addingTimeInterval(5 * 31_536_000))
      return dates.prefix(4).map { $0.formatted(.iso8601.year().month().day()) }.joined(separator: " ")
    }
  }

  /// A yearly rule for the n-th weekday counts in January.
  static func nthWeekdayOfAYear() throws -> String {
    try shown {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
      let start = try Date("2023-01-01T12:00:00Z", strategy: .iso8601)
      var rule = Calendar.RecurrenceRule(calendar: calendar, frequency: .yearly, weekdays: [.nth(-2, .friday)])
      rule.matchingPolicy = .strict
      let dates = rule.recurrences(of: start, in: start..<start.addingTimeInterval(5 * 31_536_000))
      return dates.prefix(4).map { $0.formatted(.iso8601.year().month().day()) }.joined(separator: " ")
    }
  }

  /// With .strict, a monthly rule with an interval that starts on the 31st leaves its rhythm.
  static func monthlyOnThe31stDrifts() throws -> String {
    try shown {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
      let start = try Date("2022-12-31T12:00:00Z", strategy: .iso8601)
      var rule = Calendar.RecurrenceRule(calendar: calendar, frequency: .monthly, interval: 5)
      rule.matchingPolicy = .strict
      let dates = rule.recurrences(of: start, in: start..<start.addingTimeInterval(5 * 31_536_000))
      return dates.prefix(4).map { $0.formatted(.iso8601.year().month().day()) }.joined(separator: " ")
    }
  }

  /// Positions of a rule give the same date twice, and dates in the order of the positions.
  static func positionsTwiceOrBackwards() throws -> String {
    try shown {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
      let start = try Date("2023-01-01T12:00:00Z", strategy: .iso8601)
      var rule = Calendar.RecurrenceRule(calendar: calendar, frequency: .monthly, daysOfTheMonth: [5, 10, 15], setPositions: [-1, 1])
      rule.matchingPolicy = .strict
      let dates = rule.recurrences(of: start, in: start..<start.addingTimeInterval(5 * 31_536_000))
      return dates.prefix(4).map { $0.formatted(.iso8601.year().month().day()) }.joined(separator: " ")
    }
  }

  /// Positions count only the dates after the start.
  static func positionsAfterTheStart() throws -> String {
    try shown {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
      let start = try Date("2023-01-10T12:00:00Z", strategy: .iso8601)
      var rule = Calendar.RecurrenceRule(calendar: calendar, frequency: .monthly, daysOfTheMonth: [2, 21], setPositions: [1])
      rule.matchingPolicy = .strict
      let dates = rule.recurrences(of: start, in: start..<start.addingTimeInterval(5 * 31_536_000))
      return dates.prefix(4).map { $0.formatted(.iso8601.year().month().day()) }.joined(separator: " ")
    }
  }

  /// Days of the year are given in months that the rule leaves out.
  static func monthsAndDaysOfAYear() throws -> String {
    try shown {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
      let start = try Date("2023-01-01T12:00:00Z", strategy: .iso8601)
      var rule = Calendar.RecurrenceRule(calendar: calendar, frequency: .yearly, months: [3], daysOfTheYear: [80, 242])
      rule.matchingPolicy = .strict
      let dates = rule.recurrences(of: start, in: start..<start.addingTimeInterval(5 * 31_536_000))
      return dates.prefix(2).map { $0.formatted(.iso8601.year().month().day()) }.joined(separator: " ")
    }
  }

  /// An end after a number of occurrences begins to count where the range begins.
  static func countBeginsAtTheRange() throws -> String {
    try shown {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
      let start = try Date("2023-01-01T12:00:00Z", strategy: .iso8601)
      let rule = Calendar.RecurrenceRule(calendar: calendar, frequency: .daily, end: .afterOccurrences(3))
      let third = start.addingTimeInterval(172_800)
      return Array(rule.recurrences(of: start, in: third..<third.addingTimeInterval(864_000))).count
    }
  }

  /// A rule that matches no date, such as the sixth Monday of a month, never ends.
  static func ruleThatNeverMatchesHangs() throws -> String {
    try shown {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
      let start = try Date("2023-01-01T12:00:00Z", strategy: .iso8601)
      var rule = Calendar.RecurrenceRule(calendar: calendar, frequency: .monthly, weekdays: [.nth(6, .monday)])
      rule.matchingPolicy = .strict
      return Array(rule.recurrences(of: start, in: start..<start.addingTimeInterval(5 * 31_536_000))).count
    }
  }

  /// Where weeks begin on Monday, the n-th weekday of a month is a week off, or the rule never ends.
  static func nthWeekdayWithMondayWeeks() throws -> String {
    try shown {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
      calendar.firstWeekday = 2
      let start = try Date("2023-01-01T12:00:00Z", strategy: .iso8601)
      var rule = Calendar.RecurrenceRule(calendar: calendar, frequency: .monthly, weekdays: [.nth(2, .tuesday)])
      rule.matchingPolicy = .strict
      let dates = rule.recurrences(of: start, in: start..<start.addingTimeInterval(5 * 31_536_000))
      return dates.prefix(4).map { $0.formatted(.iso8601.year().month().day()) }.joined(separator: " ")
    }
  }

  /// A day that two numbers of a rule mean is given twice.
  static func aDayThatIsGivenTwice() throws -> String {
    try shown {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
      let start = try Date("2023-02-01T12:00:00Z", strategy: .iso8601)
      var rule = Calendar.RecurrenceRule(calendar: calendar, frequency: .monthly, daysOfTheMonth: [1, -28])
      rule.matchingPolicy = .strict
      let dates = rule.recurrences(of: start, in: start..<start.addingTimeInterval(5 * 31_536_000))
      return dates.prefix(2).map { $0.formatted(.iso8601.year().month().day()) }.joined(separator: " ")
    }
  }

  /// The Ethiopic calendar with the era Amete Alem is the Gregorian one.
  static func ameteAlemIsGregorian() throws -> String {
    try shown {
      var calendar = Calendar(identifier: .ethiopicAmeteAlem)
      calendar.timeZone = .gmt
      let parts = calendar.dateComponents([.year, .month, .day], from: try Date("2023-09-12T12:00:00Z", strategy: .iso8601))
      return "\(parts.year!)-\(parts.month!)-\(parts.day!)"
    }
  }

  /// In zones east of Greenwich, months of the astronomical Islamic calendar begin in the wrong month.
  static func islamicMonthsOfOtherZones() throws -> String {
    try shown {
      var calendar = Calendar(identifier: .islamic)
      calendar.timeZone = TimeZone(identifier: "Asia/Tehran")!
      let month = calendar.dateInterval(of: .month, for: try Date("1998-12-15T12:00:00Z", strategy: .iso8601))!
      return calendar.dateInterval(of: .month, for: month.end)!.start == month.end
    }
  }

  /// A year of the Chinese calendar has 324 days.
  static func daysOfAChineseYear() throws -> String {
    try shown {
      var calendar = Calendar(identifier: .chinese)
      calendar.timeZone = .gmt
      return calendar.range(of: .day, in: .year, for: try Date("2097-09-04T12:00:00Z", strategy: .iso8601))!.count
    }
  }

  /// In Chinese of Taiwan, a time between noon and one is read as one after midnight.
  static func lateNoonOfTaiwan() throws -> String {
    try shown {
      let style = Date.FormatStyle(date: .numeric, time: .shortened, locale: Locale(identifier: "zh_TW"), timeZone: .gmt)
      return try style.parse(style.format(try Date("1992-04-26T12:12:00Z", strategy: .iso8601))).formatted(.iso8601)
    }
  }

  /// A verbatim format with three digits of a second writes a millisecond less than it reads.
  static func verbatimLosesMilliseconds() throws -> String {
    try shown {
      let format: Date.FormatString = "\(year: .defaultDigits)-\(month: .twoDigits)-\(day: .twoDigits) \(second: .twoDigits).\(secondFraction: .fractional(3))"
      let style = Date.VerbatimFormatStyle(format: format, timeZone: .gmt, calendar: Calendar(identifier: .gregorian))
      return style.format(try style.parseStrategy.parse("1971-07-17 03.002"))
    }
  }

  /// The description of a date that is no number traps.
  static func dateThatIsNoNumberTraps() throws -> String {
    try shown {
      return Date(timeIntervalSince1970: .nan).description
    }
  }

  /// A time zone with the smallest Int as its offset traps.
  static func smallestOffsetTraps() throws -> String {
    try shown {
      return TimeZone(secondsFromGMT: .min) == nil
    }
  }

  /// A time zone with seconds is another when it is decoded.
  static func zoneSecondsAreLost() throws -> String {
    try shown {
      let zone = TimeZone(secondsFromGMT: 45_296)!
      return try JSONDecoder().decode(TimeZone.self, from: JSONEncoder().encode(zone)).secondsFromGMT()
    }
  }

  /// Formatting the shortest negative Duration of Int seconds traps.
  static func smallestDurationTraps() throws -> String {
    try shown {
      return Duration.seconds(Int.min).formatted(.time(pattern: .hourMinuteSecond))
    }
  }

  /// Wrapping a huge number of weekdays or years traps.
  static func wrappingHugeWeekdaysTraps() throws -> String {
    try shown {
      let start = Date(timeIntervalSince1970: 0)
      let date = Calendar(identifier: .gregorian).date(byAdding: .weekday, value: 1 << 62, to: start, wrappingComponents: true)
      return date == nil || date != nil
    }
  }

  /// In calendars other than the Gregorian, the smallest Int as a month traps.
  static func smallestMonthTraps() throws -> String {
    try shown {
      var calendar = Calendar(identifier: .buddhist)
      calendar.timeZone = .gmt
      let date = calendar.date(from: DateComponents(year: 2566, month: .min))
      return date == nil || date != nil
    }
  }

  /// The Hebrew calendar is a day behind from 10 November 2045 (1 Kislev 5806) until 1 Kislev 5807.
  static func hebrewYear5806() throws -> String {
    try shown {
      var calendar = Calendar(identifier: .hebrew)
      calendar.timeZone = .gmt
      let parts = calendar.dateComponents([.year, .month, .day], from: try Date("2046-10-01T12:00:00Z", strategy: .iso8601))
      return "\(parts.year!)-\(parts.month!)-\(parts.day!)"
    }
  }

  /// A property list in XML reads a date before the year 0 as another one.
  static func propertyListDatesBeforeZero() throws -> String {
    try shown {
      let encoder = PropertyListEncoder()
      encoder.outputFormat = .xml
      let date = Date(timeIntervalSince1970: -63_114_076_800)
      return try PropertyListDecoder().decode([Date].self, from: encoder.encode([date])) == [date]
    }
  }

  /// In calendars other than the Gregorian, an addition of 2³¹ or more goes back in time.
  static func largeAmountsWrap() throws -> String {
    try shown {
      var calendar = Calendar(identifier: .buddhist)
      calendar.timeZone = .gmt
      let start = Date(timeIntervalSince1970: 0)
      return calendar.date(byAdding: .second, value: 2_147_483_648, to: start).map { $0 > start } ?? true
    }
  }

  /// A Date.ParseStrategy that isn't lenient reads a date that is followed by anything.
  static func strictStrategyIgnoresWhatFollows() throws -> String {
    try shown {
      let strategy = Date.ParseStrategy(format: "\(year: .defaultDigits)-\(month: .twoDigits)-\(day: .twoDigits)", timeZone: .gmt, isLenient: false)
      return (try? strategy.parse("2021-01-01x"))?.formatted(.iso8601) ?? "nil"
    }
  }

  /// With a maximum of units, the text of a duration changes before its next boundary.
  static func unitBoundariesWithAMaximum() throws -> String {
    try shown {
      let style = Duration.UnitsFormatStyle(allowedUnits: [.hours, .minutes, .seconds], width: .narrow, maximumUnitCount: 2)
        .locale(Locale(identifier: "en_US"))
      return [style.format(.seconds(3600)), style.format(.seconds(3601)), "\(style.discreteInput(after: .seconds(3600))!)"].joined(separator: "; ")
    }
  }

  /// The boundary before a date's quarter is in the next year.
  static func quarterBoundaryAYearLate() throws -> String {
    try shown {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
      let style = Date.FormatStyle(locale: Locale(identifier: "en_US"), calendar: calendar, timeZone: .gmt).quarter()
      return style.discreteInput(before: try Date("1970-05-15T00:00:00Z", strategy: .iso8601))!.formatted(.iso8601)
    }
  }

  /// The boundary before the years after Christ is at the start of 1 B.C.
  static func eraBoundaryAYearEarly() throws -> String {
    try shown {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
      let style = Date.FormatStyle(locale: Locale(identifier: "en_US"), calendar: calendar, timeZone: .gmt).era()
      let bound = style.discreteInput(before: Date(timeIntervalSince1970: 0))!
      return style.format(style.input(after: bound)!)
    }
  }

  /// Where a zone's offset has seconds, the minute that is written changes before its boundary.
  static func minuteBoundaryOfOldZones() throws -> String {
    try shown {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = TimeZone(identifier: "Asia/Kolkata")!
      let style = Date.FormatStyle(locale: Locale(identifier: "en_US"), calendar: calendar, timeZone: calendar.timeZone).hour().minute()
      return style.discreteInput(after: try Date("1905-12-31T18:30:00Z", strategy: .iso8601))!.formatted(.iso8601)
    }
  }

  /// The boundary of “1 week” or “1 month” is days away from where the text changes.
  static func relativeBoundariesOfOneWeek() throws -> String {
    try shown {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
      let style = Date.AnchoredRelativeFormatStyle(anchor: Date(timeIntervalSince1970: 0), locale: Locale(identifier: "en_US"), calendar: calendar)
      let days = [8, 5].map { Date(timeIntervalSince1970: $0 * 86_400) }
      return [style.format(days[0]), style.format(days[1]), style.discreteInput(before: days[0])!.formatted(.iso8601)].joined(separator: "; ")
    }
  }

  /// If the anchor is in the last second of a day, the next boundary is before the input.
  static func relativeBoundaryInALastSecond() throws -> String {
    try shown {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
      let style = Date.AnchoredRelativeFormatStyle(anchor: Date(timeIntervalSince1970: -0.5), locale: Locale(identifier: "en_US"), calendar: calendar)
      let date = Date(timeIntervalSince1970: 90_000)
      return style.discreteInput(after: date)! > date
    }
  }
}
