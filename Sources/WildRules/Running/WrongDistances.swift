import InputLaws
import InputRules

/// The run model by the plain model, but for the distances of doubles.
struct WrongDistances: WrongRuns {
  private let change:
    @Sendable (Result<Distance, RunProblem>, Double, DistanceUnit) -> Result<Distance, RunProblem>

  /// Distances that are what `change` makes of the model's, of the value and the unit.
  init(
    _ change:
      @escaping @Sendable (Result<Distance, RunProblem>, Double, DistanceUnit) -> Result<
        Distance, RunProblem
      >
  ) {
    self.change = change
  }

  func distance(_ value: Double, _ unit: DistanceUnit) throws(RunProblem) -> Distance {
    let distance = Result { () throws(RunProblem) in try model.distance(value, unit) }
    return try change(distance, value, unit).get()
  }
}
