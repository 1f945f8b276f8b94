import InputRules
import InputRulesModel

private let model = ModelRuns()

/// What is asked about a change of a run, and what the model makes of it.
struct DerivationQuestion {
  let run: Run
  let change: Run.Change
  let quantity: Run.Quantity
  let changed: Result<Run, RunProblem>
}

/// What is asked about a distance that is to be written.
struct DistanceTextQuestion {
  let distance: Distance
  let unit: DistanceUnit
  let symbols: NumberSymbols
  /// What the model writes.
  var text: String { model.text(of: distance, in: unit, with: symbols) }
  /// How many micrometres a hundredth of the unit has.
  var hundredth: Int { unit.micrometers / 100 }

  /// What the model writes of so many hundredths.
  func text(hundredths: Int) -> String {
    let distance = try? Distance(micrometers: hundredths * hundredth)
    return model.text(of: distance ?? self.distance, in: unit, with: symbols)
  }
}

/// What is asked about a time that is to be written.
struct TimeTextQuestion {
  let time: ElapsedTime
  let form: TimeForm
  let rounding: ValueRounding
  /// What the model writes.
  var text: String { model.text(of: time, as: form, rounding: rounding) }
}

/// What is asked about how often a list fills a distance, and what the model says.
struct RepetitionsQuestion {
  let intervals: [Interval]
  let target: Distance
  let repetitions: Repetitions<Distance>
  /// How far the list goes; not zero.
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
  /// The texts, some of them others.
  func with(
    steps: String? = nil, distance: String? = nil, averagePace: String? = nil, pace: String? = nil
  ) -> PedometerTexts {
    PedometerTexts(
      steps: steps ?? self.steps, distance: distance ?? self.distance,
      averagePace: averagePace ?? self.averagePace, pace: pace ?? self.pace)
  }
}
