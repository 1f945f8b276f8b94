/// The parts of a rule's text, which has already been checked (D12.12, D12.13).
struct RuleText {
  private var rest: Substring

  /// The parts of a text.
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

  /// Skips a scalar if it comes next, and returns whether it did.
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

  /// Reads hours, minutes and seconds, as seconds.
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
