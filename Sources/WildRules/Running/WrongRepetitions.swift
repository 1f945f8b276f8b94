import InputLaws
import InputRules

/// The run model by the plain model, but for how often a list fills a distance.
struct WrongRepetitions: WrongRuns {
  /// What is asked.
  struct Question {
    /// The list.
    let intervals: [Interval]
    /// What it is to fill.
    let target: Distance
    /// What the model says.
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

  private let answer: @Sendable (Question) -> Repetitions<Distance>

  /// Repetitions that are what `answer` says.
  init(_ answer: @escaping @Sendable (Question) -> Repetitions<Distance>) { self.answer = answer }

  func repetitions(
    of intervals: [Interval], filling distance: Distance
  ) throws(RunProblem) -> Repetitions<Distance> {
    let repetitions = try model.repetitions(of: intervals, filling: distance)
    return answer(Question(intervals: intervals, target: distance, repetitions: repetitions))
  }
}
