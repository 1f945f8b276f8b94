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
    try report(campaign, isStopped: interrupt.hasCome)
    if let trouble { throw trouble }
    return campaign.history.findings.isEmpty ? 0 : 1
  }

  private func report(_ campaign: Campaign, isStopped: Bool) throws {
    let (history, folder) = (campaign.history, campaign.folder)
    do {
      try CampaignReport(folder: folder.path, program: ReportedProgram(request.program)).write()
    } catch {
      Terminal.note("the report isn't written: \(error)\n")
    }
    if request.isJSON { return try JSON.printLine(Outcome(history)) }
    if isStopped { Terminal.note("stopped; the results so far:\n") }
    try Output.print(history.results.table.joined(separator: "\n"))
    let commands = CampaignCommands(
      ReportedProgram(request.program), in: folder, corpus: campaign.order.corpus)
    let lines = history.lines(with: commands)
    try Output.print((lines.isEmpty ? ["no failures"] : lines).joined(separator: "\n"))
    let unheard = history.results.count { $0.turns == 0 }
    if unheard > 0 && !isStopped {
      let properties = unheard == 1 ? "1 property was" : "\(unheard.grouped) properties were"
      Terminal.note("\(properties) not fuzzed; give more time with --for\n")
    }
    let more = isStopped ? "; continue it with: \(commands.resume)" : ""
    Terminal.note("the campaign is in \(folder.path)\(more)\n")
  }

  /// The last line of `--json`.
  private struct Outcome: Encodable {
    let results: [FuzzResult]
    let failures: [JournalLine.Finding]
    let unexamined: [JournalLine.Finding]

    init(_ history: CampaignHistory) {
      (results, failures) = (history.results, history.failures)
      unexamined = history.unexamined
    }
  }
}

extension CampaignHistory {
  /// The failures in a terminal, and then the inputs that aren't checked again yet.
  fileprivate func lines(with commands: CampaignCommands) -> [String] {
    failures.map { "\(ReportedFailure($0, commands))" }
      + unexamined.map { ReportedInput($0, commands) }.map { input in
        "\(input.path) isn't shrunk yet" + (input.shrink.map { "; \($0)" } ?? "")
      }
  }
}
