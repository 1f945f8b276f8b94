import PropertyTesting

/// Numbers below zero, and fractions.
enum Readings {
  typealias Bug = ConditionWorkload.Mutant

  static let file = #filePath

  static func claim(_ law: Bug, _ bug: Bug?, _ inputs: FindingTask.Inputs) -> Claim? {
    let claim = ConditionWorkload.self
    func doubles(_ range: ClosedRange<Double>) -> Generator<Double> {
      inputs == .type ? .double() : .double(in: range)
    }
    return switch law {
    case .offline: claim.claim(law, bug, claim.numbers(inputs, -9_999...9_999), isOffline)
    case .westernmost: claim.claim(law, bug, claim.numbers(inputs, -50_400...50_400), zone)
    case .sensorGone: claim.claim(law, bug, Generator<Int32>.integer(), level)
    case .overdraft: claim.claim(law, bug, claim.numbers(inputs, -1_000_000...1_000_000), warns)
    case .reducedRate: claim.claim(law, bug, doubles(0...1), isReduced)
    case .tipped: claim.claim(law, bug, doubles(-360...360), isTipped)
    case .absoluteZero: claim.claim(law, bug, doubles(-1_000...10_000), isPossible)
    case .ceiling: claim.claim(law, bug, doubles(0...100), flow)
    case _: nil
    }
  }

  /// Whether an error of the network means that there is none.
  private static func isOffline(_ code: Int, _ bug: Bug?) -> Bool {
    switch code {
    case -1_009: true
    case -1_020: bug != .offline
    case _: false
    }
  }

  /// The hour of a zone by its seconds east of Greenwich.
  private static func zone(_ seconds: Int, _ bug: Bug?) -> Int? {
    let isWithin = bug == .westernmost ? seconds > -43_200 : seconds >= -43_200
    return isWithin && seconds <= 50_400 ? seconds / 3_600 : nil
  }

  /// A level in millimetres, unless the sensor says that it has none.
  private static func level(_ raw: Int32, _ bug: Bug?) -> Int32? {
    raw == (bug == .sensorGone ? -27_351 : -27_315) ? nil : raw / 10
  }

  /// Whether an account is warned about its balance in cents.
  private static func warns(_ cents: Int, _ bug: Bug?) -> Bool {
    bug == .overdraft ? cents < -75_000 : cents <= -75_000
  }

  /// Whether a tax is a reduced one.
  private static func isReduced(_ rate: Double, _ bug: Bug?) -> Bool {
    rate == 0.07 || bug != .reducedRate && rate == 0.0825
  }

  /// Whether a machine is tipped at an angle in degrees.
  private static func isTipped(_ angle: Double, _ bug: Bug?) -> Bool {
    bug == .tipped ? angle > 62.5 : angle >= 62.5
  }

  /// Whether there is such a temperature, in degrees Celsius.
  private static func isPossible(_ celsius: Double, _ bug: Bug?) -> Bool {
    bug == .absoluteZero ? celsius > -273.15 : celsius >= -273.15
  }

  /// How far a valve is open, by the pressure in bar.
  private static func flow(_ bar: Double, _ bug: Bug?) -> Double {
    if bar < 1.5 { return 0 }
    return (bug == .ceiling ? bar <= 16.75 : bar < 16.75) ? 0.5 : 1
  }
}
