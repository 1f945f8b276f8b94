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
  /// The failures, the new ones first.
  let failures: [ReportedFailure]
  /// The failing inputs that weren't checked again yet.
  let unexamined: [ReportedInput]
  /// What is to be done now.
  let next: ReportedSteps
  let laws: [ReportedLaw]
  /// What the time and the inputs were spent on.
  let spending: CampaignSpending
  let coverage: SourceCoverage?

  init(_ campaign: CampaignRecord, coverage: SourceCoverage?, program: ReportedProgram) {
    name = campaign.name
    order = campaign.order
    (elapsed, end, resumptions) = (campaign.elapsed, campaign.end, campaign.resumptions)
    journal = campaign.condition
    runs = campaign.laws.map(\.runs).reduce(0, +)
    newEdges = campaign.laws.map(\.newEdges).reduce(0, +)
    newFeatures = campaign.laws.map(\.newFeatures).reduce(0, +)
    let commands = CampaignCommands(
      program, in: campaign.folder, corpus: campaign.order.corpus)
    failures = campaign.failures.map {
      ReportedFailure($0, again: campaign.counts[$0.origin], commands)
    }.sorted { !$0.isKnown && $1.isKnown }
    unexamined = campaign.unexamined.map { ReportedInput($0, commands) }
    next = ReportedSteps(campaign, commands)
    let results = Dictionary(campaign.results.map { ($0.property, $0) }) { first, _ in first }
    let byLaw = Dictionary(grouping: campaign.failures, by: \.property)
    laws = campaign.laws.map { law in
      ReportedLaw(law, results[law.name], failures: byLaw[law.name]?.count ?? 0)
    }
    let spending = CampaignSpending(
      campaign.results, elapsed: campaign.elapsed, commands.checking)
    self.spending = spending
    self.coverage = coverage
    summary = [
      Self.summary(campaign, runs: runs, newFeatures: newFeatures, newEdges: newEdges),
      spending.summary, campaign.condition.sentences.joined(separator: " "),
    ].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The laws that were fuzzed.
  var fuzzed: [ReportedLaw] { laws.filter { $0.slices > 0 || $0.runs > 0 } }

  /// The failures, those in one file or one function together, in the order of the first of each.
  var failuresByPlace: [[ReportedFailure]] {
    let groups = Dictionary(grouping: failures, by: \.place)
    var seen: Set<String> = []
    return failures.map(\.place).filter { seen.insert($0).inserted }.compactMap { groups[$0] }
  }

  /// How many failures there are, and how many failing inputs that may have others.
  var count: String {
    let count = failures.isEmpty ? "No failures" : failures.count.of("failure")
    return unexamined.isEmpty ? count : count + ", and " + Self.waiting(unexamined.count)
  }

  /// The exit code of who asks for it: 1 if something was found, and 2 if that isn't known.
  var exitCode: Int32 {
    if !failures.isEmpty || !unexamined.isEmpty { return 1 }
    let isExecuted = runs > 0 && spending.unexecuted.isEmpty
    return journal.isWhole && isExecuted && end != .full ? 0 : 2
  }

  private static func summary(
    _ campaign: CampaignRecord, runs: Int, newFeatures: Int, newEdges: Int
  ) -> String {
    let failures = campaign.failures
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
    // The last seconds before an end by force aren't in the journal.
    let least = campaign.condition.state == .open ? "at least " : ""
    return "\(found)\(left == 0 ? "" : ", and \(waiting(left))"). The campaign ran for "
      + "\(least)\(time(campaign)) on \(campaign.order.jobs.of("worker")): "
      + "\(least)\(runs.of("execution")) found \(newFeatures.of("new feature")) and "
      + "\(newEdges.of("new edge"))."
  }

  /// How long a campaign ran, and how long after its time.
  private static func time(_ campaign: CampaignRecord) -> String {
    let after = campaign.elapsed - campaign.order.seconds
    guard after >= 1 else { return campaign.elapsed.asDuration }
    return "\(campaign.order.seconds.asDuration), and \(after.asDuration) more"
  }

  private static func waiting(_ count: Int) -> String {
    "\(count.of("failing input")) that \(count == 1 ? "isn't" : "aren't") checked again yet"
  }
}
