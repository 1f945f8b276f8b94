private let model = ModelZones()

extension Mutant {
  static let civilZones: [Mutant] = [
    .replacing(\.civilTimes.offset, "ZoneDaysOf24Hours", "The offset is the same all day.") {
      instant, zone in
      let day = 86_400_000_000
      let start = instant.microseconds - (instant.microseconds % day + day) % day
      return model.offset(at: Instant(microseconds: start), in: zone)
    }.killed(by: .zonesEqualModel).bug("InlitX/streak#162"),
    .replacing(\.civilTimes.timeAtInstant, "ZoneTodayInUTC", "The local date is the date in UTC.") {
      instant, zone in
      let universal = model.civilTime(at: instant, in: .universal)
      guard var time = model.civilTime(at: instant, in: zone), let universal else { return nil }
      (time.year, time.month, time.day) = (universal.year, universal.month, universal.day)
      return time
    }.killed(by: .zonesEqualModel).bug("toggl/mobileapp#3453"),
    .localTime("ZoneGapBackward", "A time in a gap is moved back.") { question in
      guard question.instants.isEmpty, let moved = question.instant else { return nil }
      let shown = model.civilTime(at: moved, in: question.zone)
      guard let shown, let gap = question.time.seconds(to: shown) else { return nil }
      return moved.advanced(by: -gap)
    }.killed(by: .localTimesEqualFoundation, .zonesEqualModel).bug("glad/glDatePicker#47"),
    .localTime("ZoneElapsedHours", "A local time is the time elapsed since midnight.") { question in
      var midnight = question.time
      (midnight.hour, midnight.minute, midnight.second) = (0, 0, 0)
      let start = model.instant(of: midnight, in: question.zone, choosing: .first)
      return start?.advanced(by: midnight.seconds(to: question.time) ?? 0)
    }
    .killed(by: .localTimesEqualFoundation, .zonesEqualModel).bug(
      "longbill/jquery-date-range-picker#485"),
    .localTime("ZoneFirstOffsetAlways", "Every local time has its zone's first offset.") {
      let offset = model.offset(at: Instant(microseconds: -(1 << 62)), in: $0.zone)
      return $0.instant(by: offset)
    }.killed(by: .zonesEqualModel).bug("klazuka/Kal#33"),
    .localTime("ZoneSecondIsFirst", "A repeated time always means the first instant.") { question in
      question.instants.first
    }.killed(by: .zonesEqualModel).bug("mui/mui-x#23039"),
    .replacing(\.civilTimes.instants, "ZoneRepeatedHourOnce", "Repeated times mean one instant.") {
      time, zone in Array(model.instants(of: time, in: zone).prefix(1))
    }.killed(by: .zonesEqualModel).bug("Hacker0x01/react-datepicker#4243"),
    .localTime("ZoneDeviceGap", "A time that one zone skips is moved in all zones.") {
      question in
      let gap = CivilTime(year: 2026, month: 3, day: 29, hour: 2)
      guard let since = gap.seconds(to: question.time), 0..<3_600 ~= since else { return nil }
      return question.instant?.advanced(by: 3_600)
    }.killed(by: .zonesEqualModel).bug("iamkun/dayjs#2304"),
    .replacing(\.civilTimes.offset, "ZoneLastIsFourth", "A month's last week is its fourth.") {
      instant, zone in model.offset(at: instant, in: zone.withFourthWeeks)
    }.killed(by: .rulesTurnOnTheirDays, .zonesEqualModel),
    .zoneFile("ZoneFileFirstChange", "A zone begins with its first change's offset.") { bytes in
      let zone = try? readZone(bytes)
      guard let zone, let change = zone.changes.first else { return nil }
      return try? CivilZone(offset: change.offset, changes: zone.changes, rule: zone.rule)
    }.killed(by: .zoneFilesAreReadBack),
    .zoneFile("ZoneFileLastByteMissing", "A file without its last byte is accepted.") { bytes in
      try? readZone(bytes + [10])
    }.killed(by: .cutZoneFilesAreRefused),
    .zoneFile("ZoneFileTrailingTaken", "An extra byte at a file's end is ignored.") { bytes in
      try? readZone(bytes.dropLast())
    }.killed(by: .zoneFilesEqualModel),
    .result(of: \.civilTimes.ruleOfText, "RuleOffsetEast", "A rule's offset has the wrong sign.") {
      rule, _, _ in
      rule.map { rule in
        var rule = rule
        rule.standard = -rule.standard
        return rule
      }
    }.killed(by: .ruleTextsAreReadBack, .zoneFilesEqualModel),
    .replacing(\.civilTimes.timeAtInstant, "CenturiesLeap", "2100 is a leap year.") {
      instant, zone in
      let isLate = instant >= Instant(seconds: 4_107_542_400)
      var time = model.civilTime(at: isLate ? instant.advanced(by: -86_400) : instant, in: zone)
      if isLate, time?.year == 2_100, time?.month == 2 { time?.day = 29 }
      return time
    }.killed(by: .civilTimeEqualsFoundation, .zonesEqualModel).bug("tinygo-org/drivers#530"),
    .change(
      \.civilTimes.weekdayOfTime, "LeapWeekday", "Weekdays before a leap day are one day late."
    ) { weekday, time in DayCount.isLeap(time.year) && time.month <= 2 ? weekday % 7 + 1 : weekday }
    .killed(by: .civilTimeEqualsFoundation).bug("jmrozanec/cron-utils#69"),
    .change(\.civilTimes.weekdayOfTime, "MondayFirst", "Monday is day 1 of the week.") {
      weekday, _ in (weekday + 5) % 7 + 1
    }
    .killed(by: .civilTimeEqualsFoundation, .everyDayFollowsAnother).bug(
      "rafaelsetragni/awesome_notifications#790"),
    .change(\.civilTimes.weekdayOfTime, "WeekdayFromZero", "Sunday is day 0 of the week.") {
      weekday, _ in weekday - 1
    }.killed(by: .civilTimeEqualsFoundation).bug("ionic-team/capacitor-plugins#601"),
    .replacing(
      \.civilTimes.timeAtInstant, "CutBefore1970",
      "Before 1970, fractions of a second are rounded toward 1970."
    ) { instant, zone in
      let seconds = Instant(seconds: instant.microseconds / 1_000_000)
      return model.civilTime(at: seconds, in: zone)
    }.killed(by: .civilTimesRise, .zonesEqualModel).bug("ocaml/ocaml#6921"),
  ]

