extension ModelRuns {
  /// The distance for a number of units (R1.7, R5).
  public func distance(_ value: Double, _ unit: DistanceUnit) throws(RunProblem) -> Distance {
    try distance(try amount(of: value, times: unit.length))
  }

  /// The distance for a decimal number of units (R1.7, R5).
  public func distance(_ value: ExactNumber, _ unit: DistanceUnit) throws(RunProblem) -> Distance {
    try distance(try amount(of: value, times: unit.length))
  }

  /// The time for a number of seconds (R1.7, R5).
  public func time(seconds: Double) throws(RunProblem) -> ElapsedTime {
    try time(try amount(of: seconds, times: second))
  }

  /// The time that a clock shows as hours, minutes and seconds (R1.8).
  public func time(hours: Int, minutes: Int, seconds: Int) throws(RunProblem) -> ElapsedTime {
    if hours < 0 || hours > 99 { throw .noClockTime }
    if minutes < 0 || minutes > 59 { throw .noClockTime }
    if seconds < 0 || seconds > 59 { throw .noClockTime }
    return ElapsedTime(unchecked: (hours * 3_600 + minutes * 60 + seconds) * second)
  }

  /// The speed for a number of units (R1.7, R5).
  public func speed(_ value: Double, _ unit: SpeedUnit) throws(RunProblem) -> Speed {
    let amount = try amount(of: value, times: unit.lengthInAnHour)
    return try speed(amount, isZero: value == 0)
  }

  /// The speed for a decimal number of units (R1.7, R5).
  public func speed(_ value: ExactNumber, _ unit: SpeedUnit) throws(RunProblem) -> Speed {
    let amount = try amount(of: value, times: unit.lengthInAnHour)
    return try speed(amount, isZero: value.hasNoDigits)
  }

  /// The pace for a number of seconds per unit (R1.7, R5).
  public func pace(seconds: Double, per unit: DistanceUnit) throws(RunProblem) -> Pace {
    let amount = try amount(of: seconds, times: second * 1_000)
    if seconds == 0 { throw .zero }
    let time = try time(amount)
    if time.microseconds == 0 { throw .tooSmall }
    return pace(of: quotient(of: unit.length * 1_000, in: time.microseconds))
  }

  /// The double nearest to a distance in a unit (R1.9).
  public func value(of distance: Distance, in unit: DistanceUnit) -> Double {
    exactValue(of: distance, in: unit).double
  }

  /// The double nearest to a time in seconds (R1.9).
  public func seconds(of time: ElapsedTime) -> Double {
    Rational(time.microseconds, over: second).double
  }

  /// The double nearest to a speed in a unit (R1.9).
  public func value(of speed: Speed, in unit: SpeedUnit) -> Double {
    exactValue(of: speed, in: unit).double
  }

  /// The double nearest to a pace in seconds per unit (R1.9).
  public func seconds(of pace: Pace, per unit: DistanceUnit) -> Double {
    exactSeconds(of: pace, per: unit).double
  }

  /// The exact value of a distance in a unit (R1.9).
  func exactValue(of distance: Distance, in unit: DistanceUnit) -> Rational {
    Rational(distance.micrometers, over: unit.length)
  }

  /// The exact value of a speed: its distance per hour, divided by the unit's distance (R1.9).
  func exactValue(of speed: Speed, in unit: SpeedUnit) -> Rational {
    Rational(speed.micrometers, over: speed.microseconds)
      * Rational(hour, over: unit.lengthInAnHour)
  }

  /// The exact number of seconds per unit for a pace (R1.9).
  func exactSeconds(of pace: Pace, per unit: DistanceUnit) -> Rational {
    Rational(pace.microseconds, over: pace.micrometers) * Rational(unit.length, over: second)
  }

  /// The speed for a number of micrometers per hour.
  ///
  /// If `isZero` is true, the number was zero before it was rounded; it is then refused as zero,
  /// and not as too small (R5).
  private func speed(_ micrometers: Natural, isZero: Bool) throws(RunProblem) -> Speed {
    if isZero { throw .zero }
    let distance = try distance(micrometers)
    if distance.micrometers == 0 { throw .tooSmall }
    return quotient(of: distance.micrometers, in: hour)
  }
}

extension DistanceUnit {
  /// The unit's length in micrometers (R1.5, R1.6).
  var length: Int {
    switch self {
    case .meters: 1_000_000
    case .kilometers: 1_000_000_000
    case .miles: 1_609_344_000
    }
  }
}

extension SpeedUnit {
  /// The unit's distance per hour, in micrometers (R1.5, R1.6).
  var lengthInAnHour: Int {
    switch self {
    case .metersPerSecond: 3_600_000_000
    case .kilometersPerHour: 1_000_000_000
    case .milesPerHour: 1_609_344_000
    }
  }
}

extension ModelRuns {
  /// The text for a time (R4.1, R4.2).
  public func text(of time: ElapsedTime, as form: TimeForm, rounding: ValueRounding) -> String {
    let seconds = Rational(time.microseconds, over: second).rounded(rounding)
    return text(ofSeconds: seconds, as: form)
  }

