import InputRules
import PropertyTesting

/// The code of a date picker with three wheels: the year, the month and the day.
public struct TestedDatePicker: TestedCode {
  /// A year, a month and a day; the first month and the first day are 1.
  public typealias Rows = (year: Int, month: Int, day: Int)

  /// The picker's name in reports.
  public let name: String
  let select: @Sendable (Int, Int, Int) -> Rows?
  let days: @Sendable (Int, Int) -> Int

  /// A picker of Gregorian dates.
  /// - Parameters:
  ///   - name: the picker's name in reports.
  ///   - select: selects a year, a month and a day; returns the shown date, or `nil` if it refuses.
  ///   - days: returns the number of days that the picker offers in a month of a year.
  public init(
    _ name: String, select: @escaping @Sendable (Int, Int, Int) -> Rows?,
    days: @escaping @Sendable (Int, Int) -> Int
  ) {
    (self.name, self.select, self.days) = (name, select, days)
  }

  /// The laws of the picker.
  /// - Parameter meaning: what the picker must do.
  public func laws(of meaning: DatePickerMeaning) -> CodeLaws {
    CodeLaws(
      name, meaning.problem,
      ValueSubject(
        name: name, functions: "select and days", counted: "selections",
        inputs: meaning.selections, step: { .init("select \($0)", "select(\($0.arguments))") },
        effects: { date in [shown(date).map { $0 == date ? .accepted : .rewritten } ?? .refused] },
        laws: answering + showing(meaning)))
  }

  func shown(_ date: PickedDate) -> PickedDate? {
    select(date.year, date.month, date.day).map(PickedDate.init)
  }
}

/// The requirements of a date picker.
public struct DatePickerMeaning: Sendable {
  /// The picker's treatment of a date that doesn't exist, such as April 31.
  public enum MissingDate: Sendable {
    /// The month's last day is shown.
    case lastOfMonth
    /// The selection doesn't change.
    case refused
  }

  let first: PickedDate
  let last: PickedDate
  let missing: MissingDate

  /// Dates between two bounds; a date outside the bounds becomes the nearer bound.
  /// - Parameters:
  ///   - first: the earliest date.
  ///   - last: the latest date.
  ///   - missing: the treatment of a date that doesn't exist.
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

  /// The date shown after a selection, or `nil` if the selection is refused.
  func shown(_ date: PickedDate) -> PickedDate? {
    if !date.exists && missing == .refused { return nil }
    return min(max(date.inItsMonth, first), last)
  }

  /// Generates dates from the year before the bounds to the year after; at least half are in a
  /// bound's year or a century year.
  var selections: Generator<PickedDate> {
    let years = (first.year - 1)...(last.year + 1)
    let edges = years.filter { $0 % 100 == 0 } + [first.year, last.year]
    let year = Generator<Int>.oneOf(
      .int(in: years), .int(in: 0...(edges.count - 1)).map { edges[$0] })
    let day = Generator<Int>.oneOf(.int(in: 1...31), .int(in: 28...31))
    return zip(year, .int(in: 1...12), day).map { PickedDate(($0, $1, $2)) }
  }
}

extension TestedDatePicker {
  private var answering: [ValueLaw<PickedDate>] {
    [
      ValueLaw(
        name: "EverySelectionIsAnswered",
        sentence: "Every selection gets an answer, and no selection ends the app.",
        cause: "A force unwrap of a date that doesn't exist.",
        remedy: "Limit the day to the month's days before creating a date.", isFirst: true
      ) { date in
        _ = select(date.year, date.month, date.day)
        _ = days(date.year, date.month)
      },
      ValueLaw(
        name: "AnswersDependOnlyOnTheSelection",
        sentence: "The same selection shows the same date.",
        cause: "The code keeps state between its calls, or reads the time.",
        remedy: "Compute the date from the rows alone."
      ) { date in try require(shown(date), shown(date), "the same date, ", date) },
      ValueLaw(
        name: "DaysOfTheMonthAreRight", sentence: "Each month has the right number of days.",
        cause: "Leap years every 4 years, without exceptions, or 31 days in each month.",
        remedy: "A leap year is divisible by 4, and by 400 if it is divisible by 100."
      ) { date in
        let (meant, offered) = (PickedDate.days(date.year, date.month), days(date.year, date.month))
        try expect(
          meant == offered, "\(meant) days in the month", found: "\(offered)",
          "#expect(days(\(date.year), \(date.month)) == \(meant))")
      },
    ]
  }

  private func showing(_ meaning: DatePickerMeaning) -> [ValueLaw<PickedDate>] {
    [
      ValueLaw(
        name: "ShownDatesExist", sentence: "The shown date exists.",
        cause: "The day stays the same when the month or the year changes.",
        remedy: "Show min(day, days in the month)."
      ) { date in
        guard let shown = shown(date), !shown.exists else { return }
        throw BrokenLaw(
          expected: "a date that exists", found: "\(shown)",
          "#expect(select(\(date.arguments)) ?? (0, 0, 0) != (\(shown.arguments)))")
      },
      ValueLaw(
        name: "SelectionsShowTheMeantDate",
        sentence: "Dates within bounds are shown unchanged; others become the intended date.",
        cause: "Bounds compared by year alone, or a day carried into the next month.",
        remedy: "Limit the day to the month's days, then compare whole dates with the bounds."
      ) { date in try require(shown(date), meaning.shown(date), "", date) },
    ]
  }
}

private func require(
  _ found: PickedDate?, _ meant: PickedDate?, _ prefix: String, _ date: PickedDate
) throws {
  if found == meant { return }
  let rows = meant.map { "(\($0.arguments))" }
  throw BrokenLaw(
    expected: prefix + (meant.map { "\($0)" } ?? "no date"),
    found: found.map { "\($0)" } ?? "no date",
    rows.map { "#expect(select(\(date.arguments)) ?? (0, 0, 0) == \($0))" }
      ?? "#expect(select(\(date.arguments)) == nil)")
}

/// The date that a picker's rows represent, which needn't exist.
struct PickedDate: Hashable, Sendable, Comparable {
  var year: Int
  var month: Int
  var day: Int

  init(_ rows: (year: Int, month: Int, day: Int)) {
    (year, month, day) = rows
  }

  var exists: Bool { (try? CivilDate(year: year, month: month, day: day)) != nil }

  /// The number of days in a month of the Gregorian calendar; months are numbered from 1 to 12.
  static func days(_ year: Int, _ month: Int) -> Int {
    CivilDate.daysInMonth(month, of: year) ?? 31
  }

  /// This date, or the last date of its month if the day doesn't exist.
  var inItsMonth: PickedDate {
    PickedDate((year, month, min(day, Self.days(year, month))))
  }

  static func < (one: PickedDate, other: PickedDate) -> Bool {
    (one.year, one.month, one.day) < (other.year, other.month, other.day)
  }
}

extension PickedDate: CustomStringConvertible {
  var description: String { "\(year)-\(month.padded(to: 2))-\(day.padded(to: 2))" }

  var arguments: String { "\(year), \(month), \(day)" }
}
