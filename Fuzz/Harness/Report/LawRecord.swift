/// What a journal says of a law.
struct LawRecord: Hashable, Sendable {
  /// The law's name and its chapter, as in `Editing/EditEqualsModel`.
  let fullName: String
  /// The name without the chapter.
  var name: String { String(fullName.split(separator: "/").last ?? "") }

  var runs = 0
  /// How long it was fuzzed, in seconds.
  var seconds = 0.0
  var slices = 0
  /// As libFuzzer printed them, the largest of all slices.
  var edges = 0
  var features = 0
  var corpus = 0
  /// How many the first slice began with; nil before it.
  var firstEdges: Int?
  /// What its slices have found.
  var newEdges = 0
  var newFeatures = 0
  /// Its course in time.
  var course: [Moment] = []
  /// For how long it has found no new feature, in seconds of its own time.
  var barren = 0.0
  /// Whether it has found nothing new for so long that it has had only its slices in turn.
  var isOnPlateau = false

  /// A law at a moment of the campaign.
  struct Moment: Hashable, Sendable {
    /// In seconds of the campaign's time.
    let at: Double
    let edges: Int
    /// How many new features it has found so far.
    let found: Int
  }

  init(_ fullName: String) { self.fullName = fullName }

  var runsPerSecond: Int { seconds >= 1 ? Int((Double(runs) / seconds).rounded()) : runs }

}

/// How far a slice had come at a line of the journal.
struct SliceProgress: Hashable, Sendable {
  var runs = 0
  var seconds = 0.0
  var edges: Int
  var features: Int
  var corpus = 0

  /// A larger number in a journal is damage; sums of numbers up to it don't overflow.
  private static let largest = 1 << 40

  init(edges: Int, features: Int) {
    (self.edges, self.features) = (Self.bounded(edges), Self.bounded(features))
  }

  init(_ sample: JournalLine.Sample) {
    self.init(edges: sample.edges, features: sample.features)
    (runs, corpus) = (Self.bounded(sample.runs), Self.bounded(sample.corpus))
    seconds = max(0, min(sample.seconds, 1e9))
  }

  private static func bounded(_ number: Int) -> Int { max(0, min(number, largest)) }
}

extension LawRecord {
  /// Continues with a line about one of its slices.
  /// - Parameters:
  ///   - at: when, in seconds of the campaign's time.
  ///   - now: how far the slice has come.
  ///   - before: how far it had come at the line before.
  ///   - countsEdges: whether its edges are those of the others: not in the build with
  ///     AddressSanitizer.
  mutating func add(
    at: Double, _ now: SliceProgress, after before: SliceProgress, countsEdges: Bool
  ) {
    let found = max(0, now.features - before.features)
    let time = max(0, now.seconds - before.seconds)
    runs += max(0, now.runs - before.runs)
    seconds += time
    if countsEdges {
      if firstEdges == nil { firstEdges = before.edges }
      edges = max(edges, now.edges)
      newEdges += max(0, now.edges - before.edges)
    }
    features = max(features, now.features)
    corpus = max(corpus, now.corpus)
    newFeatures += found
    course.append(Moment(at: at, edges: edges, found: newFeatures))
    if found > 0 { (barren, isOnPlateau) = (0, false) } else { barren += time }
  }
}
