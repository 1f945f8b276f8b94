/// A date in a calendar: a year, a month and a day; months and days are counted from 1 (D6.2).
public struct CalendarDate: Hashable, Sendable {
  /// The year, as shown on the year wheel.
  public var year: Int
  /// The month, from 1 to the number of months of its year.
  public var month: Int
  /// The day, from 1 to the number of days of its month.
  public var day: Int

  /// Creates a date from numbers without checking them.
  /// - Parameters:
  ///   - year: the year, as shown on the year wheel.
  ///   - month: the month, from 1.
  ///   - day: the day of the month, from 1.
  public init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }
}

/// The calendar of a picker's years, months and days (D6.2).
///
/// Two calendars are equal if their identifiers are equal.
public struct DateCalendar: Sendable {
  /// The calendar's name, such as `gregorian`.
  package let identifier: String
  /// The functions of a custom calendar, or `nil` for the Gregorian calendar.
  package let days: Days?
  /// The names of the months; `nil` for the names in the format.
  package let monthNames: [String]?

  /// The proleptic Gregorian calendar, for the years 1 to 9999.
  public static let gregorian = DateCalendar(identifier: "gregorian", days: nil, monthNames: nil)

  private init(identifier: String, days: Days?, monthNames: [String]?) {
    self.identifier = identifier
    self.days = days
    self.monthNames = monthNames
  }

  /// Creates a custom calendar.
  /// - Parameters:
  ///   - identifier: a name that is different from other calendars' names.
  ///   - days: the functions of the calendar.
  ///   - monthNames: the names of the months; `nil` for the names in the format.
  public init(_ identifier: String, _ days: Days, monthNames: [String]? = nil) {
    self.init(identifier: identifier, days: days, monthNames: monthNames)
  }

  /// The functions of a calendar, which must always return the same results for the same arguments.
  public struct Days: Sendable {
    /// The date with a day number (D10.4); `nil` if the calendar doesn't have the date.
    package let date: @Sendable (_ dayNumber: Int) -> CalendarDate?
    /// The day number of a date; `nil` if the calendar doesn't have the date.
    package let dayNumber: @Sendable (_ date: CalendarDate) -> Int?
    /// The number of months in a year.
    package let monthCount: @Sendable (_ year: Int) -> Int
    /// The number of days in a month of a year.
    package let dayCount: @Sendable (_ month: Int, _ year: Int) -> Int
    /// The number of months in the longest year.
    package let mostMonths: Int
    /// The number of days in the longest month.
    package let mostDays: Int

    /// Creates the functions of a custom calendar.
    /// - Parameters:
    ///   - mostMonths: the number of months in the longest year.
    ///   - mostDays: the number of days in the longest month.
    ///   - date: returns the date with a day number.
    ///   - dayNumber: returns the day number of a date.
    ///   - monthCount: returns the number of months in a year.
    ///   - dayCount: returns the number of days in a month of a year.
    public init(
      mostMonths: Int, mostDays: Int, date: @escaping @Sendable (Int) -> CalendarDate?,
      dayNumber: @escaping @Sendable (CalendarDate) -> Int?,
      monthCount: @escaping @Sendable (Int) -> Int,
      dayCount: @escaping @Sendable (Int, Int) -> Int
    ) {
      self.mostMonths = max(1, mostMonths)
      self.mostDays = max(1, mostDays)
      self.date = date
      self.dayNumber = dayNumber
      self.monthCount = monthCount
      self.dayCount = dayCount
    }
  }
}

extension DateCalendar: Hashable, ComparedExactly {
  /// Two calendars are equal if their identifiers are equal.
  var parts: some Hashable { ExactText(identifier) }
}
