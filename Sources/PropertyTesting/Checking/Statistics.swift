/// How many of a run's cases were of each kind that its generators noticed.
public struct Statistics: Hashable, Sendable, Codable {
  /// One kind: how many cases were looked at, how many were of it, and how many should be.
  public struct Kind: Hashable, Sendable, Codable {
    /// The kind, in words.
    public let label: String
    /// The share of cases that must be of the kind, from 0 to 1.
    public let minimum: Double
    /// The cases in which a generator looked for it.
    public internal(set) var cases = 0
    /// The cases that were of it.
    public internal(set) var hits = 0

    /// The share of cases that were of the kind, from 0 to 1.
    public var share: Double { cases == 0 ? 0 : Double(hits) / Double(cases) }

    /// Whether the share is certainly below the minimum: even a run of very bad luck has more hits.
    ///
    /// The upper end of Wilson's interval at 4.4 standard deviations, wrong once in 100,000 runs.
    public var isMissed: Bool {
      guard cases > 0, minimum > 0 else { return false }
      let count = Double(cases)
      let z = 4.4
      let spread = z * (share * (1 - share) / count + z * z / (4 * count * count)).squareRoot()
      return (share + z * z / (2 * count) + spread) / (1 + z * z / count) < minimum
    }
  }

  /// The kinds, in the order in which they were first noticed.
  public private(set) var kinds: [Kind] = []

  /// Counts what was noticed in one case; a kind noticed several times in it counts once.
  mutating func count(_ observations: [Observation]) {
    var seen: [String: Bool] = [:]
    for observation in observations {
      let isNew = seen[observation.label] == nil
      let wasHit = seen[observation.label] ?? false
      seen[observation.label] = wasHit || observation.isHit
      let index = index(of: observation)
      if isNew { kinds[index].cases += 1 }
      if observation.isHit && !wasHit { kinds[index].hits += 1 }
    }
  }

  private mutating func index(of observation: Observation) -> Int {
    if let index = kinds.firstIndex(where: { $0.label == observation.label }) { return index }
    kinds.append(Kind(label: observation.label, minimum: observation.minimum))
    return kinds.count - 1
  }
}
