/// A unit of speed (R1.5).
public enum SpeedUnit: Hashable, Sendable, CaseIterable {
  case metersPerSecond
  case kilometersPerHour
  case milesPerHour

  /// The unit's distance, such as a kilometer.
  package var distance: DistanceUnit {
    switch self {
    case .metersPerSecond: .meters
    case .kilometersPerHour: .kilometers
    case .milesPerHour: .miles
    }
  }

  /// The unit's time in seconds, such as that of an hour.
  package var seconds: Int {
    switch self {
    case .metersPerSecond: 1
    case .kilometersPerHour, .milesPerHour: 3_600
    }
  }
}

extension Speed {
  /// Creates a speed from a number in a unit, to the nearest micrometer per hour (R1.7).
  /// - Parameters:
  ///   - value: a number above zero, which is converted exactly.
  ///   - unit: the unit of the number.
  /// - Throws: `RunProblem` if the number can't be a speed (R5).
  public init(_ value: Double, _ unit: SpeedUnit) throws(RunProblem) {
    if value == 0 { throw .zero }
    try self.init(hourly: value.parts(unit.hourlyMicrometers))
  }

  /// Creates a speed from a decimal number in a unit, to the nearest micrometer per hour (R1.7).
  /// - Parameters:
  ///   - value: a number above zero.
  ///   - unit: the unit of the number.
  /// - Throws: `RunProblem` if the number can't be a speed (R5).
  package init(exactly value: ExactNumber, _ unit: SpeedUnit) throws(RunProblem) {
    if value.isZero { throw .zero }
    try self.init(hourly: value.parts(unit.hourlyMicrometers))
  }

  private init(hourly micrometers: Int) throws(RunProblem) {
    if micrometers == 0 { throw .tooSmall }
    let hour = try ElapsedTime(hours: 1, minutes: 0, seconds: 0)
    try self.init(Distance(micrometers: micrometers), in: hour)
  }

  /// The speed in a unit, as the nearest double (R1.9).
  /// - Parameter unit: the unit of the result.
  public func value(in unit: SpeedUnit) -> Double {
    let (factor, divisor) = unit.terms
    return Double(
      nearest: micrometers.magnitude.multipliedFullWidth(by: factor.magnitude),
      over: (microseconds * divisor).magnitude)
  }
}

extension SpeedUnit {
  fileprivate var hourlyMicrometers: Int { distance.micrometers * (3_600 / seconds) }

  /// The factor and the divisor that convert micrometers per microsecond to the unit.
  ///
  /// They are in lowest terms, so the product of the divisor and a speed's time, which is at most
  /// 10¹⁵, fits in an `Int`.
  var terms: (factor: Int, divisor: Int) {
    let (factor, divisor) = (seconds * 1_000_000, distance.micrometers)
    let common = greatestCommonDivisor(factor, divisor)
    return (factor / common, divisor / common)
  }
}

extension NumberSymbols {
  /// A number of hundredths, as text with two decimal places.
  func text(ofHundredths hundredths: Int) -> String {
    let format = NumberFormat(self, signs: .none, allowsExponent: false, fractionDigits: 2...2)
    let number = ExactNumber(
      trusting: hundredths.magnitude.decimalDigits, exponent: .near(-2))
    // Writing can't fail, because this number needs neither a sign nor thousands of zeros.
    return (try? format.text(of: number)) ?? ""
  }

  func number(in text: String) throws(RunProblem) -> ExactNumber {
    let format = NumberFormat(self, signs: .none, allowsExponent: false)
    do throws(NumberProblem) {
      return try format.value(of: text)
    } catch {
      throw .unreadable(offset: error.offset)
    }
  }
}
