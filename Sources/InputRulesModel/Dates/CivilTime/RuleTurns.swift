import InputRules

/// The starts and ends of the summer times of a rule (D7.4 to D7.6).
struct RuleTurns {
  private let rule: ZoneRule

  /// The turns of a rule.
  init(_ rule: ZoneRule) { self.rule = rule }

  /// The offsets that the rule may give (D7.4).
  var offsets: [Int] { [rule.standard] + (rule.summer.map { [$0.offset] } ?? []) }

  /// The offset at a second since 1970: that of the latest turn that isn't after it (D7.6).
  func offset(at second: Int) -> Int {
    let past = turns(around: second).filter { $0.second <= second }
    guard let latest = past.map(\.second).max() else { return rule.standard }
    let offsets = past.filter { $0.second == latest }.map(\.offset)
    // If both are at this second, the start counts.
    return offsets.count > 1 ? rule.summer?.offset ?? rule.standard : offsets[0]
  }

  /// The starts and ends of the years around a second since 1970, and the offset from each of them
  /// on (D7.6).
  func turns(around second: Int) -> [(second: Int, offset: Int)] {
    guard let summer = rule.summer else { return [] }
    let number = DayCount.floor(second, by: 86_400)
    let numbers = DayCount.numbers
    let near = DayCount.date(min(max(number, numbers.lowerBound), numbers.upperBound)).year
    return ((near - 2)...(near + 2)).filter(DayCount.years.contains).flatMap { year in
      [
        (instant(of: summer.start, in: year, offset: rule.standard), summer.offset),
        (instant(of: summer.end, in: year, offset: summer.offset), rule.standard),
      ]
    }
  }

  /// The second since 1970 of a turn that is read in an offset (D7.6).
  private func instant(of turn: ZoneRule.Turn, in year: Int, offset: Int) -> Int {
    number(of: turn.day, in: year) * 86_400 + turn.seconds - offset
  }

  /// The day number of a day of a rule in a year (D7.5).
  private func number(of day: ZoneRule.Day, in year: Int) -> Int {
    let start = DayCount.start(ofYear: year)
    switch day {
    case .zeroBased(let days): return start + days
    case .julian(let day):
      let numbers = start..<DayCount.start(ofYear: year + 1)
      return numbers.filter { !isLeapDay($0) }[day - 1]
    case .weekday(let month, let week, let weekday):
      let first = DayCount.number(year, month, 1)
      let length = DayCount.length(ofMonth: month, in: year)
      let numbers = (first..<(first + length)).filter { DayCount.weekday($0) == weekday }
      return week == 5 ? numbers[numbers.count - 1] : numbers[week - 1]
    }
  }

  private func isLeapDay(_ number: Int) -> Bool {
    let (_, month, day) = DayCount.date(number)
    return month == 2 && day == 29
  }
}
