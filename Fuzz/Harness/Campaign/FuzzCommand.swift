import PropertyConsole
import PropertyCorpus
import PropertyTesting

/// Fuzzes properties and says what came of it.
struct FuzzCommand {
  let request: FuzzRequest

  /// Runs a campaign and says what came of it; 1 if a claim is false of something.
  func fuzz() throws -> Int32 {
    let targets = try request.targets()
    let interrupt = Interrupt()
    var campaign = try Campaign(request, of: targets, until: interrupt)
    var trouble: UsageError?
    do {
      try campaign.run()
    } catch let error as UsageError {
      try campaign.giveUp()
      // A target that never ran has nothing to report.
      if !campaign.hasRun { throw error }
      trouble = error
    }
    interrupt.release()
    try report(campaign, of: targets, isStopped: interrupt.hasCome)
    if let trouble { throw trouble }
    return campaign.history.findings.isEmpty ? 0 : 1
  }

  private func report(_ campaign: Campaign, of targets: [FuzzTarget], isStopped: Bool) throws {
    let (history, folder) = (campaign.history, campaign.folder)
    do {
      try CampaignReport(folder: folder.path, program: ReportedProgram(request.program)).write()
    } catch {
      Terminal.note("the report isn't written: \(error)\n")
    }
    if request.isJSON { return try JSON.printLine(Outcome(history)) }
    if isStopped { Terminal.note("stopped; the results so far:\n") }
    try Output.print(history.results.table.joined(separator: "\n"))
    let failures = history.failures.compactMap { finding in
      targets.first { $0.name.name == finding.property }.map {
        FailureText(
          finding: finding, target: $0, folder: folder, command: request.program.command)
      }
    }
    let lines = failures.map(\.description)
    try Output.print((lines.isEmpty ? ["no failures"] : lines).joined(separator: "\n"))
    let unheard = history.results.count { $0.turns == 0 }
    if unheard > 0 && !isStopped {
      Terminal.note("\(unheard) properties were not fuzzed; give more time with --for\n")
    }
    let more = isStopped ? "; continue with session --resume \(Shell.word(folder.path))" : ""
    Terminal.note("the campaign is in \(folder.path.visibleInLine)\(more)\n")
  }

  /// The last line of `--json`.
  private struct Outcome: Encodable {
    let results: [FuzzResult]
    let failures: [JournalLine.Finding]

    init(_ history: CampaignHistory) {
      (results, failures) = (history.results, history.failures)
    }
  }
}
