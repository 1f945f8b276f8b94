private let model = ModelCivilTime()

extension Mutant {
  static let civilDates: [Mutant] = [
    .change(
      \.civilTimes.problemOfDate, "CivilCenturiesLeap", "Every fourth year has February 29."
    ) { problem, year, month, day in
      problem == .day(29) && month == 2 && year % 4 == 0 ? nil : problem
    }.killed(by: .badDatesNameTheirPart).bug("wdullaer/MaterialDateTimePicker#53"),
    .change(\.civilTimes.problemOfDate, "CivilFourHundredNot", "2000 isn't a leap year.") {
      problem, year, month, day in
      problem == nil && month == 2 && day == 29 && year % 100 == 0 ? .day(29) : problem
    }.killed(by: .badDatesNameTheirPart).bug("jfmdev/ngComboDatePicker#25"),
    .civilSum("CivilMonthRollsOver", "A day missing from its month rolls into the next month.") {
      date, period in period.months == 0 ? nil : date.rolledOver(by: period)
    }
    .killed(by: .everyDayFitsEveryMonth, .periodsEqualFoundation).bug(
      "react-toolbox/react-toolbox#533"),
    .civilSum("CivilLeapDayRollsOver", "One year after February 29 is March 1.") { date, period in
      period.months != 0 || period.years == 0 || date.month != 2 ? nil : date.rolledOver(by: period)
    }.killed(by: .civilDatesEqualModel).bug("date-fns/date-fns#4027"),
    .change(\.civilTimes.difference, "CivilMonthsByNumber", "A count of months ignores the days.") {
      period, start, end, units in
      guard units == [.months] else { return period }
      return CivilPeriod(months: (end.year - start.year) * 12 + end.month - start.month)
    }.killed(by: .differencesLeadBack),
    .result(of: \.civilTimes.dateOfDayNumber, "CivilNoYearZero", "The year before 1 is −1.") {
      date, _ in date.map { $0.year < 1 ? CivilDate(known: $0.year - 1, $0.month, $0.day) : $0 }
    }.killed(by: .badDatesNameTheirPart),
    .change(\.civilTimes.dayOfWeek, "CivilYearForWeekYear", "A week's year is the date's year.") {
      day, date in
      var day = day
      day.year = date.year
      return day
    }.killed(by: .weeksEqualFoundation).bug("Vuepic/vue-datepicker#1055"),
    .change(
      \.civilTimes.weekdayOrdinal, "CivilOrdinalByRow",
      "A weekday's ordinal is its row on a calendar page whose weeks begin on Sunday."
    ) { ordinal, date in
      let first = (model.weekday(of: date) - date.day % 7 + 7) % 7
      return (date.day + first - 1) / 7 + 1
    }.killed(by: .civilDatesEqualModel),
    .change(\.civilTimes.formatted, "CivilNoonIsZero", "12 o'clock is written as 0.") {
      text, time, format, names, zone in
      guard time.hour % 12 == 0, format.contains("h") else { return text }
      var early = time
      early.hour += 10
      return model.text(of: early, format: format, names: names, zoneName: zone)
    }.killed(by: .dateFormatsWriteTheirFields, .civilDatesEqualModel),
    .change(\.civilTimes.formatted, "CivilMinusForgotten", "Negative numbers have no minus sign.") {
      text, time, format, _, _ in
      format.hasPrefix("y") ? text : text.map { String($0.drop { $0 == "-" }) }
    }.killed(by: .everyTimeIsWritten),
    .replacing(
      throwing: \.civilTimes.instantOfSeconds, "CivilSecondsCut", "Microseconds are truncated."
    ) {
      (seconds) throws(InstantError) in
      let instant = try model.instant(secondsSince1970: seconds)
      return abs(seconds) < 1e9 ? Instant(microseconds: Int(seconds * 1e6)) : instant
    }.killed(by: .secondsGiveTheNearestMicrosecond),
  ]

  /// Creates a mutant in which `answer` adds periods to dates; if it returns `nil`, the model
  /// adds them.
  private static func civilSum(
    _ id: String, _ mistake: String,
    _ answer: @escaping @Sendable (CivilDate, CivilPeriod) -> CivilDate?
  ) -> Mutant {
    result(of: \.civilTimes.sum, id, mistake) { sum, date, period in
      guard case .success = sum, let wrong = answer(date, period) else { return sum }
      return .success(wrong)
    }
  }

  private static func change<A, B, C, D, Answer>(
    _ path: WritableKeyPath<Implementation, @Sendable (A, B, C, D) -> Answer>, _ id: String,
    _ mistake: String, by answer: @escaping @Sendable (Answer, A, B, C, D) -> Answer
  ) -> Mutant {
    wrapping(path, id, mistake) { function in
      { answer(function($0, $1, $2, $3), $0, $1, $2, $3) }
    }
  }
}

extension CivilDate {
  /// The same day in another month; in a month that is too short, it rolls over into the next
  /// month.
  ///
  /// The result is `nil` if the model refuses the month.
  fileprivate func rolledOver(by period: CivilPeriod) -> CivilDate? {
    let whole = CivilPeriod(years: period.years, months: period.months)
    let first = CivilDate(known: year, month, 1)
    guard let start = try? model.sum(first, whole) else { return nil }
    return try? model.sum(start, CivilPeriod(weeks: period.weeks, days: period.days)).later(
      by: day - 1)
  }

  private func later(by days: Int) -> CivilDate {
    (try? model.sum(self, CivilPeriod(days: days))) ?? self
  }
}
