import InputLaws
import InputRules

/// The run model by the plain model, but for the paces of doubles.
struct WrongPaces: WrongRuns {
  private let change:
    @Sendable (Result<Pace, RunProblem>, Double, DistanceUnit) -> Result<Pace, RunProblem>

  /// Paces that are what `change` makes of the model's, of the seconds and the unit.
  init(
    _ change:
      @escaping @Sendable (Result<Pace, RunProblem>, Double, DistanceUnit) -> Result<
        Pace, RunProblem
      >
  ) {
    self.change = change
  }

  func pace(seconds: Double, per unit: DistanceUnit) throws(RunProblem) -> Pace {
    let pace = Result { () throws(RunProblem) in try model.pace(seconds: seconds, per: unit) }
    return try change(pace, seconds, unit).get()
  }
}
