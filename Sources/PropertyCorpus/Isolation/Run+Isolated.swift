#if os(Linux) || os(macOS)
  import Foundation
  import PropertyTesting

  extension Run {
    /// Searches as `check` does, in child processes: a trap or a hang is a failure like any other.
    ///
    /// One child does the whole search, unless an input ends it. Only then is each case sent by
    /// itself, from the first one on: sending a case takes as long as many a claim about it.
    ///
    /// - Parameters:
    ///   - claim: the claim to check.
    ///   - settings: the limits and the random seed of the search.
    ///   - corpus: inputs to check first.
    ///   - cpuSeconds: the limit of processor time of a case, in seconds.
    package static func checkIsolated(
      _ claim: Claim, _ settings: RunSettings, corpus: [CorpusEntry] = [], cpuSeconds: Double
    ) -> Report {
      let limits = CaseLimits(cpu: cpuSeconds, wall: cpuSeconds * 10)
      switch whole(claim, settings, corpus, limits) {
      case .report(let report): return report
      case .ended(let isLate):
        var settings = settings
        if isLate { settings.shrinkLimit = min(settings.shrinkLimit, mostShrinksOfHang) }
        return check(claim.isolated(cpuSeconds: cpuSeconds), settings, corpus: corpus)
      }
    }

    /// What came of a search in one child.
    private enum WholeSearch {
      case report(Report)
      /// The child ended before it, or a case's time.
      case ended(isLate: Bool)
    }

    private static func whole(
      _ claim: Claim, _ settings: RunSettings, _ corpus: [CorpusEntry], _ limits: CaseLimits
    ) -> WholeSearch {
      let timed = claim.judged { source in
        limits.arm()
        defer { limits.disarm() }
        return claim.judge(&source)
      }
      // All that comes back from a child is a verdict, so the report is a failure's message.
      let search = Claim(forAll: .just(0), named: claim.property) { _ in
        let report = try JSONEncoder().encode(check(timed, settings, corpus: corpus))
        throw Failure(String(decoding: report, as: UTF8.self), at: origin)
      }
      // A fork can hang between two cases as well: a lock that another thread held stays locked.
      let patient = CaseLimits(cpu: 1e6, wall: mostSeconds)
      let answer = ChildProcess(judging: search, patient)?.judge(IsolatedCase(words: []))
      switch answer {
      case .verdict(.fails(let failure)) where failure.origin == origin:
        let data = Data(failure.message.utf8)
        let report = try? JSONDecoder().decode(Report.self, from: data)
        return report.map(WholeSearch.report) ?? .ended(isLate: false)
      case .ended(let ending): return .ended(isLate: ending.mayBeChance)
      default: return .ended(isLate: false)
      }
    }

    private static let origin = "the end of a search"
    /// How long a search in one child may take, in seconds; after that each case is sent by itself.
    private static let mostSeconds = 10.0
    /// How many inputs shrinking may try after a hang: each may take its whole time.
    private static let mostShrinksOfHang = 12
  }
#endif
