extension Implementation {
  /// Chapter R, the run model, as functions of plain data; by default the package's.
  public struct Runs: Sendable {
    /// Whether one distance is shorter than the other (R1.4).
    public var isDistanceLess: @Sendable (Distance, Distance) -> Bool = { $0 < $1 }
    /// Whether one time is shorter than the other (R1.4).
    public var isTimeLess: @Sendable (ElapsedTime, ElapsedTime) -> Bool = { $0 < $1 }
    /// Whether one speed is slower than the other (R1.4).
    public var isSpeedLess: @Sendable (Speed, Speed) -> Bool = { $0 < $1 }
    /// Whether one pace takes less time than the other (R1.4).
    public var isPaceLess: @Sendable (Pace, Pace) -> Bool = { $0 < $1 }
    /// The distance for a number in a unit (R1.7, R5).
    public var distanceOfValue: @Sendable (Double, DistanceUnit) throws(RunProblem) -> Distance =
      Distance.init(_:_:)
    /// The distance for a decimal number in a unit (R1.7, R5).
    public var distanceOfNumber:
      @Sendable (ExactNumber, DistanceUnit) throws(RunProblem) -> Distance = Distance.init(
        exactly:_:)
    /// The time for a number of seconds (R1.7, R5).
    public var timeOfSeconds: @Sendable (Double) throws(RunProblem) -> ElapsedTime =
      ElapsedTime.init(seconds:)
    /// The time that a clock shows (R1.8).
    public var timeOfClock: @Sendable (Int, Int, Int) throws(RunProblem) -> ElapsedTime =
      ElapsedTime.init(hours:minutes:seconds:)
    /// The speed for a number in a unit (R1.7, R5).
    public var speedOfValue: @Sendable (Double, SpeedUnit) throws(RunProblem) -> Speed = Speed.init(
      _:_:)
    /// The speed for a decimal number in a unit (R1.7, R5).
    public var speedOfNumber: @Sendable (ExactNumber, SpeedUnit) throws(RunProblem) -> Speed =
      Speed.init(exactly:_:)
    /// The pace for a number of seconds per unit (R1.7, R5).
    public var paceOfSeconds: @Sendable (Double, DistanceUnit) throws(RunProblem) -> Pace =
      Pace.init(seconds:per:)
    /// The double nearest to a distance in a unit (R1.9).
    public var valueOfDistance: @Sendable (Distance, DistanceUnit) -> Double = { $0.value(in: $1) }
    /// The double nearest to a time in seconds (R1.9).
    public var secondsOfTime: @Sendable (ElapsedTime) -> Double = { $0.seconds }
    /// The double nearest to a speed in a unit (R1.9).
    public var valueOfSpeed: @Sendable (Speed, SpeedUnit) -> Double = { $0.value(in: $1) }
    /// The double nearest to a pace in seconds per unit (R1.9).
    public var secondsOfPace: @Sendable (Pace, DistanceUnit) -> Double = { $0.seconds(per: $1) }
    /// The distance covered at a speed in a time (R2).
    public var distanceCovered: @Sendable (Speed, ElapsedTime) throws(RunProblem) -> Distance = {
      try $0.distance(in: $1)
    }
    /// The time that a distance takes at a speed (R2).
    public var timeTaken: @Sendable (Distance, Speed) throws(RunProblem) -> ElapsedTime = {
      try $1.time(for: $0)
    }
    /// The speed that covers a distance in a time (R2).
    public var speedNeeded: @Sendable (Distance, ElapsedTime) throws(RunProblem) -> Speed = Speed
      .init(_:in:)
    /// The inverse of a speed (R2).
    public var paceOfSpeed: @Sendable (Speed) -> Pace = { Pace($0) }
    /// The inverse of a pace (R2).
    public var speedOfPace: @Sendable (Pace) -> Speed = { Speed($0) }
    /// A run with one of its quantities changed and another derived (R2).
    public var changedRun = {
      @Sendable (run: WorkoutRun, change: WorkoutRun.Change, quantity: WorkoutRun.Quantity)
        throws(RunProblem) in try run.changing(change, deriving: quantity)
    }
    /// The total of a list (R3).
    public var totalOfIntervals: @Sendable ([Interval]) throws(RunProblem) -> IntervalTotal = {
      try $0.total()
    }
    /// The average speed of a list (R3).
    public var averageOfIntervals: @Sendable ([Interval]) throws(RunProblem) -> Speed = {
      try $0.averageSpeed()
    }
    /// The number of repetitions of a list that cover a distance (R3).
    public var repetitionsFillingDistance = {
      @Sendable (intervals: [Interval], distance: Distance) throws(RunProblem) in
      try intervals.repetitions(filling: distance)
    }
    /// The number of repetitions of a list that fill a time (R3).
    public var repetitionsFillingTime = {
      @Sendable (intervals: [Interval], time: ElapsedTime) throws(RunProblem) in
      try intervals.repetitions(filling: time)
    }
    /// A time as text (R4.1, R4.2).
    public var textOfTime: @Sendable (ElapsedTime, TimeForm, ValueRounding) -> String = {
      $0.text(as: $1, rounding: $2)
    }
    /// A time, read from a text (R4.3).
    public var timeOfText: @Sendable (String, TimeForm) throws(RunProblem) -> ElapsedTime =
      ElapsedTime.init(_:as:)
    /// A distance as text, with two decimals (R4.4).
    public var textOfDistance: @Sendable (Distance, DistanceUnit, NumberSymbols) -> String = {
      $0.text(in: $1, with: $2)
    }
    /// A distance, read from a text (R4.5).
    public var distanceOfText:
      @Sendable (String, DistanceUnit, NumberSymbols) throws(RunProblem) -> Distance = Distance
        .init(_:in:with:)
    /// A speed as text, with two decimals (R4.4).
    public var textOfSpeed: @Sendable (Speed, SpeedUnit, NumberSymbols) -> String = {
      $0.text(in: $1, with: $2)
    }
    /// A speed, read from a text (R4.5).
    public var speedOfText:
      @Sendable (String, SpeedUnit, NumberSymbols) throws(RunProblem) -> Speed = Speed.init(
        _:in:with:)
    /// A pace as text: the time per unit (R4.6).
    public var textOfPace: @Sendable (Pace, DistanceUnit, Bool, ValueRounding) -> String = {
      $0.text(per: $1, isPadded: $2, rounding: $3)
    }
    /// A pace, read from a text (R4.6).
    public var paceOfText: @Sendable (String, DistanceUnit) throws(RunProblem) -> Pace = Pace.init(
      _:per:)
    /// The texts of a pedometer's labels (R6.2, R6.3).
    public var textsOfPedometer: @Sendable (PedometerReading) -> PedometerTexts = { $0.texts }
    /// The text of a pedometer's title (R6.4).
    public var statusOfPedometer: @Sendable (PedometerReading, Bool) -> String = {
      $0.status(isOn: $1)
    }
  }
}

