import Foundation
import PropertyConsole
import PropertyCorpus

/// What a campaign's report says: the content of `report.json`, and of the page.
struct ReportContent: Hashable, Sendable, Encodable {
  var version = 1
  let name: String
  /// The campaign in one sentence.
  let summary: String
  let order: CampaignOrder
  /// How long it has run, in seconds.
  let elapsed: Double
  /// Why it ended; nil if it was ended by force, or runs.
  let end: JournalLine.Reason?
  /// What its journal can't say.
  let journal: JournalCondition
  let resumptions: Int
  let runs: Int
  let newEdges: Int
  let newFeatures: Int
  let failures: [ReportedFailure]
  let laws: [ReportedLaw]
  let edges: ReportedEstimate
  let features: ReportedEstimate
  let comparison: CampaignComparison?
  let coverage: SourceCoverage?

  /// - Parameters:
  ///   - campaign: the campaign.
  ///   - earlier: those before it, the latest first.
  ///   - coverage: the lines that its inputs reach, if that was measured.
  ///   - program: what repeats a failure.
  init(
    _ campaign: CampaignRecord, after earlier: [CampaignRecord], coverage: SourceCoverage?,
    program: ReportedProgram
  ) {
    name = campaign.name
    order = campaign.order
    (elapsed, end, resumptions) = (campaign.elapsed, campaign.end, campaign.resumptions)
    journal = campaign.condition
    runs = campaign.laws.map(\.runs).reduce(0, +)
    newEdges = campaign.laws.map { Int($0.newEdges.found) }.reduce(0, +)
    newFeatures = campaign.laws.map { Int($0.newFeatures.found) }.reduce(0, +)
    failures = campaign.failures.map {
      ReportedFailure(
        $0, again: campaign.counts[$0.origin], in: campaign.folder.path, program)
    }.sorted { !$0.isKnown && $1.isKnown }
    laws = campaign.laws.map { law in
      ReportedLaw(law, failures: campaign.failures.count { $0.property == law.name })
    }
    edges = ReportedEstimate(campaign, after: earlier, \.newEdges)
    features = ReportedEstimate(campaign, after: earlier, \.newFeatures)
    comparison = earlier.first.map { CampaignComparison(campaign, with: $0) }
    self.coverage = coverage
    summary = Self.summary(campaign, runs: runs, newFeatures: newFeatures, newEdges: newEdges)
  }

  /// The laws that were fuzzed.
  var fuzzed: [ReportedLaw] { laws.filter { $0.slices > 0 || $0.runs > 0 } }

  /// The exit code of who asks for it: 1 if something was found, and 2 if not all is known.
  var exitCode: Int32 { failures.isEmpty ? (journal.isWhole && runs > 0 ? 0 : 2) : 1 }

  private static func summary(
    _ campaign: CampaignRecord, runs: Int, newFeatures: Int, newEdges: Int
  ) -> String {
    let failures = campaign.failures
    let new = failures.count { $0.known == nil }
    let failed = Set(failures.map(\.property)).count
    let fuzzed = campaign.laws.count { $0.firstEdges != nil }
    let plateaus = campaign.laws.count { $0.isOnPlateau }
    let found =
      failures.isEmpty
      ? runs == 0 ? "Nothing was fuzzed" : "No failure in \(fuzzed.of("law"))"
      : "\(failures.count.of("failure")) (\(new.grouped) new) in \(failed.grouped) of "
        + fuzzed.of("law")
    let sentence =
      "\(found), after \(campaign.elapsed.asDuration) on \(campaign.order.jobs.of("worker")) "
      + "and \(runs.of("execution")), which found \(newFeatures.of("new feature")) and "
      + "\(newEdges.of("new edge")); \(plateaus.of("law")) \(plateaus == 1 ? "is" : "are") on a "
      + "plateau."
    return ([sentence] + campaign.condition.sentences).joined(separator: " ")
  }
}

