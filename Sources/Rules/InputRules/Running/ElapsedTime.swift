/// A duration, stored as a whole number of microseconds from 0 to 10¹⁵ (R1.1).
public struct ElapsedTime: Hashable, Sendable {
  package let microseconds: Int

  /// The longest time, in microseconds.
  package static let limit = 1_000_000_000_000_000

  package static let zero = ElapsedTime(unchecked: 0)

  /// Creates a time from a number of microseconds.
  /// - Throws: `RunProblem.negative` or `.tooLarge` for a value out of range (R5).
  package init(microseconds: Int) throws(RunProblem) {
    if microseconds < 0 { throw .negative }
    if microseconds > Self.limit { throw .tooLarge }
    self.microseconds = microseconds
  }

  package init(unchecked microseconds: Int) { self.microseconds = microseconds }
}

extension ElapsedTime: ComparedInOrder {
  var order: Int { microseconds }
}

extension ElapsedTime: CustomStringConvertible {
  /// The time in microseconds.
  public var description: String { "\(microseconds) µs" }
}

extension ElapsedTime {
  /// Creates a time from a number of seconds, to the nearest microsecond (R1.7).
  /// - Parameter seconds: a number that is zero or greater, which is converted exactly.
  /// - Throws: `RunProblem` if the number can't be a time (R5).
  public init(seconds: Double) throws(RunProblem) {
    try self.init(microseconds: seconds.parts(1_000_000))
  }

  /// Creates a time from hours, minutes and seconds, as a clock shows them (R1.8).
  /// - Parameters:
  ///   - hours: from 0 to 99.
  ///   - minutes: from 0 to 59.
  ///   - seconds: from 0 to 59.
  /// - Throws: `RunProblem.noClockTime` if a number is outside its bounds.
  public init(hours: Int = 0, minutes: Int, seconds: Int) throws(RunProblem) {
    guard 0...99 ~= hours, 0...59 ~= minutes, 0...59 ~= seconds else { throw .noClockTime }
    try self.init(microseconds: ((hours * 60 + minutes) * 60 + seconds) * 1_000_000)
  }

  /// The time in seconds, as the nearest double (R1.9).
  public var seconds: Double { Double(nearest: (0, microseconds.magnitude), over: 1_000_000) }
}

extension ElapsedTime {
  /// The time as text (R4.1, R4.2).
  /// - Parameters:
  ///   - form: which parts of the time the text has.
  ///   - rounding: how a fraction of a second is rounded, before the time is split into parts.
  public func text(as form: TimeForm, rounding: ValueRounding = .nearest) -> String {
    form.text(ofSeconds: microseconds.scaled(by: 1, over: 1_000_000, rounding) ?? 0)
  }

  /// Creates a time from text (R4.3).
  /// - Parameters:
  ///   - text: hours, minutes and seconds, or minutes and seconds, depending on the form.
  ///   - form: which parts of the time the text has; padding doesn't matter.
  /// - Throws: `RunProblem.unreadable` if the text isn't in the form, or `.tooLarge` if the time is
  ///   out of range.
  public init(_ text: String, as form: TimeForm) throws(RunProblem) {
    var reader = TimeReader(text)
    var seconds = try reader.firstPart()
    for _ in 1..<form.parts.count { seconds = seconds * 60 + (try reader.nextPart()) }
    try reader.end()
    if seconds > Self.limit / 1_000_000 { throw .tooLarge }
    try self.init(microseconds: seconds * 1_000_000)
  }
}

extension TimeForm {
  /// A number of seconds as text; the number must not be negative.
  func text(ofSeconds seconds: Int) -> String {
    var (rest, text) = (seconds, "")
    for _ in 1..<parts.count {
      text = ":" + (rest % 60).padded(to: 2) + text
      rest /= 60
    }
    return rest.padded(to: isPadded ? 2 : 1) + text
  }
}

extension TimeForm.Parts {
  fileprivate var count: Int {
    switch self {
    case .hoursMinutesSeconds: 3
    case .minutesSeconds: 2
    }
  }
}
