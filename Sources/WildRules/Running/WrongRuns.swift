import InputLaws
import InputRules
import InputRulesModel

/// The run model by the plain model but for one mistake: what a wrong implementation doesn't get
/// wrong, it leaves to the model.
protocol WrongRuns: RunImplementation {}

extension WrongRuns {
  /// The run model as it should be.
  var model: ModelRuns { ModelRuns() }

  func isLess(_ one: Distance, than other: Distance) -> Bool { model.isLess(one, than: other) }

  func isLess(_ one: ElapsedTime, than other: ElapsedTime) -> Bool {
    model.isLess(one, than: other)
  }

  func isLess(_ one: Speed, than other: Speed) -> Bool { model.isLess(one, than: other) }

  func isLess(_ one: Pace, than other: Pace) -> Bool { model.isLess(one, than: other) }

  func distance(_ value: Double, _ unit: DistanceUnit) throws(RunProblem) -> Distance {
    try model.distance(value, unit)
  }

  func distance(_ value: ExactNumber, _ unit: DistanceUnit) throws(RunProblem) -> Distance {
    try model.distance(value, unit)
  }

  func time(seconds: Double) throws(RunProblem) -> ElapsedTime {
    try model.time(seconds: seconds)
  }

  func time(hours: Int, minutes: Int, seconds: Int) throws(RunProblem) -> ElapsedTime {
    try model.time(hours: hours, minutes: minutes, seconds: seconds)
  }

  func speed(_ value: Double, _ unit: SpeedUnit) throws(RunProblem) -> Speed {
    try model.speed(value, unit)
  }

  func speed(_ value: ExactNumber, _ unit: SpeedUnit) throws(RunProblem) -> Speed {
    try model.speed(value, unit)
  }

  func pace(seconds: Double, per unit: DistanceUnit) throws(RunProblem) -> Pace {
    try model.pace(seconds: seconds, per: unit)
  }

  func value(of distance: Distance, in unit: DistanceUnit) -> Double {
    model.value(of: distance, in: unit)
  }

  func seconds(of time: ElapsedTime) -> Double { model.seconds(of: time) }

  func value(of speed: Speed, in unit: SpeedUnit) -> Double { model.value(of: speed, in: unit) }

  func seconds(of pace: Pace, per unit: DistanceUnit) -> Double {
    model.seconds(of: pace, per: unit)
  }

  func distance(at speed: Speed, in time: ElapsedTime) throws(RunProblem) -> Distance {
    try model.distance(at: speed, in: time)
  }

  func time(for distance: Distance, at speed: Speed) throws(RunProblem) -> ElapsedTime {
    try model.time(for: distance, at: speed)
  }

  func speed(of distance: Distance, in time: ElapsedTime) throws(RunProblem) -> Speed {
    try model.speed(of: distance, in: time)
  }

  func pace(of speed: Speed) -> Pace { model.pace(of: speed) }

  func speed(of pace: Pace) -> Speed { model.speed(of: pace) }

  func run(
    _ run: Run, changing change: Run.Change, deriving quantity: Run.Quantity
  ) throws(RunProblem) -> Run {
    try model.run(run, changing: change, deriving: quantity)
  }

  func total(of intervals: [Interval]) throws(RunProblem) -> IntervalTotal {
    try model.total(of: intervals)
  }

  func averageSpeed(of intervals: [Interval]) throws(RunProblem) -> Speed {
    try model.averageSpeed(of: intervals)
  }

  func repetitions(
    of intervals: [Interval], filling distance: Distance
  ) throws(RunProblem) -> Repetitions<Distance> {
    try model.repetitions(of: intervals, filling: distance)
  }

  func repetitions(
    of intervals: [Interval], filling time: ElapsedTime
  ) throws(RunProblem) -> Repetitions<ElapsedTime> {
    try model.repetitions(of: intervals, filling: time)
  }

  func text(of time: ElapsedTime, as form: TimeForm, rounding: ValueRounding) -> String {
    model.text(of: time, as: form, rounding: rounding)
  }

  func time(of text: String, as form: TimeForm) throws(RunProblem) -> ElapsedTime {
    try model.time(of: text, as: form)
  }

  func text(of distance: Distance, in unit: DistanceUnit, with symbols: NumberSymbols) -> String {
    model.text(of: distance, in: unit, with: symbols)
  }

  func distance(
    of text: String, in unit: DistanceUnit, with symbols: NumberSymbols
  ) throws(RunProblem) -> Distance {
    try model.distance(of: text, in: unit, with: symbols)
  }

  func text(of speed: Speed, in unit: SpeedUnit, with symbols: NumberSymbols) -> String {
    model.text(of: speed, in: unit, with: symbols)
  }

  func speed(
    of text: String, in unit: SpeedUnit, with symbols: NumberSymbols
  ) throws(RunProblem) -> Speed {
    try model.speed(of: text, in: unit, with: symbols)
  }

  func text(
    of pace: Pace, per unit: DistanceUnit, isPadded: Bool, rounding: ValueRounding
  ) -> String {
    model.text(of: pace, per: unit, isPadded: isPadded, rounding: rounding)
  }

  func pace(of text: String, per unit: DistanceUnit) throws(RunProblem) -> Pace {
    try model.pace(of: text, per: unit)
  }

  func texts(of reading: PedometerReading) -> PedometerTexts { model.texts(of: reading) }

  func status(of reading: PedometerReading, isOn: Bool) -> String {
    model.status(of: reading, isOn: isOn)
  }
}
