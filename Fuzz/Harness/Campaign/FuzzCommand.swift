import PropertyConsole
import PropertyCorpus
import PropertyTesting

extension ProgramCommand {
  /// The command that fuzzes properties.
  /// - Parameter script: the path of a script that builds and runs an instrumented program, or
  ///   `nil` for this program.
  package static func fuzz(by script: String? = nil) -> ProgramCommand {
    ProgramCommand(
      "fuzz", "[NAME|CHAPTER…]",
      "Fuzzes properties with libFuzzer; by default, all for one minute.",
      discussion: """
        Exits 1 if a property is false for an input; the input is kept and shrunk. Fuzzing needs a
        build with -sanitize=fuzzer; the build time isn't counted.

        Exits 2 if a property was never executed.

        After Ctrl-C, TERM or HUP, the command prints the results so far within two seconds, and
        exits as usual. Failing inputs are kept, and shrunk when the campaign is resumed. If
        the build is stopped, the exit code is 2, because nothing was fuzzed. Executions per second
        are measured from when a property's process has read the corpus until the process ends.
        """,
      options: FuzzRequest.options + [
        CommandOption(
          "--resume", "FOLDER", help: "Continue a campaign that was stopped or killed."),
        CommandOption(
          "--json", help: "Print the journal's lines, and then the results, as JSON."),
      ]
    ) { words, program in
      let request = try FuzzRequest(.fuzz, words, program)
      if let script { try request.become(script, words) }
      return try request.fuzz()
    }
  }
}

extension FuzzRequest {
  /// Runs a campaign and prints the results.
  ///
  /// Returns 1 if an input failed, and 2 if the result is inconclusive: a law was never executed,
  /// the disk was full, or a file couldn't be written.
  func fuzz() throws -> Int32 {
    let targets = try targets()
    let interrupt = Interrupt()
    var campaign = try Campaign(self, of: targets, until: interrupt)
    var runError: UsageError?
    do {
      try campaign.run()
    } catch let error as UsageError {
      try campaign.giveUp()
      // A target that never ran has no results.
      if !campaign.hasRun { throw error }
      runError = error
    }
    interrupt.release()
    let report = writeReport(campaign.folder)
    try printResults(campaign, report)
    if let runError { throw runError }
    if !campaign.history.findings.isEmpty { return 1 }
    let isWritten = report != nil && campaign.journal.problem == nil
    return isWritten && campaign.history.isConclusive ? 0 : 2
  }

  /// Writes the report, and returns the page's path, or `nil` if the report can't be written.
  private func writeReport(_ folder: CampaignFolder) -> String? {
    do {
      let report = try CampaignReport(folder: folder.path, program: program)
      try report.write()
      return report.path
    } catch {
      Terminal.note("the report can't be written: \(error)\n")
      return nil
    }
  }

  private func printResults(_ campaign: Campaign, _ report: String?) throws {
    let (history, folder) = (campaign.history, campaign.folder)
    let commands = CampaignCommands(program, in: folder, corpus: campaign.order.corpus)
    if isJSON { return try JSON.printLine(Outcome(history)) }
    if history.end == .stopped { Terminal.note("stopped; the results so far:\n") }
    try Output.print(history.results.table.joined(separator: "\n"))
    let nothing = history.hasFuzzed ? "no failures" : "nothing was fuzzed"
    let lines = history.lines(with: commands)
    try Output.print((lines.isEmpty ? [nothing] : lines).joined(separator: "\n"))
    let spending = CampaignSpending(history.results, elapsed: history.elapsed)
    for sentence in history.hasFuzzed ? spending.sentences : [] {
      Terminal.note(sentence.visibleInLine + "\n")
    }
    let left = campaign.examiner.unexamined.count
    let notes = history.notes(waiting: campaign.waiting, left: left, damage: campaign.damage)
    for note in notes { Terminal.note(note + "\n") }
    let late = history.elapsed - campaign.order.seconds
    if campaign.plan.slice == nil, late > 15 {
      Terminal.note("the campaign ran \(late.asDuration) longer, to execute each property\n")
    }
    if let report { Terminal.note("the report is \(report.visibleInLine)\n") }
    let more = history.end == .done ? "" : "; continue it with: \(commands.resume)"
    Terminal.note("the campaign is in \(folder.path.visibleInLine)\(more)\n")
  }

  /// The last line of the output if `--json` is given.
  private struct Outcome: Encodable {
    let results: [LawResult]
    let failures: [JournalLine.Finding]
    let unexamined: [JournalLine.Finding]
    let spending: CampaignSpending

    init(_ history: CampaignHistory) {
      (results, failures) = (history.results, history.failures)
      unexamined = history.unexamined
      spending = CampaignSpending(history.results, elapsed: history.elapsed)
    }
  }
}

extension CampaignHistory {
  /// The notes about work that the campaign hasn't done, and about a damaged journal.
  func notes(waiting: Double, left: Int, damage: String?) -> [String] {
    let unexecuted = results.count(where: \.isUnexecuted)
    // Laws that are waiting for free space still have time left.
    let isUnexecuted = unexecuted > 0 && end != .stopped && end != .full
    let unused = end == .full ? "; that much of its time is left" : ""
    return [
      isUnexecuted
        ? "\(unexecuted.of("property", "properties")) had no executions; allow more time with --for"
        : nil,
      end == .stopped && left > 0
        ? "the campaign ended with \(left.of("failing input")) left to check" : nil,
      waiting >= 1 ? "the campaign waited \(waiting.asDuration) for disk space\(unused)" : nil,
      damage,
    ].compactMap(\.self)
  }

  /// The lines about failures, and then about inputs that haven't been checked again yet.
  fileprivate func lines(with commands: CampaignCommands) -> [String] {
    failures.map { "\(ReportedFailure($0, commands))" }
      + unexamined.map { ReportedInput($0, commands) }.map { input in
        "\(input.path.visibleInLine) isn't shrunk yet" + (input.shrink.map { "; \($0)" } ?? "")
      }
  }
}
