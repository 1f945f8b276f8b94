extension Implementation {
  /// The runs of chapter R, as functions of plain data; the defaults are the package's functions.
  package struct Runs: Sendable {
    package var isDistanceLess: @Sendable (Distance, Distance) -> Bool = { $0 < $1 }
    package var isTimeLess: @Sendable (ElapsedTime, ElapsedTime) -> Bool = { $0 < $1 }
    package var isSpeedLess: @Sendable (Speed, Speed) -> Bool = { $0 < $1 }
    package var isPaceLess: @Sendable (Pace, Pace) -> Bool = { $0 < $1 }
    package var distanceOfValue: @Sendable (Double, DistanceUnit) throws(RunProblem) -> Distance =
      Distance.init(_:_:)
    package var distanceOfNumber:
      @Sendable (ExactNumber, DistanceUnit) throws(RunProblem) -> Distance = Distance.init(
        exactly:_:)
    package var timeOfSeconds: @Sendable (Double) throws(RunProblem) -> ElapsedTime =
      ElapsedTime.init(seconds:)
    /// Creates the elapsed time that a clock shows as hours, minutes and seconds (R1.8).
    package var timeOfClock: @Sendable (Int, Int, Int) throws(RunProblem) -> ElapsedTime =
      ElapsedTime.init(hours:minutes:seconds:)
    package var speedOfValue: @Sendable (Double, SpeedUnit) throws(RunProblem) -> Speed = Speed
      .init(
        _:_:)
    package var speedOfNumber: @Sendable (ExactNumber, SpeedUnit) throws(RunProblem) -> Speed =
      Speed.init(exactly:_:)
    package var paceOfSeconds: @Sendable (Double, DistanceUnit) throws(RunProblem) -> Pace =
      Pace.init(seconds:per:)
    package var valueOfDistance: @Sendable (Distance, DistanceUnit) -> Double = { $0.value(in: $1) }
    package var secondsOfTime: @Sendable (ElapsedTime) -> Double = { $0.seconds }
    package var valueOfSpeed: @Sendable (Speed, SpeedUnit) -> Double = { $0.value(in: $1) }
    package var secondsOfPace: @Sendable (Pace, DistanceUnit) -> Double = { $0.seconds(per: $1) }
    package var distanceCovered: @Sendable (Speed, ElapsedTime) throws(RunProblem) -> Distance = {
      try $0.distance(in: $1)
    }
    package var timeTaken: @Sendable (Distance, Speed) throws(RunProblem) -> ElapsedTime = {
      try $1.time(for: $0)
    }
    package var speedNeeded: @Sendable (Distance, ElapsedTime) throws(RunProblem) -> Speed = Speed
      .init(_:in:)
    package var paceOfSpeed: @Sendable (Speed) -> Pace = { Pace($0) }
    package var speedOfPace: @Sendable (Pace) -> Speed = { Speed($0) }
    package var changedRun = {
      @Sendable (run: WorkoutRun, change: WorkoutRun.Change, quantity: WorkoutRun.Quantity)
        throws(RunProblem) in try run.changing(change, deriving: quantity)
    }
    package var totalOfIntervals: @Sendable ([Interval]) throws(RunProblem) -> IntervalTotal = {
      try $0.total()
    }
    package var averageOfIntervals: @Sendable ([Interval]) throws(RunProblem) -> Speed = {
      try $0.averageSpeed()
    }
    package var repetitionsFillingDistance = {
      @Sendable (intervals: [Interval], distance: Distance) throws(RunProblem) in
      try intervals.repetitions(filling: distance)
    }
    package var repetitionsFillingTime = {
      @Sendable (intervals: [Interval], time: ElapsedTime) throws(RunProblem) in
      try intervals.repetitions(filling: time)
    }
    package var textOfTime: @Sendable (ElapsedTime, TimeForm, ValueRounding) -> String = {
      $0.text(as: $1, rounding: $2)
    }
    package var timeOfText: @Sendable (String, TimeForm) throws(RunProblem) -> ElapsedTime =
      ElapsedTime.init(_:as:)
    package var textOfDistance: @Sendable (Distance, DistanceUnit, NumberSymbols) -> String = {
      $0.text(in: $1, with: $2)
    }
    package var distanceOfText:
      @Sendable (String, DistanceUnit, NumberSymbols) throws(RunProblem) -> Distance = Distance
        .init(_:in:with:)
    package var textOfSpeed: @Sendable (Speed, SpeedUnit, NumberSymbols) -> String = {
      $0.text(in: $1, with: $2)
    }
    package var speedOfText:
      @Sendable (String, SpeedUnit, NumberSymbols) throws(RunProblem) -> Speed = Speed.init(
        _:in:with:)
    package var textOfPace: @Sendable (Pace, DistanceUnit, Bool, ValueRounding) -> String = {
      $0.text(per: $1, isPadded: $2, rounding: $3)
    }
    package var paceOfText: @Sendable (String, DistanceUnit) throws(RunProblem) -> Pace = Pace.init(
      _:per:)
    package var textsOfPedometer: @Sendable (PedometerReading) -> PedometerTexts = { $0.texts }
    package var statusOfPedometer: @Sendable (PedometerReading, Bool) -> String = {
      $0.status(isOn: $1)
    }
  }
}

extension Implementation.Runs {
  private static let plain = ModelRuns()

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
