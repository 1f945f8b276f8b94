import PropertyConsole
import PropertyTesting

/// The content of a campaign's journal so far.
///
/// A campaign's totals are computed from this content, so a resumed campaign has the same totals.
struct CampaignHistory {
  /// The laws' names, without chapters, in the order of the request.
  let names: [String]
  /// The campaign's running time in all parts, in seconds.
  private(set) var elapsed = 0.0
  /// The slices that have ended, in order.
  private(set) var slices: [JournalLine.Slice] = []
  /// The last samples of slices without a recorded end, by number: slices that are running, or were
  /// running when an earlier part was killed.
  private(set) var open: [Int: JournalLine.Sample] = [:]
  /// The known failing inputs, in the order in which they were found.
  private(set) var findings: [JournalLine.Finding] = []
  /// The indices of findings, by the inputs' paths.
  private var places: [String: [Int]] = [:]
  /// The seconds for which laws on a plateau have found no new feature.
  private(set) var plateaus: [String: Double] = [:]
  /// The reason the last part ended, or `nil` if it hasn't ended.
  private(set) var end: JournalLine.Reason?
  /// The number of the last slice.
  private(set) var lastSlice = 0
  private var totals: [String: FuzzResult] = [:]
  /// The numbers of further inputs that have failed like the findings.
  private(set) var counts = FailureCounts()
  /// The end of each slice, in seconds of the campaign, with the slice's number of new features.
  private var ends: [(at: Double, new: Int)] = []

  init(_ order: CampaignOrder, _ lines: [JournalLine] = []) {
    names = order.properties.map { String($0.split(separator: "/").last ?? "") }
    for line in lines { add(line) }
  }

  mutating func add(_ line: JournalLine) {
    elapsed = max(elapsed, line.at)
    switch line.event {
    case .begin: end = nil
    case .sample(let sample):
      lastSlice = max(lastSlice, sample.slice)
      open[sample.slice] = sample
    case .slice(let slice):
      ends.append((line.at, slice.newFeatures))
      add(slice)
      if slice.newFeatures > 0 { totals[slice.property]?.lastNew = line.at }
    case .failure(let finding): add(finding)
    case .plateau(let plateau): plateaus[plateau.property] = plateau.since
    case .end(let last): end = last.reason
    }
  }

  private mutating func add(_ slice: JournalLine.Slice) {
    lastSlice = max(lastSlice, slice.slice)
    open[slice.slice] = nil
    slices.append(slice)
    counts.add(slice)
    totals[slice.property, default: FuzzResult(property: slice.property)].add(
      runs: slice.runs, seconds: slice.seconds, edges: slice.edges, corpus: slice.corpus,
      again: slice.allAgain, spent: slice.spent)
    if slice.newFeatures > 0 { plateaus[slice.property] = nil }
  }

  /// Adds a finding, which replaces an earlier finding about the same failure of an input.
  private mutating func add(_ finding: JournalLine.Finding) {
    counts.add(finding)
    let place = places[finding.artifact]?.first {
      [finding.origin, finding.met].contains(findings[$0].origin) || !findings[$0].isExamined
    }
    if let place { return findings[place] = finding }
    places[finding.artifact, default: []].append(findings.count)
    findings.append(finding)
  }

  /// The failures: for each origin, the first examined input that was shrunk, or otherwise the
  /// first.
  ///
  /// All counts of failures are counts of these findings.
  var failures: [JournalLine.Finding] {
    var places: [String: Int] = [:]
    var first: [JournalLine.Finding] = []
    for finding in findings where finding.isExamined {
      if let place = places[finding.origin] {
        if finding.shrunk && !first[place].shrunk { first[place] = finding }
      } else {
        places[finding.origin] = first.count
        first.append(finding)
      }
    }
    return first
  }

  /// The failing inputs that haven't been checked again yet, each of which may be a known failure.
  var unexamined: [JournalLine.Finding] { findings.filter { !$0.isExamined } }

  /// Whether any input was executed.
  var hasFuzzed: Bool { results.contains { $0.runs > 0 } }

  /// Whether a result without failures is conclusive, because each law was executed.
  var isConclusive: Bool {
    hasFuzzed && !results.contains(where: \.isUnexecuted) && end != .full
  }

  /// The number of new features that were found since a time.
  func newFeatures(since time: Double) -> Int {
    ends.reversed().prefix { $0.at >= time }.reduce(0) { $0 &+ $1.new }
  }

