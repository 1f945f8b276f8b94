/// The names and the digits that a locale uses in dates (D10.18).
public struct DateNames: Hashable, Sendable {
  /// The full names of the 12 months, starting with January.
  package let months: [String]
  package let shortMonths: [String]
  /// The full names of the 7 weekdays, starting with Sunday.
  package let weekdays: [String]
  package let shortWeekdays: [String]
  /// The names of the half-days before and after noon, such as AM and PM.
  package let halfDays: [String]
  package let digits: [Unicode.Scalar]

  /// Creates the names and digits of a locale; if a list is too short, a date is written without
  /// the missing name.
  /// - Parameters:
  ///   - months: the full names of the 12 months, starting with January.
  ///   - shortMonths: the abbreviated names of the 12 months.
  ///   - weekdays: the full names of the 7 weekdays, starting with Sunday.
  ///   - shortWeekdays: the abbreviated names of the 7 weekdays.
  ///   - halfDays: the names of the half-days before and after noon.
  ///   - digits: the digits from 0 to 9.
  public init(
    months: [String], shortMonths: [String], weekdays: [String], shortWeekdays: [String],
    halfDays: [String], digits: [Unicode.Scalar]
  ) {
    self.months = months
    self.shortMonths = shortMonths
    self.weekdays = weekdays
    self.shortWeekdays = shortWeekdays
    self.halfDays = halfDays
    self.digits = digits
  }

  /// The names in American English, with ASCII digits.
  public static let english = DateNames(
    months: [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ],
    shortMonths: [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ],
    weekdays: [
      "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
    ],
    shortWeekdays: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
    halfDays: ["AM", "PM"], digits: Array("0123456789".unicodeScalars))
}

extension DateNames {
  func number(_ number: UInt, padded length: Int) -> String {
    var written = String.UnicodeScalarView()
    for byte in number.padded(to: length).utf8 {
      let digit = Int(byte - UInt8(ascii: "0"))
      if digits.indices.contains(digit) { written.append(digits[digit]) }
    }
    return String(written)
  }

  /// The name with this ordinal, starting at 1; empty if there is none.
  func name(_ ordinal: Int, of names: [String]) -> String {
    ordinal > 0 && ordinal <= names.count ? names[ordinal - 1] : ""
  }
}
