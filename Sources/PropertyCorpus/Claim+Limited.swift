#if !os(Windows)
  import Foundation
  import PropertyTesting

  extension Claim {
    /// The same claim, which is false as well of inputs that take too much processor time.
    ///
    /// What counts is the work of the thread that judges, however busy the machine is. A case over
    /// the limit is judged up to three times more and fails only if it was over each time. A search
    /// and its shrinking are told only of cases over twice the limit, a replay of bytes of those
    /// over the limit itself. A counterexample is shrunk to the edge of what fails; so that edge
    /// must be far from the one that decides whether the counterexample still is one.
    ///
    /// A case that never ends is `isolated`'s to end. Limit first, then isolate: the limit speaks
    /// of the thread that does the work.
    ///
    /// - Parameter cpuSeconds: how much processor time a case may take, in seconds.
    public func limited(cpuSeconds: Double) -> Claim {
      let limit = CPULimit(seconds: cpuSeconds)
      return judged { source in
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
    }
  }
#endif
