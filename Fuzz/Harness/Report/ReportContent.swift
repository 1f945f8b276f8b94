import Foundation
import PropertyConsole
import PropertyCorpus

/// The content of a campaign's report, both for `report.json` and for the page.
struct ReportContent: Hashable, Sendable, Encodable {
  var version = 1
  let name: String
  private(set) var summary = ""
  let order: CampaignOrder
  /// The campaign's running time, in seconds.
  let elapsed: Double
  /// The reason the campaign ended, or `nil` if it was killed or is still running.
  let end: JournalLine.Reason?
  let journal: JournalText
  let resumptions: Int
  let runs: Int
  let newFeatures: Int
  /// The failures; new failures come first.
  let failures: [ReportedFailure]
  /// The failing inputs that haven't been checked again yet.
  let unexamined: [ReportedInput]
  let next: ReportedSteps
  let laws: [LawResult]
  let spending: CampaignSpending
  let coverage: SourceCoverage?

  init(
    _ folder: CampaignFolder, _ order: CampaignOrder, _ journal: JournalText,
    _ coverage: SourceCoverage?, _ program: FuzzProgram
  ) {
    let history = CampaignHistory(order, journal.lines)
    let commands = CampaignCommands(program, in: folder, corpus: order.corpus)
    (name, self.order, self.journal, self.coverage) = (folder.name, order, journal, coverage)
    (elapsed, end, resumptions) = (history.elapsed, history.end, history.resumptions)
    laws = history.results
    runs = laws.map(\.runs).reduce(0, &+)
    newFeatures = laws.map(\.newFeatures).reduce(0, &+)
    let found = history.failures
    failures = found.map { ReportedFailure($0, commands) }
      .sorted { !$0.isKnown && $1.isKnown }
    unexamined =
      (history.unexamined + folder.unnamedInputs(of: order, history.findings)).map {
        ReportedInput($0, commands)
      }
    next = ReportedSteps(
      commands, hasKept: found.contains { $0.regression != nil }, isDone: end == .done)
    spending = CampaignSpending(laws, elapsed: elapsed)
    summary = ([totals] + spending.gaps + journal.sentences).joined(separator: " ")
  }

  var fuzzed: [LawResult] { laws.filter { $0.slices > 0 || $0.runs > 0 } }

  /// The failures, grouped by file or function, in the order of each group's first failure.
  var failuresByPlace: [[ReportedFailure]] {
    let groups = Dictionary(grouping: failures, by: \.place)
    var seen: Set<String> = []
    return failures.map(\.place).filter { seen.insert($0).inserted }.compactMap { groups[$0] }
  }

  /// In words, the number of failures, and of failing inputs that haven't been checked again.
  var count: String {
    let count = failures.isEmpty ? "No failures" : failures.count.of("failure")
    return unexamined.isEmpty ? count : count + ", and " + Self.waiting(unexamined.count)
  }

  /// The exit code of commands: 1 if there is a failure, and 2 if it is unknown whether there is a
  /// failure.
  var exitCode: Int32 {
    if !failures.isEmpty || !unexamined.isEmpty { return 1 }
    let isExecuted = runs > 0 && spending.unexecuted.isEmpty
    return journal.isWhole && isExecuted && end != .full ? 0 : 2
  }

  private var totals: String {
    let new = failures.count { !$0.isKnown }
    let failed = Set(failures.map(\.law)).count
    // A law counts as fuzzed even if its first input ended its only slice.
    let failing = Set(failures.map(\.law) + unexamined.map(\.law))
    let fuzzed = laws.count { !$0.course.isEmpty || failing.contains($0.property) }
    let found =
      failures.isEmpty
      ? runs == 0 ? "Nothing was fuzzed" : "No failures in \(fuzzed.of("law"))"
      : "\(failures.count.of("failure")) (\(new.grouped) new) in \(failed.grouped) of "
        + fuzzed.of("law")
    let left = unexamined.isEmpty ? "" : ", and \(Self.waiting(unexamined.count))"
    // The last seconds before a process was killed aren't in the journal.
    let least = journal.isOpen ? "at least " : ""
    return "\(found)\(left). The campaign ran for \(least)\(time) on "
      + "\(order.jobs.of("worker")): \(least)\(runs.of("execution")) found "
      + "\(newFeatures.of("new feature"))."
  }

  /// The campaign's running time in words, with the time by which it exceeded the requested time.
  private var time: String {
    let after = elapsed - order.seconds
    return after < 1
      ? elapsed.asDuration : "\(order.seconds.asDuration), and \(after.asDuration) more"
  }

  private static func waiting(_ count: Int) -> String {
    "\(count.of("failing input")) not checked again yet"
  }
}

/// The steps that a report recommends after the campaign, as commands.
struct ReportedSteps: Hashable, Sendable, Encodable {
  /// The folder in which to run the commands: the one in which the report was generated.
  let folder: String
  /// The command that checks all failures again, or `nil` if no failure was kept.
  let replay: String?
  /// The command that merges the campaign's inputs into the seeds.
  let merge: String
  /// The command that continues the campaign, or `nil` if the campaign is finished.
  let resume: String?

  init(_ commands: CampaignCommands, hasKept: Bool, isDone: Bool) {
    folder = FileManager.default.currentDirectoryPath
    (replay, merge) = (hasKept ? commands.replay : nil, commands.merge)
    resume = isDone ? nil : commands.resume
  }
}

/// A report's failing input that hasn't been checked again yet.
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
