import PropertyConsole

/// The record of a campaign for a report, read from the request and the journal in the campaign's
/// folder.
struct CampaignRecord: Sendable {
  let folder: CampaignFolder
  let order: CampaignOrder
  let history: CampaignHistory
  /// The failing inputs that haven't been checked again yet.
  let unexamined: [JournalLine.Finding]
  let condition: JournalCondition
  /// The laws, in the order of the request, followed by other laws that the journal names.
  private(set) var laws: [LawRecord]
  /// The number of times that the campaign was resumed.
  private(set) var resumptions = 0
  private var places: [String: Int] = [:]
  /// The greatest number of features in each law and mode.
  private var best: [String: Int] = [:]

  /// The folder's name, which is the campaign's name in reports.
  var name: String { folder.name }
  /// The campaign's running time in all parts, in seconds.
  var elapsed: Double { history.elapsed }
  /// The reason the last part ended, or `nil` if it was killed or still runs.
  var end: JournalLine.Reason? { history.end }

  /// Reads a campaign's folder.
  /// - Throws: `UsageError` if the folder contains no campaign, or the campaign can't be read.
  init(_ folder: CampaignFolder) throws(UsageError) {
    self.init(folder, try folder.order(), folder.journal)
  }

  init(_ folder: CampaignFolder, _ order: CampaignOrder, _ lines: [JournalLine]) {
    self.init(folder, order, JournalText(lines))
  }

  private init(_ folder: CampaignFolder, _ order: CampaignOrder, _ journal: JournalText) {
    (self.folder, self.order) = (folder, order)
    history = CampaignHistory(order, journal.lines)
    unexamined = history.unexamined + folder.unnamedInputs(of: order, history.findings)
    condition = JournalCondition(journal)
    laws = order.properties.map { LawRecord($0) }
    for (place, law) in laws.enumerated() { places[law.name] = place }
    read(journal.lines)
  }

  /// The law with this name, which omits the chapter.
  subscript(name: String) -> LawRecord? { places[name].map { laws[$0] } }

  private mutating func read(_ lines: [JournalLine]) {
    var (elapsed, open) = (0.0, [Int: JournalLine.Sample]())
    // A slice's start is computed from its last line, or from its first line if the last is
    // missing.
    for case .slice(let slice) in lines.map(\.event) {
      open[slice.slice] = slice.last.beginning(
        edges: slice.edges - slice.newEdges, features: slice.features - slice.newFeatures)
    }
    for line in lines {
      elapsed = max(elapsed, line.at)
      switch line.event {
      case .begin(let begin): resumptions += begin.resumed ? 1 : 0
      case .sample(let sample): add(at: elapsed, sample, &open)
      case .slice(let slice):
        add(at: elapsed, slice.last, &open)
        laws[place(of: slice.property)].slices += 1
      case .failure(let finding): _ = place(of: finding.property)
      case .plateau(let plateau): laws[place(of: plateau.property)].isOnPlateau = true
      case .end: break
      }
    }
  }

  /// Adds a sample of a slice.
  ///
  /// A slice in the mode `short` reads only a part of the corpus, so it may reach less than is
  /// known. Before a slice has read its corpus, it reaches no edge.
  private mutating func add(
    at: Double, _ sample: JournalLine.Sample, _ open: inout [Int: JournalLine.Sample]
  ) {
    var now = sample
    guard now.features > 0 || now.runs > 0 else { return }
    let law = place(of: sample.property)
    let mode = "\(sample.property) \(sample.mode)"
    let before =
      open[sample.slice]
      ?? sample.beginning(
        edges: max(now.edges, laws[law].edges), features: max(now.features, best[mode] ?? 0))
    laws[law].add(at: at, now, after: before)
    now.edges = max(now.edges, before.edges)
    now.features = max(now.features, before.features)
    open[sample.slice] = now
    best[mode] = max(best[mode] ?? 0, now.features)
  }

  private mutating func place(of property: String) -> Int {
    if let place = places[property] { return place }
    places[property] = laws.count
    laws.append(LawRecord(property))
    return laws.count - 1
  }
}

extension JournalLine.Slice {
  fileprivate var last: JournalLine.Sample {
    JournalLine.Sample(
      property: property, mode: mode, slice: slice, runs: runs, seconds: seconds, edges: edges,
      features: features, corpus: corpus)
  }
}

extension JournalLine.Sample {
  /// The sample at the start of a slice that began with some coverage.
  fileprivate func beginning(edges: Int, features: Int) -> JournalLine.Sample {
    var start = self
    (start.runs, start.seconds, start.edges, start.features) = (0, 0, edges, features)
    return start
  }
}

/// The journal's record of a law.
struct LawRecord: Hashable, Sendable {
  /// The law's name with its chapter, such as `Editing/EditEqualsModel`.
  let fullName: String
  /// The name without the chapter.
  var name: String { String(fullName.split(separator: "/").last ?? "") }

  var runs = 0
  /// The time for which the law was fuzzed, in seconds.
  var seconds = 0.0
  var slices = 0
  /// The greatest numbers that libFuzzer printed in any slice.
  var edges = 0
  var features = 0
  var corpus = 0
  /// The number of edges with which the first slice began, or `nil` before the first slice.
  var firstEdges: Int?
  /// The numbers of edges and features that the slices added.
  var newEdges = 0
  var newFeatures = 0
  var course: [Moment] = []
  /// The seconds of the law's own time for which it has found no new feature.
  var barren = 0.0
  /// Whether the law is on a plateau, and so has only its slices in turn.
  var isOnPlateau = false

  /// The state of a law at a moment of the campaign.
  struct Moment: Hashable, Sendable {
    /// The moment, in seconds of the campaign's time.
    let at: Double
    let edges: Int
    let found: Int
  }

  init(_ fullName: String) { self.fullName = fullName }

  var runsPerSecond: Int { seconds >= 1 ? Int((Double(runs) / seconds).rounded()) : runs }

  /// Adds a sample of a slice, given the sample before it.
  mutating func add(at: Double, _ now: JournalLine.Sample, after before: JournalLine.Sample) {
    let found = max(0, now.features - before.features)
    let time = max(0, now.seconds - before.seconds)
    runs += max(0, now.runs - before.runs)
    seconds += time
    // The build with AddressSanitizer contains other edges.
    if now.mode != .address {
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