  /// Creates a mutant that uses `answer` to find a local time's instant, or the model if `answer`
  /// returns `nil`.
  private static func localTime(
    _ id: String, _ mistake: String, _ answer: @escaping @Sendable (LocalTimeQuestion) -> Instant?
  ) -> Mutant {
    replacing(\.civilTimes.instant, id, mistake) { time, zone, choice in
      let question = LocalTimeQuestion(time: time, zone: zone, choice: choice)
      return answer(question) ?? question.instant
    }
  }

  /// Creates a mutant that reads zone files with `answer` or, if that returns `nil`, the model.
  private static func zoneFile(
    _ id: String, _ mistake: String, _ answer: @escaping @Sendable ([UInt8]) -> CivilZone?
  ) -> Mutant {
    result(of: \.civilTimes.zoneOfFile, id, mistake) { zone, bytes in
      answer(bytes).map { .success($0) } ?? zone
    }
  }
}

/// Returns the zone that the model reads from a file's bytes.
private func readZone(_ bytes: some Sequence<UInt8>) throws -> CivilZone {
  let (offset, changes, rule) = try model.zone(ofFile: Array(bytes))
  return try CivilZone(offset: offset, changes: changes, rule: rule)
}

/// A question: the instant of a local time in a zone.
private struct LocalTimeQuestion {
  let time: CivilTime
  let zone: CivilZone
  let choice: OverlapChoice

  var instants: [Instant] { model.instants(of: time, in: zone) }

  var instant: Instant? { model.instant(of: time, in: zone, choosing: choice) }

  /// The instant at which a zone with only this offset shows the local time.
  func instant(by offset: Int) -> Instant? {
    model.instant(of: time, in: .universal, choosing: .first)?.advanced(by: -offset)
  }
}

extension CivilTime {
  /// The number of seconds from this local time to another; `nil` if either one doesn't exist.
  fileprivate func seconds(to other: CivilTime) -> Int? {
    let ends = [self, other].map { model.instant(of: $0, in: .universal, choosing: .first) }
    guard let start = ends[0], let end = ends[1] else { return nil }
    return (end.microseconds - start.microseconds) / 1_000_000
  }
}

extension CivilZone {
  /// The zone, with each last weekday of a month in its rule replaced by the fourth.
  fileprivate var withFourthWeeks: CivilZone {
    guard var rule, var summer = rule.summer else { return self }
    (summer.start.day, summer.end.day) = (summer.start.day.fourth, summer.end.day.fourth)
    rule.summer = summer
    return (try? CivilZone(offset: offset, changes: changes, rule: rule)) ?? self
  }
}

extension ZoneRule.Day {
  fileprivate var fourth: ZoneRule.Day {
    guard case .weekday(let month, 5, let weekday) = self else { return self }
    return .weekday(month: month, week: 4, weekday: weekday)
  }
}
