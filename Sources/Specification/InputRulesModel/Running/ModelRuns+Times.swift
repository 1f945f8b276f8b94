extension ModelRuns {
  /// A time as text (R4.1, R4.2).
  public func text(of time: ElapsedTime, as form: TimeForm, rounding: ValueRounding) -> String {
    let seconds = Rational(time.microseconds, over: second).rounded(rounding)
    return text(ofSeconds: seconds, as: form)
  }

  /// A time, read from a text (R4.3).
  public func time(of text: String, as form: TimeForm) throws(RunProblem) -> ElapsedTime {
    let units = Array(text.utf16)
    let first = units.prefix { isDigit($0) }
    if first.isEmpty { throw .unreadable(offset: 0) }
    let rest = Array(units.dropFirst(first.count))
    try checkParts(rest, after: first.count, count: form.hasHours ? 2 : 1)
    var seconds = number(of: first)
    for part in rest.split(separator: colon) { seconds = seconds * Natural(60) + number(of: part) }
    return try time(seconds * Natural(second))
  }

  /// A pace as text: the time per unit (R4.6).
  public func text(of pace: Pace, per unit: DistanceUnit, isPadded: Bool, rounding: ValueRounding)
    -> String
  {
    let seconds = exactSeconds(of: pace, per: unit).rounded(rounding)
    return text(ofSeconds: seconds, as: TimeForm(.minutesSeconds, isPadded: isPadded))
  }

  /// A pace, read from a text (R4.6).
  public func pace(of text: String, per unit: DistanceUnit) throws(RunProblem) -> Pace {
    let time = try time(of: text, as: TimeForm(.minutesSeconds, isPadded: false))
    if time.microseconds == 0 { throw .zero }
    return pace(of: quotient(of: unit.length, in: time.microseconds))
  }

  /// A number of seconds as text (R4.1).
  private func text(ofSeconds seconds: Natural, as form: TimeForm) -> String {
    let (minutes, second) = seconds.divided(by: Natural(60))
    let (hours, minute) = minutes.divided(by: Natural(60))
    let leading = form.isPadded ? 2 : 1
    let last = ":" + decimal(second, places: 2)
    if !form.hasHours { return decimal(minutes, places: leading) + last }
    return decimal(hours, places: leading) + ":" + decimal(minute, places: 2) + last
  }

  /// The number in ASCII digits, with at least `places` digits (R4.1).
  private func decimal(_ number: Natural, places: Int) -> String {
    let zeros = Array(repeating: "0", count: max(0, places - number.digits.count))
    return zeros.joined() + number.digits.map { "\($0)" }.joined()
  }

  /// The number that ASCII digits represent (R4.3).
  private func number(of digits: some Sequence<UInt16>) -> Natural {
    Natural(digits.map { UInt8($0 - zero) })
  }

  /// Requires that the text continues with `count` parts, each a colon, a digit up to 5 and a digit
  /// (R4.3).
  private func checkParts(_ units: [UInt16], after offset: Int, count: Int) throws(RunProblem) {
    let part: [ClosedRange<UInt16>] = [colon...colon, zero...(zero + 5), zero...(zero + 9)]
    let expected = Array(repeating: part, count: count).flatMap { $0 }
    for (place, range) in expected.enumerated() {
      if place >= units.count || !range.contains(units[place]) {
        throw .unreadable(offset: offset + place)
      }
    }
    if units.count > expected.count { throw .unreadable(offset: offset + expected.count) }
  }

  /// Whether the code unit is an ASCII digit (R4.3).
  private func isDigit(_ unit: UInt16) -> Bool { zero <= unit && unit <= zero + 9 }

  /// The code unit of `0` (R4.3).
  private var zero: UInt16 { 0x30 }

  /// The code unit of `:` (R4.1).
  private var colon: UInt16 { 0x3A }
}

extension TimeForm {
  /// Whether the form has hours before the minutes (R4.1).
  fileprivate var hasHours: Bool {
    switch parts {
    case .hoursMinutesSeconds: true
    case .minutesSeconds: false
    }
  }
}
