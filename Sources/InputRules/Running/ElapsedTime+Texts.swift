extension ElapsedTime {
  /// The time as text (R4.1, R4.2).
  ///
  /// - Parameters:
  ///   - form: the parts that it has.
  ///   - rounding: how a fraction of a second is rounded, before the time is split into parts.
  public func text(as form: TimeForm, rounding: ValueRounding = .nearest) -> String {
    form.text(ofSeconds: microseconds.scaled(by: 1, over: 1_000_000, rounding) ?? 0)
  }

  /// A time, read from a text (R4.3).
  ///
  /// - Parameters:
  ///   - text: hours, minutes and seconds, or minutes and seconds, as the form has them.
  ///   - form: the parts; whether it is padded doesn't matter.
  /// - Throws: `RunProblem.unreadable`, or `.tooLarge` for a time out of range.
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
  /// A number of seconds, not below zero, split into parts.
  func text(ofSeconds seconds: Int) -> String {
    var (rest, text) = (seconds, "")
    for _ in 1..<parts.count {
      text = ":" + (rest % 60).twoDigits + text
      rest /= 60
    }
    return (isPadded ? rest.twoDigits : "\(rest)") + text
  }
}

extension TimeForm.Parts {
  /// How many there are.
  fileprivate var count: Int {
    switch self {
    case .hoursMinutesSeconds: 3
    case .minutesSeconds: 2
    }
  }
}

extension Int {
  /// At least two digits.
  fileprivate var twoDigits: String { (self < 10 ? "0" : "") + "\(self)" }
}
