/// A model of an HTML input for dates, months, weeks or times of day: how its text is read, and how
/// its value is stepped (chapter D).
///
/// The minimum, maximum, step and default value are given as text, like HTML attributes. An
/// attribute that can't be read is ignored.
public struct HTMLDateInput: Hashable, Sendable {
  package var kind: DateInputKind
  /// The smallest allowed value; `nil` for no limit.
  package var minimum: String?
  /// The largest allowed value; `nil` for no limit.
  package var maximum: String?
  /// The step, in days, weeks, months or seconds; `any` if there is no step, or `nil` for the
  /// default (D17.6).
  package var step: String?
  /// The value from which steps are counted if there is no minimum, or `nil` for the standard base
  /// (D17.8).
  package var defaultValue: String?

  /// Creates an input with the given attributes.
  /// - Parameters:
  ///   - kind: the kind of value that the text represents.
  ///   - minimum: the smallest allowed value, as text.
  ///   - maximum: the largest allowed value, as text.
  ///   - step: the step in days, weeks, months or seconds, or `any`.
  ///   - defaultValue: the value from which steps are counted if there is no minimum.
  public init(
    _ kind: DateInputKind, minimum: String? = nil, maximum: String? = nil, step: String? = nil,
    defaultValue: String? = nil
  ) {
    (self.kind, self.minimum, self.maximum, self.step) = (kind, minimum, maximum, step)
    self.defaultValue = defaultValue
  }
}

extension HTMLDateInput {
  /// The number that `text` represents, in milliseconds since the start of 1970.
  ///
  /// For `time`, it is in milliseconds since midnight; for `month`, in months since January 1970
  /// (D16.5).
  /// - Parameter text: text in the form of the kind, such as `2026-05-04` for a date.
  /// - Throws: `DateInputError` if the text isn't valid for the kind (D16.4).
  public func number(of text: String) throws(DateInputError) -> Int {
    var reader = DateInputReader(text)
    return try reader.value(of: kind).number(as: kind)
  }

  /// The shortest text for the value to which the number belongs (D16.6, D16.7).
  /// - Parameter number: a number as returned by `number(of:)`.
  /// - Throws: `DateInputError.outOfRange` if no value has the number.
  public func text(of number: Int) throws(DateInputError) -> String {
    guard kind.numbers.contains(number) else { throw .outOfRange(number) }
    return DateInputValue(number, as: kind).text(as: kind)
  }

  /// The text that the input shows after code has set `text`; empty if `text` isn't valid (D16.9).
  /// - Parameter text: any text.
  public func sanitized(_ text: String) -> String {
    guard let number = try? number(of: text) else { return "" }
    return kind == .datetimeLocal ? (try? self.text(of: number)) ?? "" : text
  }
}

/// The step of a date input (D17.5, D17.6, D17.7).
struct DateInputStep {
  /// The size in milliseconds, or in months for the kind `month`; it is above zero.
  let size: Int

  /// A size that is larger than the distance between any two values.
  private static let most = 100_000_000_000_000_000

  /// Creates the step that the attribute `step` sets for inputs of a kind; `nil` if it is `any`.
  init?(_ text: String?, of kind: DateInputKind) {
    if let text, text.utf8.map({ $0 | 32 }) == Array("any".utf8) { return nil }
    guard let number = text.flatMap(HTMLDecimal.init), number.isPositive else {
      size = kind.hasTime ? 60_000 : kind.stepUnit
      return
    }
    let count = max(1, number.rounded(places: kind.hasTime ? 3 : 0, most: Self.most))
    let (size, overflows) = count.multipliedReportingOverflow(by: kind.stepUnit)
    self.size = overflows ? Self.most : min(size, Self.most)
  }
}

extension DateInputKind {
  /// Whether steps are in seconds, with up to three decimal places.
  fileprivate var hasTime: Bool { self == .time || self == .datetimeLocal }

  /// The size of the smallest step.
  fileprivate var stepUnit: Int {
    switch self {
    case .date: Self.millisecondsOfDay
    case .week: 7 * Self.millisecondsOfDay
    case .month, .time, .datetimeLocal: 1
    }
  }
}
