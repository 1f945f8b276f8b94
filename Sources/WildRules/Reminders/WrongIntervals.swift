import InputLaws
import InputRules

/// Reminders by the model, but for which intervals there are.
struct WrongIntervals: WrongReminders {
  private let change:
    @Sendable (Result<Int, TriggerProblem>, Double, Bool) -> Result<Int, TriggerProblem>

  /// Intervals that are what `change` makes of the model's, of the seconds and whether they repeat.
  init(
    _ change:
      @escaping @Sendable (Result<Int, TriggerProblem>, Double, Bool) -> Result<Int, TriggerProblem>
  ) {
    self.change = change
  }

  func interval(seconds: Double, repeats: Bool) throws(TriggerProblem) -> Int {
    let interval = Result { () throws(TriggerProblem) in
      try model.interval(seconds: seconds, repeats: repeats)
    }
    return try change(interval, seconds, repeats).get()
  }
}
