import InputLaws
import InputRules

/// The run model by the plain model, but for the times of doubles.
struct WrongTimes: WrongRuns {
  private let change:
    @Sendable (Result<ElapsedTime, RunProblem>, Double) -> Result<ElapsedTime, RunProblem>

  /// Times that are what `change` makes of the model's, of the seconds.
  init(
    _ change:
      @escaping @Sendable (Result<ElapsedTime, RunProblem>, Double) -> Result<
        ElapsedTime, RunProblem
      >
  ) {
    self.change = change
  }

  func time(seconds: Double) throws(RunProblem) -> ElapsedTime {
    let time = Result { () throws(RunProblem) in try model.time(seconds: seconds) }
    return try change(time, seconds).get()
  }
}
