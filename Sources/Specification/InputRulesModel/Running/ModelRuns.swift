/// Runs (chapter R), implemented directly from the specification.
public struct ModelRuns: Sendable {
  /// The number of microseconds in a second (R1.1).
  let second = 1_000_000
  /// The number of microseconds in an hour (R1.7).
  let hour = 3_600_000_000
  /// The maximum number of micrometers in a distance, and of microseconds in a time (R1.1).
  private let limit = 1_000_000_000_000_000

  /// The model.
  public init() {}

  /// A number times a factor, rounded to the nearest whole number (R1.7, R5).
  func amount(of value: Double, times factor: Int) throws(RunProblem) -> Natural {
    if value.isNaN { throw .notANumber }
    if value.isInfinite { throw .infinite }
    if value < 0 { throw .negative }
    return (Rational(exactly: value) * Rational(factor)).rounded()
  }

  /// A decimal number times a factor, rounded to the nearest whole number (R1.7, R5).
  func amount(of value: ExactNumber, times factor: Int) throws(RunProblem) -> Natural {
    if value.isNegative && !value.hasNoDigits { throw .negative }
    guard let amount = value.size(times: factor) else { throw .tooLarge }
    return amount
  }

  /// The distance that consists of the given number of micrometers (R1.1, R5).
  func distance(_ micrometers: Natural) throws(RunProblem) -> Distance {
    guard let word = micrometers.word, word <= limit else { throw .tooLarge }
    return Distance(unchecked: word)
  }

  /// The time that consists of the given number of microseconds (R1.1, R5).
  func time(_ microseconds: Natural) throws(RunProblem) -> ElapsedTime {
    guard let word = microseconds.word, word <= limit else { throw .tooLarge }
    return ElapsedTime(unchecked: word)
  }

  /// The speed in lowest terms for a distance and a time, neither of which is zero (R1.2, R1.3).
  func quotient(of micrometers: Int, in microseconds: Int) -> Speed {
    let common = greatestDivisor(of: micrometers, and: microseconds)
    return Speed(unchecked: micrometers / common, in: microseconds / common)
  }

  /// The greatest common divisor, by Euclid's algorithm: a common divisor of two numbers also
  /// divides the remainder when one is divided by the other (R1.3).
  private func greatestDivisor(of one: Int, and other: Int) -> Int {
    let rest = one % other
    return rest == 0 ? other : greatestDivisor(of: other, and: rest)
  }
}

extension ModelRuns {
  /// Compares distances by their micrometers (R1.4).
  public func isLess(_ one: Distance, than other: Distance) -> Bool {
    one.micrometers < other.micrometers
  }

  /// Compares times by their microseconds (R1.4).
  public func isLess(_ one: ElapsedTime, than other: ElapsedTime) -> Bool {
    one.microseconds < other.microseconds
  }

  /// Compares speeds as quotients, after multiplying them by both divisors (R1.4).
  public func isLess(_ one: Speed, than other: Speed) -> Bool {
    Natural(one.micrometers) * Natural(other.microseconds) < Natural(other.micrometers)
      * Natural(one.microseconds)
  }

  /// Compares paces as quotients, after multiplying them by both divisors (R1.4).
  public func isLess(_ one: Pace, than other: Pace) -> Bool {
    Natural(one.microseconds) * Natural(other.micrometers) < Natural(other.microseconds)
      * Natural(one.micrometers)
  }

  /// The distance covered at a speed in a time (R2).
  public func distance(at speed: Speed, in time: ElapsedTime) throws(RunProblem) -> Distance {
    if time.microseconds == 0 { throw .zero }
    let quotient = Rational(speed.micrometers, over: speed.microseconds)
    let distance = try distance((quotient * Rational(time.microseconds)).rounded())
    if distance.micrometers == 0 { throw .tooSmall }
    return distance
  }

  /// The time needed for a distance at a speed (R2).
  public func time(for distance: Distance, at speed: Speed) throws(RunProblem) -> ElapsedTime {
    if distance.micrometers == 0 { throw .zero }
    let quotient = Rational(speed.micrometers, over: speed.microseconds)
    let time = try time((Rational(distance.micrometers) / quotient).rounded())
    if time.microseconds == 0 { throw .tooSmall }
    return time
  }

  /// The speed that covers a distance in a time (R2).
  public func speed(of distance: Distance, in time: ElapsedTime) throws(RunProblem) -> Speed {
    if distance.micrometers == 0 || time.microseconds == 0 { throw .zero }
    return quotient(of: distance.micrometers, in: time.microseconds)
  }

  /// The pace that is equivalent to a speed (R2).
  public func pace(of speed: Speed) -> Pace {
    Pace(unchecked: speed.microseconds, for: speed.micrometers)
  }

  /// The speed that is equivalent to a pace (R2).
  public func speed(of pace: Pace) -> Speed {
    Speed(unchecked: pace.micrometers, in: pace.microseconds)
  }

