// Windows has no fork, and on Apple's devices an app may not fork.
#if os(Linux) || os(macOS)
  import PropertyTesting

  extension Claim {
    /// The same claim, checked in a child process: a trap or a hang is a failure like any other.
    ///
    /// A failing input is found, shrunk and reported whether the code under test throws, traps (an
    /// index out of range, an overflow, endless recursion), ends the process, or never returns. One
    /// child checks many cases; after a trap or a hang a new one is started. The children end when
    /// the claim and all its copies are gone.
    ///
    /// Inputs are made in this process too. So a run first lets a child make its inputs, 10,000 at
    /// most, and reports if a generator traps. Changes that the claim makes outside its input stay
    /// in the child, and its output isn't shown. An `#expect` or `Issue.record` there makes
    /// `expectHolds` fail, and an `XCTAssert` makes `assertHolds` fail in a test of XCTest. For
    /// `requireHolds`, throw, or return a `Bool`.
    /// - Parameters:
    ///   - cpuSeconds: the limit of processor time of a case, in seconds; nil for 1, or more if
    ///     `limited(cpuSeconds:)` allows more.
    ///   - seconds: the limit of elapsed time of a case, in seconds, for cases that sleep or wait
    ///     for a lock; nil for ten times `cpuSeconds`. On Linux, one that computes may take four
    ///     times as long if `cpuSeconds` is less: on a busy machine it is slow, and doesn't hang.
    ///   - isAnew: whether each case has a process of its own, with nothing left of an earlier one;
    ///     it then takes some milliseconds more.
    public func isolated(
      cpuSeconds: Double? = nil, seconds: Double? = nil, isAnew: Bool = false
    ) -> Claim {
      let cpuSeconds = cpuSeconds ?? max(1, cpuLimit.map(CPULimit.timeOfTwo) ?? 0)
      let limits = CaseLimits(
        cpu: cpuSeconds, wall: seconds ?? cpuSeconds * 10, claimed: cpuLimit)
      let isolation = Isolation(of: self, limits, isAnew: isAnew)
      var isolated = judged { source in
        let choices = source.choices(madeBy: generate)
        if source.isRejected { return source.rejection }
        return isolation.judge(IsolatedCase(choices, like: source))
      }
      isolated.trial = { GeneratorTrial.problem(of: self, $0, $1) }
      return isolated
    }
  }
#endif
