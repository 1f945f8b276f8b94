import PropertyTesting

/// The code of a date picker with a wheel each for the year, the month and the day.
public struct TestedDatePicker: TestedCode {
  /// A year, a month from 1 and a day from 1.
  public typealias Rows = (year: Int, month: Int, day: Int)

  /// The picker's name in reports.
  public let name: String
  let select: @Sendable (Int, Int, Int) -> Rows?
  let days: @Sendable (Int, Int) -> Int

  /// A picker of Gregorian dates.
  /// - Parameters:
  ///   - name: the picker's name in reports.
  ///   - select: returns the date shown after a year, a month and a day are selected, or `nil`.
  ///   - days: returns the number of days that the picker offers in a month of a year.
  public init(
    _ name: String, select: @escaping @Sendable (Int, Int, Int) -> Rows?,
    days: @escaping @Sendable (Int, Int) -> Int
  ) {
    (self.name, self.select, self.days) = (name, select, days)
  }

  /// Checks the picker against its laws.
  /// - Parameters:
  ///   - meaning: what the picker must do.
  ///   - settings: how many cases each law has, and the random seed.
  ///   - choices: a replay code from a report; if given, only its input is checked.
  /// - Returns: the laws that were checked, and the failures.
  public func examined(
    meaning: DatePickerMeaning, settings: RunSettings = RunSettings(cases: 2_000),
    choices: String? = nil
  ) -> FieldReport {
    if let problem = meaning.problem { return FieldReport(field: name, problem: problem) }
    return FieldExamination.report(on: subject(meaning), settings, choices: choices)
  }

  private func subject(_ meaning: DatePickerMeaning) -> ValueSubject<PickedDate> {
    ValueSubject(
      name: name, functions: "select and days", counted: "selections",
      inputs: meaning.selections, step: { ("select \($0)", "select(\($0.arguments))") },
      effects: { date in [shown(date).map { $0 == date ? .accepted : .rewritten } ?? .refused] },
      laws: (laws(meaning), []))
  }

  func shown(_ date: PickedDate) -> PickedDate? {
    select(date.year, date.month, date.day).map(PickedDate.init)
  }
}

/// The requirements of a date picker.
public struct DatePickerMeaning: Sendable {
  /// The treatment of a date that doesn't exist, such as 31 April.
  public enum MissingDate: Sendable {
    /// The last day of its month is shown.
    case lastOfMonth
    /// The selection doesn't change.
    case refused
  }

  let first: PickedDate
  let last: PickedDate
  let missing: MissingDate

  /// Dates from one through another; a date outside becomes the nearest of the two.
  /// - Parameters:
  ///   - first: the earliest date.
  ///   - last: the latest date.
  ///   - missing: what becomes of a date that doesn't exist.
  public init(
    from first: TestedDatePicker.Rows, through last: TestedDatePicker.Rows,
    missing: MissingDate = .lastOfMonth
  ) {
    (self.first, self.last) = (PickedDate(first), PickedDate(last))
    self.missing = missing
  }

  var problem: MeaningProblem? {
    for date in [first, last] where !(1...9_999 ~= date.year && date.exists) {
      return .noSuchDate("\(date)")
    }
    return first <= last ? nil : .reversedDates("\(first)", "\(last)")
  }

  /// What is shown after a selection; nil if it is refused.
  func shown(_ date: PickedDate) -> PickedDate? {
    if !date.exists && missing == .refused { return nil }
    return min(max(date.inItsMonth, first), last)
  }

  /// Dates in the years allowed and one year around; some years are at a bound or end a century.
  var selections: Generator<PickedDate> {
    let years = (first.year - 1)...(last.year + 1)
    let edges = years.filter { $0 % 100 == 0 } + [first.year, last.year]
    let year = Generator<Int>.oneOf(
      .int(in: years), .int(in: 0...(edges.count - 1)).map { edges[$0] })
    let day = Generator<Int>.oneOf(.int(in: 1...31), .int(in: 28...31))
    return zip(year, .int(in: 1...12), day).map { PickedDate(($0, $1, $2)) }
  }
}
