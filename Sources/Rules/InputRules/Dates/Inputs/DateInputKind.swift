/// The kind of a date input, which determines the values that its text can represent (D16.1).
public enum DateInputKind: String, Hashable, Sendable, CaseIterable {
  /// A date, such as `2014-03-31`.
  case date
  /// A month in a year, such as `2014-03`.
  case month
  /// An ISO week, such as `2014-W14`.
  case week
  /// A time of day, such as `08:30`, `08:30:15` or `08:30:15.5`.
  case time
  /// A date and a time of day, without a zone, such as `2014-03-31T08:30`.
  case datetimeLocal
}

extension DateInputKind {
  /// The years that values can have, in all kinds except `time` (D16.2).
  static let years = 1...290_000

  static let millisecondsOfDay = 86_400_000

  /// The range of these years in milliseconds since the start of 1970.
  private static let milliseconds =
    -719_162 * millisecondsOfDay...105_201_163 * millisecondsOfDay - 1

  /// The numbers that represent values of this kind (D16.5, D16.6).
  var numbers: ClosedRange<Int> {
    switch self {
    case .date, .week, .datetimeLocal: Self.milliseconds
    case .month: -1_969 * 12...288_030 * 12 + 11
    case .time: 0...Self.millisecondsOfDay - 1
    }
  }
}

/// A component of a date input's value.
public enum DateInputComponent: Hashable, Sendable {
  /// The year, or the ISO year of a week: from 1 to 290,000.
  case year
  /// The month: from 1 to 12.
  case month
  /// The day: from 1 to the last day of the month.
  case day
  /// The ISO week: from 1 to the last week of the year.
  case week
  /// The hour: from 0 to 23.
  case hour
  /// The minute: from 0 to 59.
  case minute
  /// The second: from 0 to 59.
  case second
}

/// The reason a date input can't read a text, can't show a number, or can't step (D16.4, D16.6,
/// D17.10).
public enum DateInputError: Error, Hashable, Sendable {
  /// The text doesn't have the form that the input's kind requires; the first mistake is at the
  /// offset, in UTF-16 units.
  case malformed(offset: Int)
  /// The component is out of range, but all components before it are in range.
  case noSuchValue(DateInputComponent)
  /// The input's kind has no value with this number.
  case outOfRange(Int)
  /// The input's step is `any`, so it can't be stepped.
  case noStep
}

extension DateInputError: Explained {
  var sentence: String {
    switch self {
    case .malformed(let offset): "the text is invalid at offset \(offset); correct the text there"
    case .noSuchValue(.year): "the year is out of range; give one from 1 to 290000"
    case .noSuchValue(let component): "the \(component) doesn't exist; give an existing one"
    case .outOfRange(let number): "the number \(number) is out of range; give one closer to zero"
    case .noStep: "the input's step is “any”; give a number as the step, such as “1”"
    }
  }
}
