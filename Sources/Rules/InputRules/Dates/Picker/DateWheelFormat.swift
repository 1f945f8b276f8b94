/// The order of a picker's wheels, and the titles and spoken texts of their rows (D6.4 to D6.16).
public struct DateWheelFormat: Hashable, Sendable {
  /// The day, month and year, in the order of their wheels (D6.4).
  package let order: [Part]
  /// How the hours are numbered (D6.11).
  package let hourCycle: HourCycle
  /// Whether an hour is shown with at least two digits.
  package let padsHours: Bool
  /// Whether the half-day wheel is left of the hours, rather than right of the minutes (D6.5).
  package let halfDayFirst: Bool
  /// The names of the months on the month wheel; by default the months of `names`.
  package let months: [String]
  /// The names used in dates, the names of the half-days, and the digits.
  package let names: DateNames
  /// The format of dates on a date wheel, which includes the year, the month and the day.
  package let dateFormat: DateFormat
  package let speech: DateSpeech

  /// - Throws: `DateWheelFormatError` for the first invalid part (D6.15).
  package init(
    order: [Part], hourCycle: HourCycle, padsHours: Bool = false, halfDayFirst: Bool = false,
    months: [String]? = nil, names: DateNames, dateFormat: String, speech: DateSpeech = DateSpeech()
  ) throws(DateWheelFormatError) {
    let months = months ?? names.months
    if let problem = DateWheelFormatError.problem(of: order, months, names) { throw problem }
    self.order = order
    self.hourCycle = hourCycle
    self.padsHours = padsHours
    self.halfDayFirst = halfDayFirst
    self.months = months
    self.names = names
    self.dateFormat = try DateWheelFormatError.checked(dateFormat)
    self.speech = speech
  }

  package enum Part: Hashable, Sendable, CaseIterable {
    case day
    case month
    case year
  }

  /// How the hours are numbered (D6.11).
  package enum HourCycle: Hashable, Sendable, CaseIterable {
    /// Hours from 0 to 11, with half-days.
    case h11
    /// Hours from 1 to 12, with half-days.
    case h12
    /// Hours from 0 to 23.
    case h23
    /// Hours from 1 to 24.
    case h24

    var hasHalfDays: Bool { self == .h11 || self == .h12 }
  }
}

/// The reason a wheel format can't be created (D6.15).
package enum DateWheelFormatError: Error, Hashable, Sendable {
  /// The order lacks the day, the month or the year, or repeats one of them.
  case order
  /// There aren't twelve names of months, or two of the names are equal.
  case months
  /// There aren't two names of half-days, or the two names are equal.
  case halfDays
  /// The digits aren't ten different scalars.
  case digits
  case dateFormat(DateFormatError)
  /// The date format doesn't contain the full year, the month or the day.
  case missing(DateWheelFormat.Part)
}

extension DateWheelFormatError: CustomStringConvertible {
  /// The problem, and how to solve it.
  package var description: String {
    switch self {
    case .order: "the order doesn't contain the day, month and year once each; correct it"
    case .months: "the months don't have different names; give twelve different names"
    case .halfDays: "the half-days don't have different names; give two different names"
    case .digits: "the digits aren't ten different scalars; give ten different ones"
    case .dateFormat(let error): error.description
    case .missing(let part): "the date format doesn't contain the \(part); add the field for it"
    }
  }
}

extension DateWheelFormatError {
  /// The first mistake in a format, apart from its date format; `nil` if there is none.
  static func problem(
    of order: [DateWheelFormat.Part], _ months: [String], _ names: DateNames
  ) -> DateWheelFormatError? {
    if order.count != 3 || Set(order).count != 3 { return .order }
    if !areDifferent(months, 12) { return .months }
    if !areDifferent(names.halfDays, 2) { return .halfDays }
    if names.digits.count != 10 || Set(names.digits).count != 10 { return .digits }
    return nil
  }

  /// Creates a date format from text, and checks that it shows the year, the month and the day.
  static func checked(_ text: String) throws(DateWheelFormatError) -> DateFormat {
    let format: DateFormat
    do { format = try DateFormat(text) } catch { throw .dateFormat(error) }
    let fields = fields(of: text)
    if fields.isDisjoint(with: ["y", "yyyy"]) { throw .missing(.year) }
    if fields.isDisjoint(with: ["M", "MM", "MMM", "MMMM"]) { throw .missing(.month) }
    if fields.isDisjoint(with: ["d", "dd"]) { throw .missing(.day) }
    return format
  }

  private static func areDifferent(_ texts: [String], _ count: Int) -> Bool {
    texts.count == count && Set(texts.map { ExactText($0) }).count == count
  }

  /// The runs of equal letters that aren't between apostrophes (D10.16).
  private static func fields(of text: String) -> Set<String> {
    var (fields, run, isQuoted) = (Set<String>(), "", false)
    for scalar in text.unicodeScalars {
      if let last = run.unicodeScalars.last, isQuoted || last != scalar {
        fields.insert(run)
        run = ""
      }
      if scalar == "'" { isQuoted.toggle() } else if !isQuoted { run.unicodeScalars.append(scalar) }
    }
    return fields.union([run])
  }
}
