extension ModelRuns {
  /// The distance for a number in a unit (R1.7, R5).
  public func distance(_ value: Double, _ unit: DistanceUnit) throws(RunProblem) -> Distance {
    try distance(try amount(of: value, times: unit.length))
  }

  /// The distance for a decimal number in a unit (R1.7, R5).
  public func distance(_ value: ExactNumber, _ unit: DistanceUnit) throws(RunProblem) -> Distance {
    try distance(try amount(of: value, times: unit.length))
  }

  /// The time for a number of seconds (R1.7, R5).
  public func time(seconds: Double) throws(RunProblem) -> ElapsedTime {
    try time(try amount(of: seconds, times: second))
  }

  /// The time that a clock shows (R1.8).
  public func time(hours: Int, minutes: Int, seconds: Int) throws(RunProblem) -> ElapsedTime {
    if hours < 0 || hours > 99 { throw .noClockTime }
    if minutes < 0 || minutes > 59 { throw .noClockTime }
    if seconds < 0 || seconds > 59 { throw .noClockTime }
    return ElapsedTime(unchecked: (hours * 3_600 + minutes * 60 + seconds) * second)
  }

  /// The speed for a number in a unit (R1.7, R5).
  public func speed(_ value: Double, _ unit: SpeedUnit) throws(RunProblem) -> Speed {
    let amount = try amount(of: value, times: unit.lengthInAnHour)
    return try speed(amount, isZero: value == 0)
  }

  /// The speed for a decimal number in a unit (R1.7, R5).
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

  /// A distance in a unit (R1.9).
  func exactValue(of distance: Distance, in unit: DistanceUnit) -> Rational {
    Rational(distance.micrometers, over: unit.length)
  }

  /// A speed in a unit: its distance per hour, divided by that of the unit (R1.9).
  func exactValue(of speed: Speed, in unit: SpeedUnit) -> Rational {
    Rational(speed.micrometers, over: speed.microseconds)
      * Rational(hour, over: unit.lengthInAnHour)
  }

  /// A pace in seconds per unit (R1.9).
  func exactSeconds(of pace: Pace, per unit: DistanceUnit) -> Rational {
    Rational(pace.microseconds, over: pace.micrometers) * Rational(unit.length, over: second)
  }

  /// The speed for a number of micrometers per hour, computed from a number that may have been zero
  /// (R5).
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
