import Foundation
import PropertyConsole
import PropertyTesting

/// A search for a mutant's failing input, with one random seed.
struct FindingRun: Encodable {
  /// How many inputs were judged, the failing one included; nil if none was found.
  let executions: Int?
  /// Processor time from the first input to the last, in seconds.
  let seconds: Double
}

extension FindingRun {
  /// Draws inputs at random in this process.
  static func chance(_ claim: Claim, seed: Int, limit: Int) -> FindingRun {
    let start = processorTime(CLOCK_THREAD_CPUTIME_ID)
    let settings = RunSettings(cases: limit, seed: UInt64(seed + 1), shrinkLimit: 0)
    let found = Run.check(claim, settings).counterexample
    return FindingRun(
      executions: found?.casesBefore,
      seconds: processorTime(CLOCK_THREAD_CPUTIME_ID) - start)
  }

  private static func processorTime(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  /// Starts an instrumented program that fuzzes the subject until it fails.
  /// - Throws: `UsageError` if it can't be started or ends for another reason.
  static func fuzzing(
    _ subject: String, with program: String, _ arm: FindingArm, seed: Int, limit: Int
  ) throws -> FindingRun {
    let outcome = try FuzzerOutcome(
      program, of: subject,
      ["-seed=\(seed + 1)", "-runs=\(limit)", "-max_len=512"] + arm.arguments)
    return FindingRun(
      executions: outcome.hasFailed ? outcome.executions : nil, seconds: outcome.seconds)
  }
}
