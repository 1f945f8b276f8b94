/// Date inputs, implemented directly from the specification.
public struct ModelDateInputs: Sendable {
  /// The model.
  public init() {}

  /// The number that a text stands for (D16.4, D16.5).
  public func number(of text: String, _ kind: DateInputKind) throws(DateInputError) -> Int {
    let units = Array(text.utf16)
    // A year can't have more digits than the text has units.
    let templates = InputTemplate.all(of: kind, upTo: units.count)
    if !templates.contains(where: { $0.matches(units) }) {
      throw .malformed(offset: templates.map { $0.matched(of: units) }.max() ?? 0)
    }
    let value = InputValue(text, kind)
    if let component = value.problem { throw .noSuchValue(component) }
    return value.number
  }

  /// The numbers that stand for values of a kind: in the years 1 to 290,000, or in a day (D16.6).
  package func numbers(of kind: DateInputKind) -> ClosedRange<Int> {
    let days = DayCount.number(1, 1, 1)...DayCount.number(290_000, 12, 31)
    switch kind {
    case .time: return 0...86_399_999
    case .month: return (1 - 1970) * 12...(290_000 - 1970) * 12 + 11
    case .date, .week, .datetimeLocal:
      return days.lowerBound * 86_400_000...days.upperBound * 86_400_000 + 86_399_999
    }
  }

  /// The text of the value that a number stands for (D16.6, D16.7).
  public func text(of number: Int, _ kind: DateInputKind) throws(DateInputError) -> String {
    if !numbers(of: kind).contains(number) { throw .outOfRange(number) }
    let day = number.floored(by: 86_400_000)
    switch kind {
    case .date: return date(day)
    case .time: return time(number)
    case .datetimeLocal: return date(day) + "T" + time(number - day * 86_400_000)
    case .month:
      let year = number.floored(by: 12)
      return digits(year + 1970, 4) + "-" + digits(number - year * 12 + 1, 2)
    case .week:
      let (year, week, _) = ModelCivilTime().week(of: known(day))
      return digits(year, 4) + "-W" + digits(week, 2)
    }
  }

  private func known(_ day: Int) -> CivilDate {
    let (year, month, ofMonth) = DayCount.date(day)
    return CivilDate(known: year, month, ofMonth)
  }

  private func date(_ number: Int) -> String {
    let (year, month, day) = DayCount.date(number)
    return digits(year, 4) + "-" + digits(month, 2) + "-" + digits(day, 2)
  }

  /// The shortest text for a time, in milliseconds since midnight (D16.7).
  private func time(_ milliseconds: Int) -> String {
    let seconds = milliseconds / 1_000
    let minutes = digits(seconds / 3_600, 2) + ":" + digits(seconds / 60 % 60, 2)
    if milliseconds % 60_000 == 0 { return minutes }
    let whole = minutes + ":" + digits(seconds % 60, 2)
    var fraction = digits(milliseconds % 1_000, 3)
    while fraction.hasSuffix("0") { fraction.removeLast() }
    return fraction.isEmpty ? whole : whole + "." + fraction
  }

  private func digits(_ number: Int, _ count: Int) -> String {
    let digits = "\(number)"
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }

  /// The text that an input keeps when code sets this text (D16.9).
  public func sanitized(_ text: String, _ kind: DateInputKind) -> String {
    do {
      let number = try number(of: text, kind)
      return kind == .datetimeLocal ? try self.text(of: number, kind) : text
    } catch { return "" }
  }
}
