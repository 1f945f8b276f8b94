import PropertyTesting

extension Replay {
  #if os(Linux) || os(macOS)
    /// How long all inputs of a file may take in one child, in seconds; then each has its own.
    private static let mostSeconds = 30.0

    /// Checks `claim` as `all` does; inputs that trap or never end fail like any other.
    ///
    /// A child process checks all of them first. If one ends it, each has a child of its own. What
    /// a child comes through is checked once more in this process, where a profiler sees it.
    package static func isolated(
      in file: CorpusFile, _ claim: Claim, cpuSeconds: Double = 5
    ) -> [Replay] {
      let cpu = max(cpuSeconds, claim.cpuLimit.map(CPULimit.timeOfTwo) ?? 0)
      let most = CaseLimits(cpu: cpu, wall: cpu * 10, claimed: claim.cpuLimit)
      let patient = CaseLimits(cpu: 1e6, wall: max(mostSeconds, most.wall))
      guard let entries = try? file.entries(),
        ending(of: entries, file, claim, each: most, all: patient) != nil
      else { return all(in: file, claim) }
      // All before the first is checked here: a claim that is isolated itself has children by then.
      let endings = entries.map {
        ending(of: [$0], file, claim, each: most, all: most, triesAgain: true)
      }
      return zip(entries, endings).map { entry, ending in
        Replay(
          file.path(of: entry), file.property,
          ending.map { .fails(message: $0.failure.message) }
            ?? outcome(of: entry.bytes, file, claim))
      }
    }

    /// How inputs end the child process that checks them; nil if it comes through.
    private static func ending(
      of entries: [CorpusEntry], _ file: CorpusFile, _ claim: Claim, each: CaseLimits,
      all: CaseLimits, triesAgain: Bool = false
    ) -> Ending? {
      let answer = inChild(all, triesAgain: triesAgain) {
        for entry in entries {
          each.arm()
          _ = outcome(of: entry.bytes, file, claim)
          each.disarm()
        }
        return entries.count
      }
      if case .failure(let ending) = answer { return ending }
      return nil
    }
  #else
    /// Checks `claim` as `all` does: no other process can check it here.
    package static func isolated(in file: CorpusFile, _ claim: Claim) -> [Replay] {
      all(in: file, claim)
    }
  #endif
}
