#if !os(Windows)
  import Foundation
  import PropertyTesting

  /// A limit of the processor time of a case.
  struct CPULimit: Sendable {
    /// The limit, in seconds.
    let seconds: Double

    /// How often a case over the limit is checked again before it counts.
    static let retries = 3

    /// How a case over the limit fails.
    ///
    /// The message omits the time, because it must be the same when the case is checked again.
    var failure: Failure {
      Failure("took more than \(seconds.short) s of CPU time", at: "a limit of CPU time")
    }

    /// The verdict of `judge`, and the processor time this thread spent on it, in seconds.
    static func measure(
      _ judge: Claim.Judge, _ source: inout ChoiceSource
    ) -> (verdict: Verdict, time: Double) {
      let start = now
      let verdict = judge(&source)
      return (verdict, now - start)
    }

    /// The processor time this thread has spent so far, in seconds.
    static var now: Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
  }

  extension Double {
    /// Without a fraction if it is zero.
    var short: String { self == rounded() && abs(self) < 1e9 ? "\(Int(self))" : "\(self)" }
  }
#endif
