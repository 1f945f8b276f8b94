import InputLaws
import InputRules

/// The run model by the plain model, but for the averages of lists.
struct WrongAverages: WrongRuns {
  private let change: @Sendable (Result<Speed, RunProblem>, [Interval]) -> Result<Speed, RunProblem>

  /// Averages that are what `change` makes of the model's, of the list.
  init(
    _ change:
      @escaping @Sendable (Result<Speed, RunProblem>, [Interval]) -> Result<Speed, RunProblem>
  ) {
    self.change = change
  }

  func averageSpeed(of intervals: [Interval]) throws(RunProblem) -> Speed {
    let average = Result { () throws(RunProblem) in try model.averageSpeed(of: intervals) }
    return try change(average, intervals).get()
  }
}
