import InputLaws
import InputRules

/// The run model by the plain model, but for the speeds of doubles.
struct WrongSpeeds: WrongRuns {
  private let change:
    @Sendable (Result<Speed, RunProblem>, Double, SpeedUnit) -> Result<Speed, RunProblem>

  /// Speeds that are what `change` makes of the model's, of the value and the unit.
  init(
    _ change:
      @escaping @Sendable (Result<Speed, RunProblem>, Double, SpeedUnit) -> Result<
        Speed, RunProblem
      >
  ) {
    self.change = change
  }

  func speed(_ value: Double, _ unit: SpeedUnit) throws(RunProblem) -> Speed {
    let speed = Result { () throws(RunProblem) in try model.speed(value, unit) }
    return try change(speed, value, unit).get()
  }
}
