/// The parts of a rule's text, which has already been checked (D12.12, D12.13).
struct RuleText {
  private var rest: Substring

  private init(_ text: String) { rest = text[...] }

  /// The rule that a text describes (D12.12, D12.13).
  static func rule(of text: String) -> ZoneRule {
    var parts = RuleText(text)
    parts.skipName()
    let standard = -parts.takeTime()
    if parts.rest.isEmpty { return ZoneRule(standard: standard, summer: nil) }
    parts.skipName()
    let offset = parts.rest.first == "," ? standard + 3_600 : -parts.takeTime()
    let start = parts.takeTurn()
    let end = parts.takeTurn()
    return ZoneRule(
      standard: standard, summer: ZoneRule.Summer(offset: offset, from: start, to: end))
  }

  private mutating func skipName() {
    if rest.first == "<" {
      rest = rest.drop { $0 != ">" }.dropFirst()
    } else {
      rest = rest.drop { $0.isLetter }
    }
  }

  /// Skips the next character if it equals `next`, and returns whether it was skipped.
  private mutating func take(_ next: Character) -> Bool {
    guard rest.first == next else { return false }
    rest = rest.dropFirst()
    return true
  }

  private mutating func takeNumber() -> Int {
    let digits = rest.prefix { $0.isNumber }
    rest = rest.dropFirst(digits.count)
    return digits.utf8.reduce(0) { $0 * 10 + Int($1) - 48 }
  }

  /// Reads hours, minutes and seconds, and returns them as seconds.
  private mutating func takeTime() -> Int {
    let isNegative = take("-")
    if !isNegative { _ = take("+") }
    var seconds = takeNumber() * 3_600
    if take(":") { seconds += takeNumber() * 60 }
    if take(":") { seconds += takeNumber() }
    return isNegative ? -seconds : seconds
  }

  private mutating func takeTurn() -> ZoneRule.Turn {
    _ = take(",")
    let day = takeDay()
    return ZoneRule.Turn(day, seconds: take("/") ? takeTime() : 7_200)
  }

  private mutating func takeDay() -> ZoneRule.Day {
    if take("J") { return .julian(takeNumber()) }
    guard take("M") else { return .zeroBased(takeNumber()) }
    let month = takeNumber()
    _ = take(".")
    let week = takeNumber()
    _ = take(".")
    return .weekday(month: month, week: week, weekday: takeNumber() + 1)
  }
}

/// The starts and ends of daylight saving time that a rule determines (D7.4 to D7.6).
package struct RuleTurns {
  private let rule: ZoneRule

  package init(_ rule: ZoneRule) { self.rule = rule }

  /// The offsets that the rule uses (D7.4).
  var offsets: [Int] { [rule.standard] + (rule.summer.map { [$0.offset] } ?? []) }

  /// The offset at a second since 1970: that of the last turn or, if there was no turn, the
  /// standard offset (D7.6).
  package func offset(at second: Int) -> Int {
    turns(around: second).last { $0.second <= second }?.offset ?? rule.standard
  }

  /// The turns in the years around a second since 1970, each with its new offset (D7.6).
  ///
  /// The turns are in order. If an end and a start coincide, the start is last, so it takes effect.
  package func turns(around second: Int) -> [(second: Int, offset: Int)] {
    let number = second.floored(by: 86_400)
    let numbers = DayCount.numbers
    let near = DayCount.date(min(max(number, numbers.lowerBound), numbers.upperBound)).year
    let years = ((near - 2)...(near + 2)).filter(DayCount.years.contains)
    let summers = years.compactMap(turns(in:))
    let all = summers.map { ($0.end, false) } + summers.map { ($0.start, true) }
    let sorted = all.sorted { $0.0 == $1.0 ? !$0.1 && $1.1 : $0.0 < $1.0 }
    return sorted.map { ($0, $1 ? rule.summer?.offset ?? rule.standard : rule.standard) }
  }

  /// The start and the end of daylight saving time in a year, in seconds since 1970, or `nil` if
  /// the rule has no daylight saving time (D7.6).
  package func turns(in year: Int) -> (start: Int, end: Int)? {
    guard let summer = rule.summer else { return nil }
    return (
      instant(of: summer.start, in: year, offset: rule.standard),
      instant(of: summer.end, in: year, offset: summer.offset)
    )
  }

  /// The time of a turn, in seconds since 1970; its local time has the given offset (D7.6).
  private func instant(of turn: ZoneRule.Turn, in year: Int, offset: Int) -> Int {
    number(of: turn.day, in: year) * 86_400 + turn.seconds - offset
  }

  /// The day number of one of the rule's days in a year (D7.5).
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
