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
  /// For how long it has found no new feature, in seconds of its own time.
  let barren: Double
  let isOnPlateau: Bool
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
    (newEdges, newFeatures) = (law.newEdges, law.newFeatures)
    self.failures = failures
  }
}
