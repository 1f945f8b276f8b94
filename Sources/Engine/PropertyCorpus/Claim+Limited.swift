#if !os(Windows)
  import Foundation
  import PropertyTesting

  extension Claim {
    /// A copy of the claim that is also false for inputs that take too much processor time.
    ///
    /// Only the processor time of the checking thread counts, so a busy machine makes no
    /// difference. A case over the limit is checked up to three times more, and fails only if it
    /// exceeds the limit each time. While searching and shrinking, only cases over twice the limit
    /// fail; in a replay of bytes, cases over the limit fail. A counterexample is shrunk until it
    /// barely fails, so this must be far from the limit that decides whether the counterexample
    /// still fails in a replay.
    ///
    /// `isolated` ends a case that never returns. Call `limited` before `isolated`, because the
    /// limit measures the thread that does the work.
    /// - Parameter cpuSeconds: the limit of a case's processor time, in seconds.
    public func limited(cpuSeconds: Double) -> Claim {
      let limit = CPULimit(seconds: cpuSeconds)
      var limited = judged { source in
        let most = cpuSeconds * (source.isGivenAsBytes ? 1 : 2)
        let start = source
        let (verdict, first) = CPULimit.measure(judge, &source)
        guard verdict == .holds else { return verdict }
        var time = first
        for _ in 0..<CPULimit.retries where time > most {
          var again = start
          time = min(time, CPULimit.measure(judge, &again).time)
        }
        return time > most ? .fails(limit.failure) : .holds
      }
      limited.cpuLimit = cpuSeconds
      return limited
    }
  }

  /// A limit of the processor time of a case.
  struct CPULimit: Sendable {
    /// The limit, in seconds.
    let seconds: Double

    /// The number of times a case over the limit is checked again before it fails.
    static let retries = 3

    /// The processor time, in seconds, for checking a case twice, each time up to twice the limit.
    static func timeOfTwo(limit: Double) -> Double { limit * 4 }

    /// The failure of a case over the limit.
    ///
    /// The message omits the measured time, because the message must be the same when the case is
    /// checked again.
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
    /// The number as text, without a fraction if the fraction is zero.
    var short: String { self == rounded() && abs(self) < 1e9 ? "\(Int(self))" : "\(self)" }
  }
#endif