  /// The results of the laws, in order.
  var results: [FuzzResult] {
    var results = totals
    for sample in open.values {
      results[sample.property, default: FuzzResult(property: sample.property)].add(
        runs: sample.runs, seconds: sample.seconds, edges: sample.edges, corpus: sample.corpus,
        again: sample.again ?? 0, spent: sample.spent)
    }
    let artifacts = Dictionary(grouping: findings, by: \.property)
    let failures = Dictionary(grouping: failures, by: \.property)
    return names.map { name in
      var result = results[name] ?? FuzzResult(property: name)
      var seen: Set<String> = []
      result.artifacts = (artifacts[name] ?? []).map(\.artifact).filter { seen.insert($0).inserted }
      result.failures = failures[name]?.count ?? 0
      result.unexamined = artifacts[name]?.count { !$0.isExamined } ?? 0
      result.plateau = plateaus[name]
      return result
    }
  }
}

extension FuzzResult {
  fileprivate mutating func add(
    runs: Int, seconds: Double, edges: Int, corpus: Int, again: Int, spent: JournalLine.Spending?
  ) {
    turns += 1
    // A damaged journal may contain any number.
    self.runs &+= runs
    self.again &+= again
    self.seconds += seconds
    self.edges = max(self.edges, edges)
    self.corpus = max(self.corpus, corpus)
    self.spent.add(spent)
  }
}

extension JournalLine.Finding {
  /// Whether the input was checked again; otherwise, only its existence is known.
  var isExamined: Bool { origin != Self.unexaminedOrigin(property, artifact) }

  /// The origin of an input that hasn't been checked again yet.
  static func unexaminedOrigin(_ property: String, _ artifact: String) -> String {
    "\(property): \(artifact)"
  }
}

/// The numbers of inputs in a journal that failed like an earlier input.
struct FailureCounts: Hashable, Sendable {
  /// The counts, by the inputs' origins before shrinking.
  private var counts: [String: Int] = [:]
  /// The origins of findings, by the origins of their inputs before shrinking.
  private var names: [String: String] = [:]
  /// The inverse of `names`.
  private var met: [String: Set<String>] = [:]

  mutating func add(_ slice: JournalLine.Slice) {
    for (origin, count) in slice.again ?? [:] { counts[origin, default: 0] &+= count }
  }

  /// Adds the origins of a failure.
  mutating func add(_ finding: JournalLine.Finding) {
    guard let first = finding.met else { return }
    if let old = names.updateValue(finding.origin, forKey: first) { met[old]?.remove(first) }
    met[finding.origin, default: []].insert(first)
  }

  /// The number of further inputs that failed with this origin.
  subscript(origin: String) -> Int {
    let own = names[origin] == nil ? counts[origin] ?? 0 : 0
    return (met[origin] ?? []).reduce(own) { $0 &+ (counts[$1] ?? 0) }
  }
}

extension JournalLine.Slice {
  /// The number of inputs that failed like earlier inputs.
  var allAgain: Int { (again ?? [:]).values.reduce(0, &+) }
}

/// The result of fuzzing one law.
struct FuzzResult: Codable, Hashable {
  let property: String
  var turns = 0
  /// The number of the fuzzer's executions, and their time in seconds, excluding the time for
  /// reading the corpus.
  var runs = 0
  var seconds = 0.0
  var edges = 0
  var corpus = 0
  var failures = 0
  /// The number of failing inputs that haven't been checked again yet, each of which may be another
  /// failure.
  var unexamined = 0
  /// The paths, in the campaign's folder, of inputs that failed, timed out or used too much memory.
  ///
  /// Several inputs may have the same failure.
  var artifacts: [String] = []
  /// The number of further inputs that failed like the inputs in `artifacts`.
  var again = 0
  /// The seconds for which the law has found no new feature, or `nil` if the law isn't on a
  /// plateau.
  var plateau: Double?
  /// The end of the last slice with a new feature, in seconds of the campaign's time, or `nil` if
  /// there is none.
  var lastNew: Double?
  var spent = JournalLine.Spending()

  /// Whether no input of the law is known to have been checked.
  var isUnexecuted: Bool { runs == 0 && spent.checked == 0 && artifacts.isEmpty }

  var runsPerSecond: Int {
    seconds > 0 ? Int(min(1e15, max(0, Double(runs) / seconds))) : 0
  }

  fileprivate var remark: String {
    let left = unexamined > 0 ? "\(unexamined.of("failing input")) not checked yet" : nil
    let again = again > 0 ? "failed again \(again.of("time"))" : nil
    return [left, again, plateau.map { "nothing new for \($0.asDuration)" }]
      .compactMap(\.self).joined(separator: "; ")
  }
}

extension [FuzzResult] {
  /// The results as a table, with remarks about repeated failures and plateaus.
  var table: [String] {
    var table = Table(["property", "runs", "runs/s", "edges", "corpus", "failures", ""])
    for result in self {
      table.add([
        result.property, result.runs.grouped, result.runsPerSecond.grouped, result.edges.grouped,
        result.corpus.grouped, result.failures.grouped, result.remark,
      ])
    }
    return table.lines
  }
}
