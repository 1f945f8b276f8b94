private let model = ModelRuns()

/// A question about a change of a run, and the model's answer.
struct DerivationQuestion {
  let run: WorkoutRun
  let change: WorkoutRun.Change
  let quantity: WorkoutRun.Quantity
  let changed: Result<WorkoutRun, RunProblem>
}

/// A question about writing a distance.
struct DistanceTextQuestion {
  let distance: Distance
  let unit: DistanceUnit
  let symbols: NumberSymbols
  var text: String { model.text(of: distance, in: unit, with: symbols) }
  /// How many micrometres a hundredth of the unit has.
  var hundredth: Int { unit.micrometers / 100 }

  /// The model's text for this many hundredths.
  func text(hundredths: Int) -> String {
    let distance = try? Distance(micrometers: hundredths * hundredth)
    return model.text(of: distance ?? self.distance, in: unit, with: symbols)
  }
}

/// A question about writing a time.
struct TimeTextQuestion {
  let time: ElapsedTime
  let form: TimeForm
  let rounding: ValueRounding
  var text: String { model.text(of: time, as: form, rounding: rounding) }
}

/// A question about how often a list covers a distance, and the model's answer.
struct RepetitionsQuestion {
  let intervals: [Interval]
  let target: Distance
  let repetitions: Repetitions<Distance>
  /// The list's distance; not zero.
  var length: Int { intervals.reduce(0) { $0 + $1.distance.micrometers } }

  /// The model's answer, with other numbers.
  func with(complete: Int? = nil, toReach: Int? = nil) -> Repetitions<Distance> {
    Repetitions(
      complete: complete ?? repetitions.complete, remainder: repetitions.remainder,
      toReach: toReach ?? repetitions.toReach)
  }
}

extension PedometerReading {
  /// The reading a second later.
  var later: PedometerReading {
    var later = self
    later.elapsed = (try? ElapsedTime(microseconds: elapsed.microseconds + 1_000_000)) ?? elapsed
    return later
  }
}

extension PedometerTexts {
  /// The texts, with some of them replaced.
  func with(
    steps: String? = nil, distance: String? = nil, averagePace: String? = nil, pace: String? = nil
  ) -> PedometerTexts {
    PedometerTexts(
      steps: steps ?? self.steps, distance: distance ?? self.distance,
      averagePace: averagePace ?? self.averagePace, pace: pace ?? self.pace)
  }
}
