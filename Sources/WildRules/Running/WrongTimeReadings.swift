import InputLaws
import InputRules
import InputRulesModel

/// The run model by the plain model, but for how times are read.
struct WrongTimeReadings: WrongRuns {
  private let change:
    @Sendable (Result<ElapsedTime, RunProblem>, String, TimeForm) -> Result<ElapsedTime, RunProblem>

  /// Times that are read as `change` makes it of the model's reading, of the text and the form.
  init(
    _ change:
      @escaping @Sendable (Result<ElapsedTime, RunProblem>, String, TimeForm) -> Result<
        ElapsedTime, RunProblem
      >
  ) {
    self.change = change
  }

  /// Times that are read from other texts where they can’t be read from theirs.
  init(mending mend: @escaping @Sendable (String, TimeForm) -> String) {
    change = { time, text, form in
      guard case .failure = time else { return time }
      return Result { () throws(RunProblem) in
        try ModelRuns().time(of: mend(text, form), as: form)
      }
    }
  }

  func time(of text: String, as form: TimeForm) throws(RunProblem) -> ElapsedTime {
    let time = Result { () throws(RunProblem) in try model.time(of: text, as: form) }
    return try change(time, text, form).get()
  }
}