/// What a report says of the program that repeats its failures.
struct ReportedProgram {
  /// What begins its commands.
  let command: String
  /// The claims of its laws as Swift expressions, by the laws' names.
  let claims: [String: String]

  init(command: String, claims: [String: String] = [:]) {
    (self.command, self.claims) = (command, claims)
  }

  init(_ program: FuzzProgram) {
    let claims = program.targets.elements.map { ($0.name.name, $0.expression) }
    self.init(command: program.command, claims: Dictionary(claims) { first, _ in first })
  }
}

/// A failure in a report.
struct ReportedFailure: Hashable, Sendable, Encodable {
  let law: String
  let what: FailureKind
  let message: String
  let origin: String
  /// How many more inputs have failed in the same way.
  let again: Int
  /// The input as text; nil if it isn't kept.
  let input: String?
  let choices: String
  let shrunk: Bool
  /// The command that checks the input again.
  let `repeat`: String
  /// A Swift test that does; nil if the program has no such law.
  let test: String?
  let artifact: String
  let regression: String?
  /// The earliest campaign that had it; nil if it is new.
  let known: String?

  var isKnown: Bool { known != nil }

  /// - Parameters:
  ///   - finding: the journal's line.
  ///   - again: how many more inputs have failed in the same way.
  ///   - folder: the campaign's folder.
  ///   - program: what repeats it.
  init(
    _ finding: JournalLine.Finding, again: Int, in folder: String, _ program: ReportedProgram
  ) {
    self.again = again
    law = finding.property
    (what, message, origin) = (finding.what, finding.message, finding.origin)
    (choices, shrunk, artifact) = (finding.choices, finding.shrunk, finding.artifact)
    (regression, known) = (finding.regression, finding.known)
    input = finding.regression.flatMap { path in
      (try? Corpus.read("\(folder)/\(path).txt")).map { String(decoding: $0, as: UTF8.self) }
    }
    `repeat` =
      finding.choices.isEmpty
      ? "\(program.command) explain \(folder)/\(finding.artifact) --property \(finding.property)"
      : "\(program.command) check \(finding.property) --choices \(finding.choices)"
    let claim = finding.choices.isEmpty ? nil : program.claims[finding.property]
    test = claim.map { finding.test(of: $0).joined(separator: "\n") }
  }
}

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
  /// How many new features as many executions again are expected to find.
  let expected: Double
  /// The least number of features that are left; nil if discovery doesn't slow down.
  let left: Double?
  let failures: Int

  init(_ law: LawRecord, failures: Int) {
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

/// The estimate for all laws together, of edges or of features.
struct ReportedEstimate: Hashable, Sendable, Encodable {
  /// How many were found.
  let found: Double
  /// How many more are expected if each law has as many executions again, and the bounds.
  let expected: Double
  let least: Double
  let most: Double
  /// The least number that is left; nil if discovery doesn't slow down.
  let left: Double?
  /// How far the estimate was off in this campaign and in earlier ones.
  let errors: [EstimateError]

  /// - Parameters:
  ///   - campaign: the campaign.
  ///   - earlier: those before it, the latest first.
  ///   - curve: the discoveries of a law.
  init(
    _ campaign: CampaignRecord, after earlier: [CampaignRecord],
    _ curve: KeyPath<LawRecord, DiscoveryCurve> & Sendable
  ) {
    let curves = campaign.laws.map { $0[keyPath: curve] }
    let windows = curves.map { DiscoveryWindows($0) }.reduce(DiscoveryWindows(), +)
    let estimate = DiscoveryEstimate(windows)
    found = curves.map(\.found).reduce(0, +)
    (expected, least, most) = (estimate.expected, estimate.least, estimate.most)
    left = estimate.left
    errors = ([campaign] + earlier).map { other in
      EstimateError(of: other.name, other.laws.map { $0[keyPath: curve] })
    }
  }
}
