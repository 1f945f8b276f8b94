extension Implementation {
  /// Chapter R, the run model, as functions of plain data.
  public struct Runs: Sendable {
    /// Whether one distance is shorter than the other (R1.4).
    public var isDistanceLess: @Sendable (Distance, Distance) -> Bool

    /// Whether one time is shorter than the other (R1.4).
    public var isTimeLess: @Sendable (ElapsedTime, ElapsedTime) -> Bool

    /// Whether one speed is slower than the other (R1.4).
    public var isSpeedLess: @Sendable (Speed, Speed) -> Bool

    /// Whether one pace takes less time than the other (R1.4).
    public var isPaceLess: @Sendable (Pace, Pace) -> Bool

    /// The distance of a number in a unit (R1.7, R5).
    public var distanceOfValue: @Sendable (Double, DistanceUnit) throws(RunProblem) -> Distance

    /// The distance of a decimal number in a unit (R1.7, R5).
    public var distanceOfNumber:
      @Sendable (ExactNumber, DistanceUnit) throws(RunProblem) -> Distance

    /// The time of a number of seconds (R1.7, R5).
    public var timeOfSeconds: @Sendable (Double) throws(RunProblem) -> ElapsedTime

    /// The time that a clock shows (R1.8).
    public var timeOfClock: @Sendable (Int, Int, Int) throws(RunProblem) -> ElapsedTime

    /// The speed of a number in a unit (R1.7, R5).
    public var speedOfValue: @Sendable (Double, SpeedUnit) throws(RunProblem) -> Speed

    /// The speed of a decimal number in a unit (R1.7, R5).
    public var speedOfNumber: @Sendable (ExactNumber, SpeedUnit) throws(RunProblem) -> Speed

    /// The pace of a number of seconds for a unit (R1.7, R5).
    public var paceOfSeconds: @Sendable (Double, DistanceUnit) throws(RunProblem) -> Pace

    /// The double nearest to a distance in a unit (R1.9).
    public var valueOfDistance: @Sendable (Distance, DistanceUnit) -> Double

    /// The double nearest to a time in seconds (R1.9).
    public var secondsOfTime: @Sendable (ElapsedTime) -> Double

    /// The double nearest to a speed in a unit (R1.9).
    public var valueOfSpeed: @Sendable (Speed, SpeedUnit) -> Double

    /// The double nearest to a pace in seconds for a unit (R1.9).
    public var secondsOfPace: @Sendable (Pace, DistanceUnit) -> Double

    /// The distance covered at a speed in a time (R2).
    public var distanceCovered: @Sendable (Speed, ElapsedTime) throws(RunProblem) -> Distance

    /// The time that a distance takes at a speed (R2).
    public var timeTaken: @Sendable (Distance, Speed) throws(RunProblem) -> ElapsedTime

    /// The speed of a distance in a time (R2).
    public var speedNeeded: @Sendable (Distance, ElapsedTime) throws(RunProblem) -> Speed

    /// The inverse of a speed (R2).
    public var paceOfSpeed: @Sendable (Speed) -> Pace

    /// The inverse of a pace (R2).
    public var speedOfPace: @Sendable (Pace) -> Speed

    /// A run with one of its quantities changed and another derived (R2).
    public var changedRun:
      @Sendable (WorkoutRun, WorkoutRun.Change, WorkoutRun.Quantity) throws(RunProblem) ->
        WorkoutRun

    /// The sums of a list (R3).
    public var totalOfIntervals: @Sendable ([Interval]) throws(RunProblem) -> IntervalTotal

    /// The average speed of a list (R3).
    public var averageOfIntervals: @Sendable ([Interval]) throws(RunProblem) -> Speed

    /// How often a list covers a distance (R3).
    public var repetitionsFillingDistance:
      @Sendable ([Interval], Distance) throws(RunProblem) -> Repetitions<Distance>

    /// How often a list fills a time (R3).
    public var repetitionsFillingTime:
      @Sendable ([Interval], ElapsedTime) throws(RunProblem) -> Repetitions<ElapsedTime>

    /// A time as text (R4.1, R4.2).
    public var textOfTime: @Sendable (ElapsedTime, TimeForm, ValueRounding) -> String

    /// A time, read from a text (R4.3).
    public var timeOfText: @Sendable (String, TimeForm) throws(RunProblem) -> ElapsedTime

    /// A distance as text, with two decimals (R4.4).
    public var textOfDistance: @Sendable (Distance, DistanceUnit, NumberSymbols) -> String

    /// A distance, read from a text (R4.5).
    public var distanceOfText:
      @Sendable (String, DistanceUnit, NumberSymbols) throws(RunProblem) -> Distance

    /// A speed as text, with two decimals (R4.4).
    public var textOfSpeed: @Sendable (Speed, SpeedUnit, NumberSymbols) -> String

    /// A speed, read from a text (R4.5).
    public var speedOfText: @Sendable (String, SpeedUnit, NumberSymbols) throws(RunProblem) -> Speed

    /// A pace as text: the time for a unit (R4.6).
    public var textOfPace: @Sendable (Pace, DistanceUnit, Bool, ValueRounding) -> String

    /// A pace, read from a text (R4.6).
    public var paceOfText: @Sendable (String, DistanceUnit) throws(RunProblem) -> Pace

    /// The texts of a pedometer's labels (R6.2, R6.3).
    public var textsOfPedometer: @Sendable (PedometerReading) -> PedometerTexts

    /// The text of a pedometer's title (R6.4).
    public var statusOfPedometer: @Sendable (PedometerReading, Bool) -> String
  }
}