  /// The time that a text stands for (R4.3).
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

  /// The text for a pace: the time per unit (R4.6).
  public func text(of pace: Pace, per unit: DistanceUnit, isPadded: Bool, rounding: ValueRounding)
    -> String
  {
    let seconds = exactSeconds(of: pace, per: unit).rounded(rounding)
    return text(ofSeconds: seconds, as: TimeForm(.minutesSeconds, isPadded: isPadded))
  }

  /// The pace that a text stands for (R4.6).
  public func pace(of text: String, per unit: DistanceUnit) throws(RunProblem) -> Pace {
    let time = try time(of: text, as: TimeForm(.minutesSeconds, isPadded: false))
    if time.microseconds == 0 { throw .zero }
    return pace(of: quotient(of: unit.length, in: time.microseconds))
  }

  /// The text for a number of seconds (R4.1).
  private func text(ofSeconds seconds: Natural, as form: TimeForm) -> String {
    let (minutes, second) = seconds.divided(by: Natural(60))
    let (hours, minute) = minutes.divided(by: Natural(60))
    let leading = form.isPadded ? 2 : 1
    let last = ":" + decimal(second, places: 2)
    if !form.hasHours { return decimal(minutes, places: leading) + last }
    return decimal(hours, places: leading) + ":" + decimal(minute, places: 2) + last
  }

  /// The number in at least `places` ASCII digits (R4.1).
  private func decimal(_ number: Natural, places: Int) -> String {
    let zeros = Array(repeating: "0", count: max(0, places - number.digits.count))
    return zeros.joined() + number.digits.map { "\($0)" }.joined()
  }

  /// The number that these ASCII digits stand for (R4.3).
  private func number(of digits: some Sequence<UInt16>) -> Natural {
    Natural(digits.map { UInt8($0 - zero) })
  }

  /// Throws an error unless the text ends with `count` parts that consist of a colon, a digit up to
  /// 5, and any digit (R4.3).
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

  /// Whether the code unit is that of an ASCII digit (R4.3).
  private func isDigit(_ unit: UInt16) -> Bool { zero <= unit && unit <= zero + 9 }

  /// The code unit of `0` (R4.3).
  private var zero: UInt16 { 0x30 }

  /// The code unit of `:` (R4.1).
  private var colon: UInt16 { 0x3A }
}

extension TimeForm {
  /// Whether the form shows hours before the minutes (R4.1).
  fileprivate var hasHours: Bool {
    switch parts {
    case .hoursMinutesSeconds: true
    case .minutesSeconds: false
    }
  }
}

extension ModelRuns {
  /// The text for a distance, with two decimal places (R4.4).
  public func text(of distance: Distance, in unit: DistanceUnit, with symbols: NumberSymbols)
    -> String
  { text(of: exactValue(of: distance, in: unit), with: symbols) }

  /// The distance that a text stands for (R4.5).
  public func distance(of text: String, in unit: DistanceUnit, with symbols: NumberSymbols)
    throws(RunProblem) -> Distance
  { try distance(try number(of: text, with: symbols), unit) }

  /// The text for a speed, with two decimal places (R4.4).
  public func text(of speed: Speed, in unit: SpeedUnit, with symbols: NumberSymbols) -> String {
    text(of: exactValue(of: speed, in: unit), with: symbols)
  }

  /// The speed that a text stands for (R4.5).
  public func speed(of text: String, in unit: SpeedUnit, with symbols: NumberSymbols)
    throws(RunProblem) -> Speed
  { try speed(try number(of: text, with: symbols), unit) }

  /// The text for a number with two decimal places in the locale's symbols (R4.4).
  private func text(of value: Rational, with symbols: NumberSymbols) -> String {
    text(of: value, digits: symbols.storage.digits, separator: symbols.storage.decimalSeparator)
  }

  /// The text for a number with two decimals, rounded with halves away from zero; `digits` starts
  /// with the digit zero (R4.4).
  func text(of value: Rational, digits: [Unicode.Scalar], separator: Unicode.Scalar) -> String {
    let hundredths = (value * Rational(100)).rounded()
    let (whole, rest) = hundredths.divided(by: Natural(100))
    let integer = whole.isZero ? [0] : whole.digits
    let fraction = Array(repeating: 0, count: 2 - rest.digits.count) + rest.digits
    let scalars = integer.map { digits[Int($0)] } + [separator] + fraction.map { digits[Int($0)] }
    return String(String.UnicodeScalarView(scalars))
  }

  /// The complete number that a text stands for; signs, groups and exponents are refused (R4.5).
  private func number(of text: String, with symbols: NumberSymbols) throws(RunProblem)
    -> ExactNumber
  {
    let format = NumberFormat(
      symbols, signs: .none, grouping: .refused, allowsExponent: false, allowsLeadingZeros: true,
      allowsLeadingSeparator: true, allowsTrailingSeparator: true, fractionDigits: 0...Int.max)
    if let problem = ModelNumbers().problem(of: text, as: .complete, in: format) {
      throw .unreadable(offset: problem.offset)
    }
    return ModelNumbers().value(of: text, in: format) ?? ExactNumber(written: [])
  }
}
