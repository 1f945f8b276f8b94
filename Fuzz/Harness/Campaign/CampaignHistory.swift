import PropertyConsole
import PropertyTesting

/// The content of a campaign's journal so far; a campaign's totals are computed from this content,
/// so a resumed campaign has the same totals.
struct CampaignHistory {
  /// The laws' names, with chapters, in the order of the request.
  private let names: [String]
  /// The total running time of the campaign's parts, in seconds.
  private(set) var elapsed = 0.0
  private(set) var slices: [JournalLine.Slice] = []
  /// The last sample of each running slice, by slice number.
  private(set) var open: [Int: JournalLine.Slice] = [:]
  /// The known failing inputs, in the order in which they were found.
  private(set) var findings: [JournalLine.Finding] = []
  /// The indices of findings, keyed by the inputs' paths.
  private var places: [String: [Int]] = [:]
  /// The reason the campaign's last part ended, or `nil` if it hasn't ended.
  private(set) var end: JournalLine.Reason?
  private(set) var resumptions = 0
  private(set) var lastSlice = 0
  private var totals: [String: LawResult] = [:]

  init(_ order: CampaignOrder, _ lines: [JournalLine] = []) {
    names = order.properties
    for line in lines { add(line) }
  }

  mutating func add(_ line: JournalLine) {
    elapsed = max(elapsed, line.at)
    switch line.event {
    case .begin(let isResumed):
      end = nil
      if isResumed { resumptions += 1 }
      // A slice without an end was killed together with an earlier part of the campaign.
      for slice in open.values.sorted(by: { $0.slice < $1.slice }) { finish(slice) }
      open = [:]
    case .slice(let slice): add(slice)
    case .failure(let finding): add(finding)
    case .end(let reason): end = reason
    }
  }

  private mutating func add(_ slice: JournalLine.Slice) {
    lastSlice = max(lastSlice, slice.slice)
    open[slice.slice] = slice.end == nil ? slice : nil
    if slice.end == nil { return }
    slices.append(slice)
    finish(slice)
  }

  private mutating func finish(_ slice: JournalLine.Slice) {
    totals[slice.property, default: LawResult(slice.property)].add(slice, at: elapsed)
  }

  /// Adds a finding, which replaces an earlier finding about the same input, unless the earlier one
  /// is about another shrunk failure.
  private mutating func add(_ finding: JournalLine.Finding) {
    let place = places[finding.artifact]?.first {
      !findings[$0].shrunk || findings[$0].origin == finding.origin
    }
    if let place { return findings[place] = finding }
    places[finding.artifact, default: []].append(findings.count)
    findings.append(finding)
  }

  /// The failures, one per origin: the first examined finding that was shrunk, or the first
  /// examined finding if none was shrunk.
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

  /// The failing inputs not checked again yet; their failures may turn out to be known.
  var unexamined: [JournalLine.Finding] { findings.filter { !$0.isExamined } }

  var edges: Int { results.reduce(0) { $0 &+ $1.edges } }
  var newFeatures: Int { results.reduce(0) { $0 &+ $1.newFeatures } }

  var hasFuzzed: Bool { results.contains { $0.runs > 0 } }

  /// Whether finding no failures is conclusive: every law was executed, and the disk wasn't full.
  var isConclusive: Bool {
    hasFuzzed && !results.contains(where: \.isUnexecuted) && end != .full
  }

  var results: [LawResult] {
    let samples = Dictionary(grouping: open.values, by: \.property)
    let findings = Dictionary(grouping: findings, by: \.property)
    let failures = Dictionary(grouping: failures, by: \.property)
    return names.map { fullName in
      let name = LawResult(fullName).property
      var (result, seen) = (totals[name] ?? LawResult(name), Set<String>())
      result.name = fullName
      for sample in samples[name] ?? [] { result.add(sample, at: elapsed) }
      result.artifacts = (findings[name] ?? []).map(\.artifact).filter { seen.insert($0).inserted }
      result.failures = failures[name]?.count ?? 0
      result.unexamined = findings[name]?.count { !$0.isExamined } ?? 0
      return result
    }
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

struct LawResult: Encodable, Hashable, Sendable {
  struct Moment: Encodable, Hashable, Sendable {
    /// The moment, in seconds of campaign time.
    let at: Double
    let newFeatures: Int
  }

  /// The law's name with its chapter, such as `Editing/EditEqualsModel`.
  var name: String
  /// The name without the chapter.
  let property: String
  var slices = 0
  /// The number of inputs that the fuzzer executed, and the time this took in seconds, excluding
  /// the time for reading the corpus.
  var runs = 0
  var seconds = 0.0
  /// The largest numbers that libFuzzer printed in any slice; edges in the build with
  /// AddressSanitizer aren't included, because that build has different edges.
  var edges = 0
  var corpus = 0
  var newFeatures = 0
  /// The state at the end of each slice.
  var course: [Moment] = []
  var failures = 0
  /// The number of failing inputs that haven't been checked again yet.
  var unexamined = 0
  /// The paths, in the campaign's folder, of inputs that failed, timed out or used too much memory;
  /// several inputs may have the same failure.
  var artifacts: [String] = []
  /// The end of the last slice with a new feature, in seconds of campaign time, or `nil` if there
  /// is none.
  var lastNew: Double?
  /// The sums over all slices.
  var checked = 0
  var discarded = 0

  init(_ name: String) {
    self.name = name
    property = name.split(separator: "/").last.map(String.init) ?? ""
  }

  mutating func add(_ slice: JournalLine.Slice, at: Double) {
    slices += 1
    runs &+= slice.runs
    seconds += slice.seconds
    (checked, discarded) = (checked &+ slice.checked, discarded &+ slice.discarded)
    // A slice that hasn't read its corpus yet has reached no edges.
    guard slice.features > 0 || slice.runs > 0 else { return }
    corpus = max(corpus, slice.corpus)
    if slice.mode != .address { edges = max(edges, slice.edges) }
    newFeatures &+= slice.newFeatures
    if slice.newFeatures > 0 { lastNew = at }
    course.append(Moment(at: at, newFeatures: newFeatures))
  }

  /// Whether no input of the law is known to have been checked.
  var isUnexecuted: Bool { runs == 0 && checked == 0 && artifacts.isEmpty }

  var runsPerSecond: Int {
    seconds > 0 ? Int(min(1e15, max(0, Double(runs) / seconds))) : 0
  }

  /// The share of inputs that were discarded, or `nil` if no input was checked.
  var discardedShare: Double? { checked > 0 ? min(1, Double(discarded) / Double(checked)) : nil }

  fileprivate var remark: String {
    unexamined > 0 ? "\(unexamined.of("failing input")) not checked yet" : ""
  }
}

extension [LawResult] {
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