extension Implementation.Runs {
  /// The package's implementation.
  static let reference = Self(
    isDistanceLess: { $0 < $1 }, isTimeLess: { $0 < $1 }, isSpeedLess: { $0 < $1 },
    isPaceLess: { $0 < $1 },
    distanceOfValue: { (value, unit) throws(RunProblem) in try Distance(value, unit) },
    distanceOfNumber: { (value, unit) throws(RunProblem) in try Distance(exactly: value, unit) },
    timeOfSeconds: { (seconds) throws(RunProblem) in try ElapsedTime(seconds: seconds) },
    timeOfClock: { (hours, minutes, seconds) throws(RunProblem) in
      try ElapsedTime(hours: hours, minutes: minutes, seconds: seconds)
    },
    speedOfValue: { (value, unit) throws(RunProblem) in try Speed(value, unit) },
    speedOfNumber: { (value, unit) throws(RunProblem) in try Speed(exactly: value, unit) },
    paceOfSeconds: { (seconds, unit) throws(RunProblem) in try Pace(seconds: seconds, per: unit) },
    valueOfDistance: { $0.value(in: $1) },
    secondsOfTime: { $0.seconds },
    valueOfSpeed: { $0.value(in: $1) },
    secondsOfPace: { $0.seconds(per: $1) },
    distanceCovered: { (speed, time) throws(RunProblem) in try speed.distance(in: time) },
    timeTaken: { (distance, speed) throws(RunProblem) in try speed.time(for: distance) },
    speedNeeded: { (distance, time) throws(RunProblem) in try Speed(distance, in: time) },
    paceOfSpeed: { Pace($0) },
    speedOfPace: { Speed($0) },
    changedRun: { (run, change, quantity) throws(RunProblem) in
      try run.changing(change, deriving: quantity)
    },
    totalOfIntervals: { (intervals) throws(RunProblem) in try intervals.total() },
    averageOfIntervals: { (intervals) throws(RunProblem) in try intervals.averageSpeed() },
    repetitionsFillingDistance: { (intervals, distance) throws(RunProblem) in
      try intervals.repetitions(filling: distance)
    },
    repetitionsFillingTime: { (intervals, time) throws(RunProblem) in
      try intervals.repetitions(filling: time)
    },
    textOfTime: { $0.text(as: $1, rounding: $2) },
    timeOfText: { (text, form) throws(RunProblem) in try ElapsedTime(text, as: form) },
    textOfDistance: { $0.text(in: $1, with: $2) },
    distanceOfText: { (text, unit, symbols) throws(RunProblem) in
      try Distance(text, in: unit, with: symbols)
    },
    textOfSpeed: { $0.text(in: $1, with: $2) },
    speedOfText: { (text, unit, symbols) throws(RunProblem) in
      try Speed(text, in: unit, with: symbols)
    },
    textOfPace: { $0.text(per: $1, isPadded: $2, rounding: $3) },
    paceOfText: { (text, unit) throws(RunProblem) in try Pace(text, per: unit) },
    textsOfPedometer: { $0.texts },
    statusOfPedometer: { $0.status(isOn: $1) })

  private static let plain = ModelRuns()

  /// The specification's model.
  static let model = Self(
    isDistanceLess: plain.isLess(_:than:),
    isTimeLess: plain.isLess(_:than:),
    isSpeedLess: plain.isLess(_:than:),
    isPaceLess: plain.isLess(_:than:),
    distanceOfValue: plain.distance(_:_:),
    distanceOfNumber: plain.distance(_:_:),
    timeOfSeconds: plain.time(seconds:),
    timeOfClock: plain.time(hours:minutes:seconds:),
    speedOfValue: plain.speed(_:_:),
    speedOfNumber: plain.speed(_:_:),
    paceOfSeconds: plain.pace(seconds:per:),
    valueOfDistance: plain.value(of:in:),
    secondsOfTime: plain.seconds(of:),
    valueOfSpeed: plain.value(of:in:),
    secondsOfPace: plain.seconds(of:per:),
    distanceCovered: plain.distance(at:in:),
    timeTaken: plain.time(for:at:),
    speedNeeded: plain.speed(of:in:),
    paceOfSpeed: plain.pace(of:),
    speedOfPace: plain.speed(of:),
    changedRun: plain.run(_:changing:deriving:),
    totalOfIntervals: plain.total(of:),
    averageOfIntervals: plain.averageSpeed(of:),
    repetitionsFillingDistance: plain.repetitions(of:filling:),
    repetitionsFillingTime: plain.repetitions(of:filling:),
    textOfTime: plain.text(of:as:rounding:),
    timeOfText: plain.time(of:as:),
    textOfDistance: plain.text(of:in:with:),
    distanceOfText: plain.distance(of:in:with:),
    textOfSpeed: plain.text(of:in:with:),
    speedOfText: plain.speed(of:in:with:),
    textOfPace: plain.text(of:per:isPadded:rounding:),
    paceOfText: plain.pace(of:per:),
    textsOfPedometer: plain.texts(of:),
    statusOfPedometer: plain.status(of:isOn:))
}
