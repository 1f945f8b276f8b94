import Foundation
import PropertyConsole
import PropertyCorpus

/// What a campaign's folder says of it: the order and the journal, read for a report.
struct CampaignRecord: Sendable {
  let folder: CampaignFolder
  let order: CampaignOrder
  /// How long it has run in all its parts, in seconds.
  private(set) var elapsed = 0.0
  /// The laws, in the order's order; others that the journal names come last.
  private(set) var laws: [LawRecord]
  /// Why the last part ended; nil if it was ended by force, or runs.
  private(set) var end: JournalLine.Reason?
  /// How often the campaign was resumed.
  private(set) var resumptions = 0
  /// A failure of each origin, in the order in which they were found.
  let failures: [JournalLine.Finding]
  /// The failing inputs that weren't checked again yet.
  let unexamined: [JournalLine.Finding]
  /// What its journal can't say.
  let condition: JournalCondition
  /// How many more inputs have failed like the failures.
  let counts: FailureCounts
  /// The results of the laws that were asked for.
  let results: [FuzzResult]
  private var places: [String: Int] = [:]
  /// The most features that a law has reached in a mode.
  private var best: [String: Int] = [:]

  /// The folder's name, by which reports call the campaign.
  var name: String { folder.name }

  /// Reads a campaign's folder.
  /// - Throws: `UsageError` if it contains no campaign, or one that can't be read.
  init(_ folder: CampaignFolder) throws(UsageError) {
    self.init(folder, try folder.order(), folder.journal)
  }

  init(_ folder: CampaignFolder, _ order: CampaignOrder, _ lines: [JournalLine]) {
    self.init(folder, order, JournalText(lines))
  }

  private init(_ folder: CampaignFolder, _ order: CampaignOrder, _ journal: JournalText) {
    (self.folder, self.order) = (folder, order)
    let history = CampaignHistory(order, journal.lines)
    (failures, counts, results) = (history.failures, history.counts, history.results)
    unexamined = history.unexamined + folder.unnamedInputs(of: order, history.findings)
    condition = JournalCondition(journal)
    laws = order.properties.map { LawRecord($0) }
    for (place, law) in laws.enumerated() { places[law.name] = place }
    read(journal.lines)
  }

  /// The law of that name, without its chapter.
  subscript(name: String) -> LawRecord? { places[name].map { laws[$0] } }

  private mutating func read(_ lines: [JournalLine]) {
    var open: [Int: SliceProgress] = [:]
    // What a slice began with is known from its last line; without one, from its first.
    for case .slice(let slice) in lines.map(\.event) {
      open[slice.slice] = slice.beginning
    }
    for line in lines {
      let at = max(elapsed, min(line.at, 1e9))
      elapsed = at
      switch line.event {
      case .begin(let begin):
        end = nil
        if begin.resumed { resumptions += 1 }
      case .sample(let sample): add(at: at, sample, &open)
      case .slice(let slice):
        add(at: at, slice.last, &open)
        laws[place(of: slice.property)].slices += 1
      case .failure(let finding): _ = place(of: finding.property)
      case .plateau(let plateau): laws[place(of: plateau.property)].isOnPlateau = true
      case .end(let last): end = last.reason
      }
    }
  }

  /// Short inputs are only a part of a corpus, so a slice may reach less than is known; and before
  /// it has read its corpus, it reaches nothing.
  private mutating func add(
    at: Double, _ sample: JournalLine.Sample, _ open: inout [Int: SliceProgress]
  ) {
    var now = SliceProgress(sample)
    guard now.features > 0 || now.runs > 0 else { return }
    let law = place(of: sample.property)
    let mode = "\(sample.property) \(sample.mode)"
    let before =
      open[sample.slice]
      ?? SliceProgress(
        edges: max(now.edges, laws[law].edges), features: max(now.features, best[mode] ?? 0))
    laws[law].add(at: at, now, after: before, countsEdges: sample.mode != .address)
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
  /// Its last sample.
  fileprivate var last: JournalLine.Sample {
    JournalLine.Sample(
      property: property, mode: mode, slice: slice, runs: runs, seconds: seconds, edges: edges,
      features: features, corpus: corpus)
  }

  /// What it began with.
  fileprivate var beginning: SliceProgress {
    let last = SliceProgress(last)
    let new = SliceProgress(edges: newEdges, features: newFeatures)
    return SliceProgress(edges: last.edges - new.edges, features: last.features - new.features)
  }
}