extension Implementation.Runs {
  private static let plain = ModelRuns()

  /// The specification's model.
  static let model = Self(
    isDistanceLess: plain.isLess(_:than:), isTimeLess: plain.isLess(_:than:),
    isSpeedLess: plain.isLess(_:than:), isPaceLess: plain.isLess(_:than:),
    distanceOfValue: plain.distance(_:_:), distanceOfNumber: plain.distance(_:_:),
    timeOfSeconds: plain.time(seconds:), timeOfClock: plain.time(hours:minutes:seconds:),
    speedOfValue: plain.speed(_:_:), speedOfNumber: plain.speed(_:_:),
    paceOfSeconds: plain.pace(seconds:per:), valueOfDistance: plain.value(of:in:),
    secondsOfTime: plain.seconds(of:), valueOfSpeed: plain.value(of:in:),
    secondsOfPace: plain.seconds(of:per:), distanceCovered: plain.distance(at:in:),
    timeTaken: plain.time(for:at:), speedNeeded: plain.speed(of:in:), paceOfSpeed: plain.pace(of:),
    speedOfPace: plain.speed(of:), changedRun: plain.run(_:changing:deriving:),
    totalOfIntervals: plain.total(of:), averageOfIntervals: plain.averageSpeed(of:),
    repetitionsFillingDistance: plain.repetitions(of:filling:),
    repetitionsFillingTime: plain.repetitions(of:filling:), textOfTime: plain.text(of:as:rounding:),
    timeOfText: plain.time(of:as:), textOfDistance: plain.text(of:in:with:),
    distanceOfText: plain.distance(of:in:with:), textOfSpeed: plain.text(of:in:with:),
    speedOfText: plain.speed(of:in:with:), textOfPace: plain.text(of:per:isPadded:rounding:),
    paceOfText: plain.pace(of:per:), textsOfPedometer: plain.texts(of:),
    statusOfPedometer: plain.status(of:isOn:))
}
