import InputRules

/// A time span in which a zone has one offset, in seconds of universal time since the start of 1970
/// (D7.9).
struct ZoneSpan {
  /// Its first second.
  let start: Int
  /// The first second of the next one.
  let end: Int
  /// The offset of local time, in seconds.
  let offset: Int

  /// Whether the second belongs to it (D7.9).
  func contains(_ second: Int) -> Bool { start <= second && second < end }
}

extension CivilZone {
  /// The time spans with a second from the first to the last; those of the rule are complete only
  /// there (D7.7, D7.9).
  func spans(from first: Int, to last: Int) -> [ZoneSpan] {
    var turns = [(second: Int.min, offset: offset)]
    for change in changes {
      turns.append((change.instant.microseconds / 1_000_000, change.offset))
    }
    if let rule, let since = turns.last?.second {
      turns[turns.count - 1].offset = rule.offset(at: max(since, first))
      for second in rule.turns(from: first, to: last) where second > since {
        turns.append((second, rule.offset(at: second)))
      }
    }
    var spans: [ZoneSpan] = []
    for (index, turn) in turns.enumerated() {
      let end = index + 1 < turns.count ? turns[index + 1].second : Int.max
      if end > first && turn.second <= last {
        spans.append(ZoneSpan(start: turn.second, end: end, offset: turn.offset))
      }
    }
    return spans
  }
}

extension ZoneRule {
  /// The offset at a second: that of the latest start or end that isn't after it (D7.6).
  fileprivate func offset(at second: Int) -> Int {
    let past = turns(near: second).filter { $0.second <= second }
    guard let latest = past.map(\.second).max() else { return standard }
    let isSummer = past.contains { $0.second == latest && $0.isStart }
    return isSummer ? summer?.offset ?? standard : standard
  }

  /// The seconds, after the first and up to the last, at which summer time starts or ends (D7.6).
  fileprivate func turns(from first: Int, to last: Int) -> [Int] {
    let all = turns(near: first) + turns(near: last)
    return Set(all.map(\.second).filter { first < $0 && $0 <= last }).sorted()
  }

  /// The starts and ends of summer time in the years near a second, among others (D7.6).
  private func turns(near second: Int) -> [(second: Int, isStart: Bool)] {
    guard let summer else { return [] }
    let year = min(max(-290_000, 1970 + second / 31_556_952), 290_000)
    var turns: [(second: Int, isStart: Bool)] = []
    for year in max(-290_000, year - 3)...min(290_000, year + 3) {
      turns.append((summer.start.local(in: year) - standard, true))
      turns.append((summer.end.local(in: year) - summer.offset, false))
    }
    return turns
  }
}

extension ZoneRule.Turn {
  /// The local time in a year, in seconds since the start of 1970 (D7.5).
  fileprivate func local(in year: Int) -> Int {
    // The calendar repeats after 400 years.
    let cycles = (year + 400_000) / 400 - 1_000
    let days = day.daysBefore(in: year - cycles * 400 + 400) + (cycles - 1) * Calendar.daysOfCycle
    return (days - Calendar.daysBefore1970) * 86_400 + seconds
  }
}

extension ZoneRule.Day {
  /// The days before it in the calendar, in one of its years (D7.5).
  fileprivate func daysBefore(in year: Int) -> Int {
    switch self {
    case .weekday(let month, let week, let weekday):
      let first = Calendar.days(before: 1, ofMonth: month, in: year)
      let days = (first..<first + Calendar.length(ofMonth: month, in: year)).filter {
        Calendar.weekday(after: $0) == weekday
      }
      return days[min(week, days.count) - 1]
    case .julian(let day):
      let days = (0...365).filter { !Calendar.isLeap(year) || $0 != 59 }
      return Calendar.days(before: 1, ofMonth: 1, in: year) + days[day - 1]
    case .zeroBased(let days): return Calendar.days(before: 1, ofMonth: 1, in: year) + days
    }
  }
}
