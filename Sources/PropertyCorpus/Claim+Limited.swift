#if !os(Windows)
  import Foundation
  import PropertyTesting

  extension Claim {
    /// The same claim, which is also false for inputs that take too much processor time.
    ///
    /// Only the work of the checking thread counts, however busy the machine is. A case over the
    /// limit is checked up to three times more and fails only if it was over each time. A search
    /// and its shrinking see only cases over twice the limit; a replay of bytes sees those over the
    /// limit itself. A counterexample is shrunk to the edge of what fails, so that edge must be far
    /// from the one that decides whether it still is a counterexample.
    ///
    /// `isolated` ends a case that never returns. Limit first, then isolate: the limit measures the
    /// thread that does the work.
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
