import Foundation
import PropertyConsole
import PropertyCorpus

/// The content of a campaign's report, both for `report.json` and for the page.
struct ReportContent: Hashable, Sendable, Encodable {
  var version = 1
  let name: String
  let summary: String
  let order: CampaignOrder
  /// The campaign's running time, in seconds.
  let elapsed: Double
  /// The reason the campaign ended, or `nil` if it was killed or still runs.
  let end: JournalLine.Reason?
  let journal: JournalCondition
  let resumptions: Int
  let runs: Int
  let newEdges: Int
  let newFeatures: Int
  /// The failures, with new failures first.
  let failures: [ReportedFailure]
  /// The failing inputs that haven't been checked again yet.
  let unexamined: [ReportedInput]
  let next: ReportedSteps
  let laws: [ReportedLaw]
  let spending: CampaignSpending
  let coverage: SourceCoverage?

  init(_ campaign: CampaignRecord, coverage: SourceCoverage?, program: FuzzProgram) {
    name = campaign.name
    order = campaign.order
    (elapsed, end, resumptions) = (campaign.elapsed, campaign.end, campaign.resumptions)
    journal = campaign.condition
    runs = campaign.laws.map(\.runs).reduce(0, +)
    newEdges = campaign.laws.map(\.newEdges).reduce(0, +)
    newFeatures = campaign.laws.map(\.newFeatures).reduce(0, +)
    let commands = CampaignCommands(
      program, in: campaign.folder, corpus: campaign.order.corpus)
    let found = campaign.history.failures
    failures = found.map {
      ReportedFailure($0, again: campaign.history.counts[$0.origin], commands)
    }.sorted { !$0.isKnown && $1.isKnown }
    unexamined = campaign.unexamined.map { ReportedInput($0, commands) }
    next = ReportedSteps(campaign, commands)
    let results = campaign.history.results
    let byLaw = Dictionary(results.map { ($0.property, $0) }) { first, _ in first }
    laws = campaign.laws.map { law in
      ReportedLaw(law, byLaw[law.name], failures: found.count { $0.property == law.name })
    }
    let spending = CampaignSpending(results, elapsed: campaign.elapsed, commands.checking)
    self.spending = spending
    self.coverage = coverage
    summary = [
      Self.summary(campaign, runs: runs, newFeatures: newFeatures, newEdges: newEdges),
      spending.summary, campaign.condition.sentences.joined(separator: " "),
    ].filter { !$0.isEmpty }.joined(separator: " ")
  }

  var fuzzed: [ReportedLaw] { laws.filter { $0.slices > 0 || $0.runs > 0 } }

  /// The failures, grouped by file or function, in the order of each group's first failure.
  var failuresByPlace: [[ReportedFailure]] {
    let groups = Dictionary(grouping: failures, by: \.place)
    var seen: Set<String> = []
    return failures.map(\.place).filter { seen.insert($0).inserted }.compactMap { groups[$0] }
  }

  /// The numbers of failures and of failing inputs that may have other failures, in words.
  var count: String {
    let count = failures.isEmpty ? "No failures" : failures.count.of("failure")
    return unexamined.isEmpty ? count : count + ", and " + Self.waiting(unexamined.count)
  }

  /// The exit code of commands: 1 if there is a failure, and 2 if it is unknown whether there is
  /// one.
  var exitCode: Int32 {
    if !failures.isEmpty || !unexamined.isEmpty { return 1 }
    let isExecuted = runs > 0 && spending.unexecuted.isEmpty
    return journal.isWhole && isExecuted && end != .full ? 0 : 2
  }

  private static func summary(
    _ campaign: CampaignRecord, runs: Int, newFeatures: Int, newEdges: Int
  ) -> String {
    let failures = campaign.history.failures
    let new = failures.count { $0.known == nil }
    let failed = Set(failures.map(\.property)).count
    // The first input of a law may have ended its only slice.
    let failing = Set((failures + campaign.unexamined).map(\.property))
    let fuzzed = campaign.laws.count { $0.firstEdges != nil || failing.contains($0.name) }
    let found =
      failures.isEmpty
      ? runs == 0 ? "Nothing was fuzzed" : "No failure in \(fuzzed.of("law"))"
      : "\(failures.count.of("failure")) (\(new.grouped) new) in \(failed.grouped) of "
        + fuzzed.of("law")
    let left = campaign.unexamined.count
    // The last seconds before a process was killed aren't in the journal.
    let least = campaign.condition.state == .open ? "at least " : ""
    return "\(found)\(left == 0 ? "" : ", and \(waiting(left))"). The campaign ran for "
      + "\(least)\(time(campaign)) on \(campaign.order.jobs.of("worker")): "
      + "\(least)\(runs.of("execution")) found \(newFeatures.of("new feature")) and "
      + "\(newEdges.of("new edge"))."
  }

  /// The campaign's running time in words, with the time by which it exceeded the request.
  private static func time(_ campaign: CampaignRecord) -> String {
    let after = campaign.elapsed - campaign.order.seconds
    guard after >= 1 else { return campaign.elapsed.asDuration }
    return "\(campaign.order.seconds.asDuration), and \(after.asDuration) more"
  }

  private static func waiting(_ count: Int) -> String {
    "\(count.of("failing input")) that \(count == 1 ? "isn't" : "aren't") checked again yet"
  }
}

/// The steps that a report recommends after the campaign, as commands.
struct ReportedSteps: Hashable, Sendable, Encodable {
  /// The folder in which to run the commands, which is where the report was generated.
  let folder: String
  /// The command that checks all failures again, or `nil` if no failure was kept.
  let replay: String?
  /// The command that merges the campaign's inputs into the seeds.
  let merge: String
  /// The command that continues the campaign, or `nil` if it is finished.
  let resume: String?

  init(_ campaign: CampaignRecord, _ commands: CampaignCommands) {
    folder = FileManager.default.currentDirectoryPath
    replay = campaign.history.failures.contains { $0.regression != nil } ? commands.replay : nil
    merge = commands.merge
    resume = campaign.end?.isFinal == true ? nil : commands.resume
  }
}

/// A failing input in a report that hasn't been checked again yet.
struct ReportedInput: Hashable, Sendable, Encodable {
  let law: String
  let path: String
  /// The command that shrinks and keeps the input, or `nil` if the file is gone.
  let shrink: String?

  init(_ finding: JournalLine.Finding, _ commands: CampaignCommands) {
    law = finding.property
    path = "\(commands.folder.path)/\(finding.artifact)"
    shrink = commands.keeping(finding)
  }
}

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
  /// The seconds of the law's own time for which it has found no new feature.
  let barren: Double
  let isOnPlateau: Bool
  let failures: Int
  /// The end of the last slice with a new feature, in seconds of the campaign's time, or `nil` if
  /// there is none.
  let lastNew: Double?
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
