import InputRules
import InputRulesModel
import PropertyTesting

extension Law {
  package static let intervalTriggersAreJudged = Law(
    """
    An interval is the nearest number of microseconds, and at least one. Before rounding, it is \
    refused if it is not a number, infinite, not above zero, or too short to repeat; after \
    rounding, if it is too long.
    """,
    about: .reminders, clauses: ["M1"],
    Property(forAll: .interval, .bool()) { subject, seconds, repeats in
      let answer = TriggerAnswer(try subject.reminders.intervalOfTrigger(seconds, repeats))
      let expected = problem(of: seconds, repeats: repeats)
      switch answer {
      case .refused(let problem): try requireEqual(problem, expected, "\(seconds) s")
      case .value(let microseconds):
        if let made = try? IntervalTrigger(seconds: seconds, repeats: repeats) {
          try requireEqual(made.repeats, repeats, "whether the trigger that is made repeats")
        }
        try requireEqual(nil, expected, "\(microseconds) µs")
        let exact = Rational(exactly: seconds) * Rational(1_000_000, over: 1)
        let isNearest = exact.rounds(to: microseconds) && microseconds > 0
        try require(
          isNearest || microseconds == 1 && exact.rounds(to: 0),
          "\(microseconds) µs aren't the nearest")
      }
    })
}

private func problem(of seconds: Double, repeats: Bool) -> TriggerProblem? {
  if seconds.isNaN { return .notANumber }
  if seconds.isInfinite { return .infinite }
  if seconds <= 0 { return .notPositive }
  if repeats && seconds < 60 { return .tooShortToRepeat }
  let exact = Rational(exactly: seconds) * Rational(1_000_000, over: 1)
  return exact.isBeyond(1_000_000_000_000_000) ? .tooLong : nil
}
