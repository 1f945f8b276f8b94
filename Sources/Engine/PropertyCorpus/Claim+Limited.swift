#if !os(Windows)
  import Foundation
  import PropertyTesting

  extension Claim {
    /// Returns a copy of the claim that also fails for inputs that take too much processor time.
    ///
    /// Only the processor time of the thread that checks the case is measured, so other work on the
    /// machine has no effect. A case over the limit is checked up to three more times, and fails
    /// only if it exceeds the limit every time. While searching and shrinking, only cases over
    /// twice the limit fail; in a replay of bytes, all cases over the limit fail. A shrunk
    /// counterexample may barely exceed the limit of the search, so the limit in a replay is half
    /// as high.
    ///
    /// To end a case that never returns, use `isolated`. Call `limited` before `isolated`, so that
    /// the time is measured in the child process.
    /// - Parameter cpuSeconds: the limit on a case's processor time, in seconds.
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

  struct CPULimit: Sendable {
    let seconds: Double

    /// The number of times that a case over the limit is checked again before it fails.
    static let retries = 3

    /// Returns the processor time, in seconds, of two checks that each take twice the limit.
    static func timeOfTwo(limit: Double) -> Double { limit * 4 }

    /// The failure of a case over the limit.
    ///
    /// The message doesn't contain the measured time, so it is the same if the case is repeated.
    var failure: Failure {
      Failure("took more than \(seconds.short) s of CPU time", at: "a limit of CPU time")
    }

    /// Returns the verdict of `judge`, and its processor time on this thread, in seconds.
    static func measure(
      _ judge: Claim.Judge, _ source: inout ChoiceSource
    ) -> (verdict: Verdict, time: Double) {
      let start = now
      let verdict = judge(&source)
      return (verdict, now - start)
    }

    /// The processor time that this thread has used so far, in seconds.
    static var now: Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
  }
#endif
