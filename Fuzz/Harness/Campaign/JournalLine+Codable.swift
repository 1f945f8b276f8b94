import PropertyTesting

extension JournalLine: Codable {
  private enum Key: String, CodingKey { case kind, at }
  private enum Kind: String, Codable { case begin, sample, slice, failure, plateau, end }

  /// Reads a line.
  /// - Throws: `DecodingError` for one that no campaign writes, also where a number can't be, or
  ///   choices are no word.
  init(from decoder: any Decoder) throws {
    let line = try decoder.container(keyedBy: Key.self)
    at = try line.decode(Double.self, forKey: .at)
    event =
      switch try line.decode(Kind.self, forKey: .kind) {
      case .begin: .begin(try Begin(from: decoder))
      case .sample: .sample(try Sample(from: decoder))
      case .slice: .slice(try Slice(from: decoder))
      case .failure: .failure(try Finding(from: decoder))
      case .plateau: .plateau(try Plateau(from: decoder))
      case .end: .end(try End(from: decoder))
      }
    guard isPossible else {
      throw DecodingError.dataCorruptedError(
        forKey: .at, in: line, debugDescription: "a number is out of its bounds, or no word")
    }
  }

  func encode(to encoder: any Encoder) throws {
    var line = encoder.container(keyedBy: Key.self)
    try line.encode(at, forKey: .at)
    let (kind, event): (Kind, any Encodable) =
      switch event {
      case .begin(let event): (.begin, event)
      case .sample(let event): (.sample, event)
      case .slice(let event): (.slice, event)
      case .failure(let event): (.failure, event)
      case .plateau(let event): (.plateau, event)
      case .end(let event): (.end, event)
      }
    try line.encode(kind, forKey: .kind)
    try event.encode(to: encoder)
  }
}

extension JournalLine {
  /// The most of any count, and of any time, in seconds: sums of them stay exact.
  private static let (mostCount, mostSeconds) = (1 << 40, 1e9)

  /// Whether its numbers are those of a campaign.
  private var isPossible: Bool {
    let (times, counts): ([Double], [Int]) =
      switch event {
      case .begin, .end: ([], [])
      case .failure(let it): ([], [it.executions ?? 0])
      case .sample(let it):
        (
          [it.seconds, it.spent?.reading ?? 0],
          [it.slice, it.runs, it.edges, it.features, it.corpus, it.again ?? 0]
        )
      case .slice(let it):
        (
          [it.seconds, it.spent?.reading ?? 0],
          [it.slice, it.runs, it.edges, it.features, it.corpus, it.newEdges, it.newFeatures]
            + (it.again ?? [:]).values
        )
      case .plateau(let it): ([it.since], [])
      }
    return hasWords && ([at] + times).allSatisfy { (0...Self.mostSeconds).contains($0) }
      && (counts + spentCounts).allSatisfy { (0...Self.mostCount).contains($0) }
  }

  /// What its slice has spent; nil if it is about none.
  private var spent: Spending? {
    switch event {
    case .sample(let sample): sample.spent
    case .slice(let slice): slice.spent
    case .begin, .failure, .plateau, .end: nil
    }
  }

  private var spentCounts: [Int] {
    spent.map { [$0.checked, $0.discarded, $0.replayed, $0.unstable] } ?? []
  }

  /// Whether the choices of inputs are words: commands that people paste are made of them.
  private var hasWords: Bool {
    var words = spent?.words ?? []
    if case .failure(let finding) = event, !finding.choices.isEmpty {
      words.append(finding.choices)
    }
    return words.allSatisfy { (try? Blob.decode($0)) != nil }
  }
}
