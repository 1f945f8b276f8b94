import InputRules

/// The reference implementation of chapter R.
public struct ReferenceRuns: RunImplementation {
  /// The reference.
  public init() {}

  /// The distance of a number in a unit (R1, R5).
  public func distance(_ value: Double, _ unit: DistanceUnit) throws(RunProblem) -> Distance {
    try Distance(value, unit)
  }

  /// The distance of a decimal number in a unit (R1, R5).
  public func distance(_ value: ExactNumber, _ unit: DistanceUnit) throws(RunProblem) -> Distance {
    try Distance(exactly: value, unit)
  }

  /// The time of a number of seconds (R1, R5).
  public func time(seconds: Double) throws(RunProblem) -> ElapsedTime {
    try ElapsedTime(seconds: seconds)
  }

  /// The time that a clock shows (R1).
  public func time(hours: Int, minutes: Int, seconds: Int) throws(RunProblem) -> ElapsedTime {
    try ElapsedTime(hours: hours, minutes: minutes, seconds: seconds)
  }

  /// The speed of a number in a unit (R1, R5).
  public func speed(_ value: Double, _ unit: SpeedUnit) throws(RunProblem) -> Speed {
    try Speed(value, unit)
  }

  /// The speed of a decimal number in a unit (R1, R5).
  public func speed(_ value: ExactNumber, _ unit: SpeedUnit) throws(RunProblem) -> Speed {
    try Speed(exactly: value, unit)
  }

  /// The pace of a number of seconds for a unit (R1, R5).
  public func pace(seconds: Double, per unit: DistanceUnit) throws(RunProblem) -> Pace {
    try Pace(seconds: seconds, per: unit)
  }

  /// The double nearest to a distance in a unit (R1).
  public func value(of distance: Distance, in unit: DistanceUnit) -> Double {
    distance.value(in: unit)
  }

  /// The double nearest to a time in seconds (R1).
  public func seconds(of time: ElapsedTime) -> Double {
    time.seconds
  }

  /// The double nearest to a speed in a unit (R1).
  public func value(of speed: Speed, in unit: SpeedUnit) -> Double {
    speed.value(in: unit)
  }

  /// The double nearest to a pace in seconds for a unit (R1).
  public func seconds(of pace: Pace, per unit: DistanceUnit) -> Double {
    pace.seconds(per: unit)
  }

  /// The distance covered at a speed in a time (R2).
  public func distance(at speed: Speed, in time: ElapsedTime) throws(RunProblem) -> Distance {
    try speed.distance(in: time)
  }

  /// The time that a distance takes at a speed (R2).
  public func time(for distance: Distance, at speed: Speed) throws(RunProblem) -> ElapsedTime {
    try speed.time(for: distance)
  }

  /// The speed of a distance in a time (R2).
  public func speed(of distance: Distance, in time: ElapsedTime) throws(RunProblem) -> Speed {
    try Speed(distance, in: time)
  }

  /// A speed turned over (R2).
  public func pace(of speed: Speed) -> Pace {
    Pace(speed)
  }

  /// A pace turned over (R2).
  public func speed(of pace: Pace) -> Speed {
    Speed(pace)
  }

  /// A run, one of its quantities changed and another derived (R2).
  public func run(
    _ run: Run, changing change: Run.Change, deriving quantity: Run.Quantity
  ) throws(RunProblem) -> Run {
    try run.changing(change, deriving: quantity)
  }

  /// The sums of a list (R3).
  public func total(of intervals: [Interval]) throws(RunProblem) -> IntervalTotal {
    try intervals.total()
  }

  /// The average speed of a list (R3).
  public func averageSpeed(of intervals: [Interval]) throws(RunProblem) -> Speed {
    try intervals.averageSpeed()
  }

  /// How often a list fills a distance (R3).
  public func repetitions(
    of intervals: [Interval], filling distance: Distance
  ) throws(RunProblem) -> Repetitions<Distance> {
    try intervals.repetitions(filling: distance)
  }

  /// How often a list fills a time (R3).
  public func repetitions(
    of intervals: [Interval], filling time: ElapsedTime
  ) throws(RunProblem) -> Repetitions<ElapsedTime> {
    try intervals.repetitions(filling: time)
  }

  /// A time, written (R4).
  public func text(of time: ElapsedTime, as form: TimeForm, rounding: ValueRounding) -> String {
    time.text(as: form, rounding: rounding)
  }

  /// A time, read (R4).
  public func time(of text: String, as form: TimeForm) throws(RunProblem) -> ElapsedTime {
    try ElapsedTime(text, as: form)
  }

  /// A distance, written with two decimals (R4).
  public func text(of distance: Distance, in unit: DistanceUnit, with symbols: NumberSymbols)
    -> String
  {
    distance.text(in: unit, with: symbols)
  }

  /// A distance, read (R4).
  public func distance(
    of text: String, in unit: DistanceUnit, with symbols: NumberSymbols
  ) throws(RunProblem) -> Distance {
    try Distance(text, in: unit, with: symbols)
  }

  /// A speed, written with two decimals (R4).
  public func text(of speed: Speed, in unit: SpeedUnit, with symbols: NumberSymbols) -> String {
    speed.text(in: unit, with: symbols)
  }

  /// A speed, read (R4).
  public func speed(
    of text: String, in unit: SpeedUnit, with symbols: NumberSymbols
  ) throws(RunProblem) -> Speed {
    try Speed(text, in: unit, with: symbols)
  }

  /// A pace, written as the time for a unit (R4).
  public func text(
    of pace: Pace, per unit: DistanceUnit, isPadded: Bool, rounding: ValueRounding
  ) -> String {
    pace.text(per: unit, isPadded: isPadded, rounding: rounding)
  }

  /// A pace, read (R4).
  public func pace(of text: String, per unit: DistanceUnit) throws(RunProblem) -> Pace {
    try Pace(text, per: unit)
  }

  /// What a pedometer's labels show (R6).
  public func texts(of reading: PedometerReading) -> PedometerTexts {
    reading.texts
  }

  /// What a pedometer's title shows (R6).
  public func status(of reading: PedometerReading, isOn: Bool) -> String {
    reading.status(isOn: isOn)
  }
}
