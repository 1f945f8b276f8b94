// Windows has no fork, and on Apple's devices an app may not.
#if os(Linux) || os(macOS)
  import PropertyTesting

  extension Claim {
    /// The same claim, judged in a child process: a trap or a hang is a failure like any other.
    ///
    /// A failing input is found, shrunk and reported whether the code under test throws, traps
    /// (an index out of range, an overflow, endless recursion), ends the process, or never
    /// returns. One child judges many cases; after a trap or a hang there is a new one. The
    /// children end when the claim and all copies of it are gone.
    ///
    /// Inputs are made in this process too, so a generator that traps isn't covered. What the
    /// claim changes outside of its input stays in the child, and what it prints isn't shown.
    ///
    /// - Parameters:
    ///   - cpuSeconds: how much processor time a case may take, in seconds.
    ///   - seconds: how much time may pass, in seconds, until a case that sleeps or waits for a
    ///     lock is given up; nil for ten times `cpuSeconds`.
    public func isolated(cpuSeconds: Double = 1, seconds: Double? = nil) -> Claim {
      let limits = CaseLimits(cpu: cpuSeconds, wall: seconds ?? cpuSeconds * 10)
      let isolation = Isolation(of: self, limits)
      return judged { source in
        let choices = source.choices(madeBy: generate)
        if source.isRejected { return .discarded }
        return isolation.judge(IsolatedCase(choices, like: source))
      }
    }
  }
#endif
