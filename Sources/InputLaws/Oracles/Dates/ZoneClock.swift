import InputRules

/// A zone's offsets, found by listing its changes and the turns of its rule.
struct ZoneClock {
  let zone: CivilZone

  /// The clock of a zone.
  init(_ zone: CivilZone) { self.zone = zone }

  /// The changes, and the turns of the rule after them in the years near a second, in order.
  func turns(near second: Int) -> [(second: Int, offset: Int)] {
    let changes = zone.changes.map { (second: $0.instant.wholeSeconds, offset: $0.offset) }
    guard let rule = zone.rule else { return changes }
    let last = changes.last?.second ?? .min
    return changes + rule.turns(near: second).filter { $0.second > last }
  }

  /// The offset at a second.
  func offset(at second: Int) -> Int {
    let turn = turns(near: second).last { $0.second <= second }
    return turn?.offset ?? (zone.changes.isEmpty ? zone.rule?.standard : nil) ?? zone.offset
  }

  /// The seconds that show a local time, found by trying each offset.
  func seconds(showing local: Int) -> [Int] {
    let rule = zone.rule.map { [$0.standard] + ($0.summer.map { [$0.offset] } ?? []) } ?? []
    return Set(zone.offsets + rule).map { local - $0 }.filter { $0 + offset(at: $0) == local }
      .sorted()
  }

  /// The offset before the first change or turn that skips a local time; nil if none does.
  func offsetBeforeGap(at local: Int) -> Int? {
    turns(near: local).lazy.filter { abs($0.second - local) < 200_000 }
      .map { (turn: $0, before: offset(at: $0.second - 1)) }
      .first { $0.turn.second + $0.before <= local && local < $0.turn.second + $0.turn.offset }?
      .before
  }
}

extension ZoneRule {
  /// The starts and ends of summer time in the years near a second, in order; of an end and a start
  /// at one second, the start comes last.
  func turns(near second: Int) -> [(second: Int, offset: Int)] {
    guard let summer else { return [] }
    let year = CivilTime(counting: second).year
    let years = (year - 2...year + 2).filter { -290_000...290_000 ~= $0 }
    let starts = years.map { (second: summer.start.count(in: $0) - standard, isStart: true) }
    let ends = years.map { (second: summer.end.count(in: $0) - summer.offset, isStart: false) }
    let sorted = (ends + starts).sorted {
      $0.second == $1.second ? !$0.isStart && $1.isStart : $0.second < $1.second
    }
    return sorted.map { ($0.second, $0.isStart ? summer.offset : standard) }
  }

  /// The offset at a second.
  func listedOffset(at second: Int) -> Int {
    turns(near: second).last { $0.second <= second }?.offset ?? standard
  }
}

extension ZoneRule.Turn {
  /// The local time in a year, in seconds.
  func count(in year: Int) -> Int { day.count(in: year) * 86_400 + seconds }
}

extension ZoneRule.Day {
  /// The month and the day in a year; 1 January for a day that is counted from there.
  private func date(in year: Int) -> (month: Int, day: Int) {
    switch self {
    case .zeroBased: return (1, 1)
    case .julian(let number):
      // As in a year without a leap day.
      let date = CivilDate(counting: CivilDate(known: 2001, 1, 1).countedDays + number - 1)
      return (date.month, date.day)
    case .weekday(let month, let week, let weekday):
      let first = CivilDate(known: year, month, 1)
      let day = 1 + (weekday - first.countedWeekday + 7) % 7 + 7 * (week - 1)
      return (month, day > CivilDate.countedLength(ofMonth: month, in: year) ? day - 7 : day)
    }
  }

  /// The day number in a year.
  fileprivate func count(in year: Int) -> Int {
    let (month, day) = date(in: year)
    let days = CivilDate(known: year, month, day).countedDays
    if case .zeroBased(let later) = self { return days + later }
    return days
  }
}
