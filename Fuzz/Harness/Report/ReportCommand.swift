import PropertyConsole

/// The command `report`, which makes a campaign's report again.
package struct ReportCommand {
  private let program: FuzzProgram
  private let words: [String]

  /// - Parameters:
  ///   - program: what repeats the failures.
  ///   - words: the words after the command.
  package init(program: FuzzProgram, words: [String]) {
    (self.program, self.words) = (program, words)
  }

  /// Writes the report of the named campaign, and prints its summary and its path.
  ///
  /// - Returns: the exit code: 1 if the campaign has found something, and 2 if it fuzzed nothing
  ///   or its journal doesn't say all.
  package func run() throws -> Int32 {
    let words = try CommandWords(words, options: [])
    guard words.names.count == 1 else {
      throw UsageError("name one campaign's folder, such as Campaigns/2026-11-22-220000")
    }
    let report = try CampaignReport(folder: words.names[0], program: ReportedProgram(program))
    try report.write()
    try Output.print("\(report.content.summary)\n\(report.path)")
    return report.content.exitCode
  }
}
