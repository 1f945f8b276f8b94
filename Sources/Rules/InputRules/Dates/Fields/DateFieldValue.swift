/// The value of a typed date: a date and a time of day (D15.2).
public struct DateFieldValue: Hashable, Sendable {
  /// The date.
  public var date: CivilDate
  /// The time of day.
  public var time: TimeOfDay

  /// Creates a value from a date and a time of day.
  /// - Parameters:
  ///   - date: the date.
  ///   - time: the time of day, which isn't shown by a layout without a time.
  public init(_ date: CivilDate, _ time: TimeOfDay) {
    self.date = date
    self.time = time
  }

  /// Creates a value for midnight at the start of a date.
  /// - Parameter date: the date.
  public init(_ date: CivilDate) { self.init(date, .startOfDay) }
}

extension DateFieldValue: ComparedInOrder {
  var order: Int { date.dayNumber * 86_400_000 + time.order }
}

extension DateFieldValue: CustomStringConvertible {
  /// The date, and the time unless it is midnight.
  public var description: String { "\(date)" + (time == .startOfDay ? "" : " \(time)") }
}

/// The value of a typed range: two dates, each with a time of day.
public struct DateRangeValue: Hashable, Sendable {
  /// The first value.
  public var first: DateFieldValue
  /// The last value; if it is before the first, the range is refused when editing ends (D15.5).
  public var last: DateFieldValue

  /// Creates a range from its two values.
  /// - Parameters:
  ///   - first: the first value of the range.
  ///   - last: the last value, which is part of the range.
  public init(from first: DateFieldValue, through last: DateFieldValue) {
    self.first = first
    self.last = last
  }
}

extension TimeOfDay {
  static let startOfDay = TimeOfDay(unchecked: 0, 0, 0, 0)
}

/// The reason that a date field refuses text, or that it can't show a value (D14.12, D14.14, D15.5,
/// D15.10).
public enum DateTextProblem: Error, Hashable, Sendable {
  /// No segment is left for the digit (D14.12).
  case full
  /// A part of the inserted text isn't allowed at its place (D14.12).
  case fitsNoSlot
  /// No accepted date begins with the text (D14.14).
  case noSuchDate
  /// The text doesn't have the form that the layout requires (D14.1).
  case form
  /// A segment isn't filled (D15.1).
  case incomplete
  /// The month doesn't have the day (D15.5).
  case dayNotInMonth
  /// The value is before the minimum (D15.5).
  case before(DateFieldValue)
  /// The value is after the maximum (D15.5).
  case after(DateFieldValue)
  /// The range ends before it begins (D15.5).
  case reversed
  /// The layout can't represent the year (D15.10).
  case year(Int)
}

extension DateTextProblem: Explained {
  var sentence: String {
    switch self {
    case .full: "the date is complete; delete something first"
    case .fitsNoSlot: "the text doesn't match the date format; type other characters"
    case .noSuchDate: "no allowed date starts with these digits; type another digit"
    case .form: "the date isn't in the field's format; type it in that format"
    case .incomplete: "the date isn't complete; type the rest"
    case .dayNotInMonth: "the month doesn't have this day; change the day or the month"
    case .before(let minimum): "the date is before \(minimum); type this date or a later one"
    case .after(let maximum): "the date is after \(maximum); type this date or an earlier one"
    case .reversed: "the range ends before it begins; change one of its dates"
    case .year(let year): "the layout can't write the year \(year); use another year"
    }
  }
}
