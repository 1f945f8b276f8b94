/// A law in a report.
struct ReportedLaw: Hashable, Sendable, Encodable {
  let name: String
  let runs: Int
  let seconds: Double
  let slices: Int
  let runsPerSecond: Int
  let edges: Int
  let features: Int
  let corpus: Int
  let newEdges: Int
  let newFeatures: Int
  /// How many new features the last tenth of its executions has found.
  let newLately: Int
  /// For how long it has found no new feature, in seconds of its own time.
  let barren: Double
  let isOnPlateau: Bool
  /// How many new features as many executions again are expected to find; meaningless in a
  /// campaign that is too short for an estimate.
  let expected: Double
  /// The least number of features that are left; nil if discovery doesn't slow down.
  let left: Double?
  let failures: Int
  /// When a slice ended last that had found something new, in seconds of the campaign's time; nil
  /// if none has.
  let lastNew: Double?
  /// What its time and its inputs were spent on.
  let spent: JournalLine.Spending

  init(_ law: LawRecord, _ result: FuzzResult?, failures: Int) {
    (lastNew, spent) = (result?.lastNew, result?.spent ?? .init())
    name = law.fullName
    (runs, seconds, slices) = (law.runs, law.seconds, law.slices)
    (runsPerSecond, edges, features) = (law.runsPerSecond, law.edges, law.features)
    (corpus, barren, isOnPlateau) = (law.corpus, law.barren, law.isOnPlateau)
    newEdges = Int(law.newEdges.found)
    newFeatures = Int(law.newFeatures.found)
    newLately = law.found(inLast: 0.1)
    let estimate = DiscoveryEstimate(DiscoveryWindows(law.newFeatures))
    (expected, left) = (estimate.expected, estimate.left)
    self.failures = failures
  }
}
