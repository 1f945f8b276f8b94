import InputRules

/// All that chapter R specifies, as functions of plain data: what the reference, the model and
/// every wrong implementation do in their own ways.
public protocol RunImplementation: Sendable {
  /// Whether one distance is shorter than the other (R1).
  func isLess(_ one: Distance, than other: Distance) -> Bool

  /// Whether one time is shorter than the other (R1).
  func isLess(_ one: ElapsedTime, than other: ElapsedTime) -> Bool

  /// Whether one speed is slower than the other (R1).
  func isLess(_ one: Speed, than other: Speed) -> Bool

  /// Whether one pace takes less time than the other (R1).
  func isLess(_ one: Pace, than other: Pace) -> Bool

  /// The distance of a number in a unit (R1, R5).
  func distance(_ value: Double, _ unit: DistanceUnit) throws(RunProblem) -> Distance

  /// The distance of a decimal number in a unit (R1, R5).
  func distance(_ value: ExactNumber, _ unit: DistanceUnit) throws(RunProblem) -> Distance

  /// The time of a number of seconds (R1, R5).
  func time(seconds: Double) throws(RunProblem) -> ElapsedTime

  /// The time that a clock shows (R1).
  func time(hours: Int, minutes: Int, seconds: Int) throws(RunProblem) -> ElapsedTime

  /// The speed of a number in a unit (R1, R5).
  func speed(_ value: Double, _ unit: SpeedUnit) throws(RunProblem) -> Speed

  /// The speed of a decimal number in a unit (R1, R5).
  func speed(_ value: ExactNumber, _ unit: SpeedUnit) throws(RunProblem) -> Speed

  /// The pace of a number of seconds for a unit (R1, R5).
  func pace(seconds: Double, per unit: DistanceUnit) throws(RunProblem) -> Pace

  /// The double nearest to a distance in a unit (R1).
  func value(of distance: Distance, in unit: DistanceUnit) -> Double

  /// The double nearest to a time in seconds (R1).
  func seconds(of time: ElapsedTime) -> Double

  /// The double nearest to a speed in a unit (R1).
  func value(of speed: Speed, in unit: SpeedUnit) -> Double

  /// The double nearest to a pace in seconds for a unit (R1).
  func seconds(of pace: Pace, per unit: DistanceUnit) -> Double

  /// The distance covered at a speed in a time (R2).
  func distance(at speed: Speed, in time: ElapsedTime) throws(RunProblem) -> Distance

  /// The time that a distance takes at a speed (R2).
  func time(for distance: Distance, at speed: Speed) throws(RunProblem) -> ElapsedTime

  /// The speed of a distance in a time (R2).
  func speed(of distance: Distance, in time: ElapsedTime) throws(RunProblem) -> Speed

  /// A speed turned over (R2).
  func pace(of speed: Speed) -> Pace

  /// A pace turned over (R2).
  func speed(of pace: Pace) -> Speed

  /// A run, one of its quantities changed and another derived (R2).
  func run(
    _ run: Run, changing change: Run.Change, deriving quantity: Run.Quantity
  ) throws(RunProblem) -> Run

  /// The sums of a list (R3).
  func total(of intervals: [Interval]) throws(RunProblem) -> IntervalTotal

  /// The average speed of a list (R3).
  func averageSpeed(of intervals: [Interval]) throws(RunProblem) -> Speed

  /// How often a list fills a distance (R3).
  func repetitions(
    of intervals: [Interval], filling distance: Distance
  ) throws(RunProblem) -> Repetitions<Distance>

  /// How often a list fills a time (R3).
  func repetitions(
    of intervals: [Interval], filling time: ElapsedTime
  ) throws(RunProblem) -> Repetitions<ElapsedTime>

  /// A time, written (R4).
  func text(of time: ElapsedTime, as form: TimeForm, rounding: ValueRounding) -> String

  /// A time, read (R4).
  func time(of text: String, as form: TimeForm) throws(RunProblem) -> ElapsedTime

  /// A distance, written with two decimals (R4).
  func text(of distance: Distance, in unit: DistanceUnit, with symbols: NumberSymbols) -> String

  /// A distance, read (R4).
  func distance(
    of text: String, in unit: DistanceUnit, with symbols: NumberSymbols
  ) throws(RunProblem) -> Distance

  /// A speed, written with two decimals (R4).
  func text(of speed: Speed, in unit: SpeedUnit, with symbols: NumberSymbols) -> String

  /// A speed, read (R4).
  func speed(
    of text: String, in unit: SpeedUnit, with symbols: NumberSymbols
  ) throws(RunProblem) -> Speed

  /// A pace, written as the time for a unit (R4).
  func text(
    of pace: Pace, per unit: DistanceUnit, isPadded: Bool, rounding: ValueRounding
  ) -> String

  /// A pace, read (R4).
  func pace(of text: String, per unit: DistanceUnit) throws(RunProblem) -> Pace

  /// What a pedometer's labels show (R6).
  func texts(of reading: PedometerReading) -> PedometerTexts

  /// What a pedometer's title shows (R6).
  func status(of reading: PedometerReading, isOn: Bool) -> String
}
