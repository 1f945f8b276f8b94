/// A date in a calendar: a year, a month and a day, where months and days start at 1 (D6.2).
public struct CalendarDate: Hashable, Sendable {
  /// The year, as shown on the year wheel.
  public var year: Int
  /// The month, from 1 to the number of months of its year.
  public var month: Int
  /// The day, from 1 to the number of days of its month.
  public var day: Int

  /// Creates a date from its components, which aren't checked.
  /// - Parameters:
  ///   - year: the year, as shown on the year wheel.
  ///   - month: the month, starting at 1.
  ///   - day: the day of the month, starting at 1.
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
  /// The functions that compute a custom calendar's dates, or `nil` for the Gregorian calendar.
  package let days: Days?
  /// The names of the months, or `nil` to use the names in the picker's format.
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
  ///   - identifier: a name that no other calendar has.
  ///   - days: the functions that compute the calendar's dates.
  ///   - monthNames: the names of the months, or `nil` to use the names in the picker's format.
  public init(_ identifier: String, _ days: Days, monthNames: [String]? = nil) {
    self.init(identifier: identifier, days: days, monthNames: monthNames)
  }

  /// The functions that compute a calendar's dates; they must always return the same results for
  /// the same arguments.
  public struct Days: Sendable {
    /// The date with a day number (D10.4); `nil` if the calendar doesn't have the date.
    package let date: @Sendable (_ dayNumber: Int) -> CalendarDate?
    /// The day number of a date; `nil` if the calendar doesn't have the date.
    package let dayNumber: @Sendable (_ date: CalendarDate) -> Int?
    package let monthCount: @Sendable (_ year: Int) -> Int
    package let dayCount: @Sendable (_ month: Int, _ year: Int) -> Int
    package let mostMonths: Int
    package let mostDays: Int

    /// Creates the functions of a custom calendar.
    /// - Parameters:
    ///   - mostMonths: the number of months in the longest year.
    ///   - mostDays: the number of days in the longest month.
    ///   - date: returns the date for a day number, or `nil` if the calendar has no such date.
    ///   - dayNumber: returns the day number of a date, or `nil` if the calendar has no such date.
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
  var parts: some Hashable { ExactText(identifier) }
}
