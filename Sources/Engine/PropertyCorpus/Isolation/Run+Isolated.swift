#if os(Linux) || os(macOS)
  import Foundation
  import PropertyTesting

  extension Run {
    /// Searches as `check` does, in child processes: a trap or a hang is a failure like any other.
    ///
    /// One child does the whole search, unless an input ends it. Only then is each case sent by
    /// itself, from the first one on: sending a case takes as long as many a claim about it.
    package static func checkIsolated(
      _ claim: Claim, _ settings: RunSettings, corpus: [CorpusEntry] = [], cpuSeconds: Double
    ) -> Report {
      let limits = CaseLimits(cpu: cpuSeconds, wall: cpuSeconds * 10)
      let timed = claim.judged { source in
        limits.arm()
        defer { limits.disarm() }
        return claim.judge(&source)
      }
      // A fork can hang between two cases as well: a lock that another thread held stays locked.
      let patient = CaseLimits(cpu: 1e6, wall: mostSeconds)
      switch inChild(patient, triesAgain: false, { check(timed, settings, corpus: corpus) }) {
      case .success(let report): return report.about(claim)
      case .failure(let ending):
        var settings = settings
        if ending.mayBeChance {
          settings.shrinkLimit = min(settings.shrinkLimit, mostShrinksOfHang)
        }
        return check(claim.isolated(cpuSeconds: cpuSeconds), settings, corpus: corpus)
      }
    }

    /// How long a search in one child may take, in seconds; after that each case is sent by itself.
    private static let mostSeconds = 30.0
    /// How many inputs shrinking may try after a hang: each may take its whole time.
    private static let mostShrinksOfHang = 12
  }
#endif