  /// The run after one quantity is changed and another is derived (R2).
  public func run(
    _ run: WorkoutRun, changing change: WorkoutRun.Change, deriving quantity: WorkoutRun.Quantity
  ) throws(RunProblem) -> WorkoutRun {
    var (distance, time, speed) = (run.distance, run.time, run.speed)
    let changed: WorkoutRun.Quantity
    switch change {
    case .distance(let new): (distance, changed) = (new, .distance)
    case .time(let new): (time, changed) = (new, .time)
    case .speed(let new): (speed, changed) = (new, .speed)
    case .pace(let pace): (speed, changed) = (self.speed(of: pace), .speed)
    }
    if quantity == changed { throw .derivesChanged }
    switch quantity {
    case .distance: distance = try self.distance(at: speed, in: time)
    case .time: time = try self.time(for: distance, at: speed)
    case .speed: speed = try self.speed(of: distance, in: time)
    }
    return WorkoutRun(distance: distance, time: time, speed: speed)
  }

  /// The total distance and time of a list of intervals (R3).
  public func total(of intervals: [Interval]) throws(RunProblem) -> IntervalTotal {
    if intervals.isEmpty { throw .noIntervals }
    let lengths = intervals.map { Natural($0.distance.micrometers) }
    let times = intervals.map { Natural($0.time.microseconds) }
    return IntervalTotal(
      distance: try distance(lengths.reduce(.zero, +)), time: try time(times.reduce(.zero, +)))
  }

  /// The average speed of a list of intervals (R3).
  public func averageSpeed(of intervals: [Interval]) throws(RunProblem) -> Speed {
    let total = try total(of: intervals)
    if total.distance.micrometers == 0 { throw .zero }
    return try speed(of: total.distance, in: total.time)
  }

  /// The number of times that a list of intervals must be repeated to cover a distance (R3).
  public func repetitions(of intervals: [Interval], filling distance: Distance) throws(RunProblem)
    -> Repetitions<Distance>
  {
    let once = try total(of: intervals).distance.micrometers
    if once == 0 || distance.micrometers == 0 { throw .zero }
    let (complete, rest) = distance.micrometers.quotientAndRemainder(dividingBy: once)
    return Repetitions(
      complete: complete, remainder: Distance(unchecked: rest),
      toReach: rest == 0 ? complete : complete + 1)
  }

  /// The number of times that a list of intervals must be repeated to fill a time (R3).
  public func repetitions(of intervals: [Interval], filling time: ElapsedTime) throws(RunProblem)
    -> Repetitions<ElapsedTime>
  {
    let once = try total(of: intervals).time.microseconds
    if time.microseconds == 0 { throw .zero }
    let (complete, rest) = time.microseconds.quotientAndRemainder(dividingBy: once)
    return Repetitions(
      complete: complete, remainder: ElapsedTime(unchecked: rest),
      toReach: rest == 0 ? complete : complete + 1)
  }

  /// The texts that a pedometer's labels show (R6.2).
  public func texts(of reading: PedometerReading) -> PedometerTexts {
    PedometerTexts(
      steps: "Steps: " + (reading.steps.map { "\($0)" } ?? "N/A"),
      distance: "Distance: " + (reading.distance.map { meters($0) } ?? "N/A"),
      averagePace: averagePace(of: reading),
      pace: "Pace: " + (reading.pace.map { speed($0) } ?? "N/A"))
  }

  /// The text that a pedometer's title shows (R6.4).
  public func status(of reading: PedometerReading, isOn: Bool) -> String {
    let form = TimeForm(.hoursMinutesSeconds, isPadded: true)
    return (isOn ? "On: " : "Pedometer Off: ")
      + text(of: reading.elapsed, as: form, rounding: .nearest)
  }

  /// The text for the average pace, which is measured or computed from distance and time (R6.3).
  private func averagePace(of reading: PedometerReading) -> String {
    if let pace = reading.averagePace { return "Avg Pace: " + speed(pace) }
    guard let distance = reading.distance, distance.micrometers > 0,
      let computed = try? speed(of: distance, in: reading.elapsed)
    else { return "Avg Pace: N/A" }
    return "Avg Comp Pace: " + speed(pace(of: computed))
  }

  /// The text for a distance in meters and, on a second line, in miles (R6.2).
  private func meters(_ distance: Distance) -> String {
    text(of: exactValue(of: distance, in: .meters)) + " meters,\n "
      + text(of: exactValue(of: distance, in: .miles)) + " mi"
  }

  /// The text for a pace in meters per second and, on a second line, in minutes per mile (R6.2).
  private func speed(_ pace: Pace) -> String {
    text(of: exactValue(of: speed(of: pace), in: .metersPerSecond)) + " m/s \n\t\t "
      + text(of: pace, per: .miles, isPadded: true, rounding: .nearest) + " min/mi"
  }

  /// The text for a number with two decimal places, as in the *Running* articles (R6.2).
  private func text(of value: Rational) -> String {
    text(of: value, digits: Alphabet.ascii, separator: ".")
  }
}
