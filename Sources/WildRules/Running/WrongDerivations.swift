import InputLaws
import InputRules

/// The run model by the plain model, but for how runs change.
struct WrongDerivations: WrongRuns {
  /// What is changed.
  struct Question {
    /// The run before.
    let run: Run
    /// What is changed in it.
    let change: Run.Change
    /// What is to be derived.
    let quantity: Run.Quantity
    /// The model's run.
    let changed: Result<Run, RunProblem>
  }

  private let answer: @Sendable (Question) -> Result<Run, RunProblem>

  /// Runs that change as `answer` says.
  init(_ answer: @escaping @Sendable (Question) -> Result<Run, RunProblem>) {
    self.answer = answer
  }

  func run(
    _ run: Run, changing change: Run.Change, deriving quantity: Run.Quantity
  ) throws(RunProblem) -> Run {
    let changed = Result { () throws(RunProblem) in
      try model.run(run, changing: change, deriving: quantity)
    }
    let question = Question(run: run, change: change, quantity: quantity, changed: changed)
    return try answer(question).get()
  }
}
