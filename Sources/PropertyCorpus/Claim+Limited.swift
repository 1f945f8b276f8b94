#if !os(Windows)
  import Foundation
  import PropertyTesting

  extension Claim {
    /// The same claim, which is false as well of inputs that take too much processor time.
    ///
    /// What counts is the work of the thread that judges, however busy the machine is. A case over
    /// the limit is judged up to three times more and fails only if it was over each time. One that
    /// took more than twice the limit has another origin than one that took less, so shrinking
    /// can't lead from the former to the latter: a counterexample on the edge of the limit would
    /// fail today and hold tomorrow.
    ///
    /// A case that never ends is `isolated`'s to end. Limit first, then isolate: the limit speaks
    /// of the thread that does the work.
    ///
    /// - Parameter cpuSeconds: how much processor time a case may take, in seconds.
    public func limited(cpuSeconds: Double) -> Claim {
      let limit = CPULimit(seconds: cpuSeconds)
      return judged { source in
        let start = source
        var (verdict, time) = CPULimit.measure(judge, &source)
        for _ in 0..<CPULimit.retries where verdict == .holds && time > cpuSeconds {
          var again = start
          time = min(time, CPULimit.measure(judge, &again).time)
        }
        if verdict == .holds, let failure = limit.failure(after: time) { verdict = .fails(failure) }
        return verdict
      }
    }
  }
#endif
