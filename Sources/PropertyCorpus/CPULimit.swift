#if !os(Windows)
  import Foundation
  import PropertyTesting

  /// A limit of the processor time that a case may take.
  struct CPULimit: Sendable {
    /// The limit, in seconds.
    let seconds: Double

    /// How often a case over the limit is judged again before that is believed.
    static let retries = 3

    /// How a case over the limit fails.
    ///
    /// The message leaves the time out: it must be the same when the case is judged again.
    var failure: Failure {
      Failure("took more than \(seconds.short) s of CPU time", at: "a limit of CPU time")
    }

    /// What `judge` says, and how much processor time this thread spent on it, in seconds.
    static func measure(
      _ judge: Claim.Judge, _ source: inout ChoiceSource
    ) -> (verdict: Verdict, time: Double) {
      let start = now
      let verdict = judge(&source)
      return (verdict, now - start)
    }

    /// The processor time that this thread has spent so far, in seconds.
    static var now: Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
  }

  extension Double {
    /// Without a fraction where there is none.
    var short: String { self == rounded() && abs(self) < 1e9 ? "\(Int(self))" : "\(self)" }
  }
#endif
