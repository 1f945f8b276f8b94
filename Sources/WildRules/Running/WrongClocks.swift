import InputLaws
import InputRules

/// The run model by the plain model, but for the times that clocks show.
struct WrongClocks: WrongRuns {
  private let change:
    @Sendable (Result<ElapsedTime, RunProblem>, [Int]) -> Result<ElapsedTime, RunProblem>

  /// Times that are what `change` makes of the model's, of hours, minutes and seconds.
  init(
    _ change:
      @escaping @Sendable (Result<ElapsedTime, RunProblem>, [Int]) -> Result<
        ElapsedTime, RunProblem
      >
  ) {
    self.change = change
  }

  func time(hours: Int, minutes: Int, seconds: Int) throws(RunProblem) -> ElapsedTime {
    let time = Result { () throws(RunProblem) in
      try model.time(hours: hours, minutes: minutes, seconds: seconds)
    }
    return try change(time, [hours, minutes, seconds]).get()
  }
}
