import PropertyConsole
import PropertyCorpus

extension ProgramCommand {
  package static let report = ProgramCommand(
    "report", "FOLDER", "Makes a campaign's report again, and prints its summary.",
    discussion: """
      Writes report.html and report.json into the campaign's folder. The report compares the
      campaign with the earlier ones beside it. Exits 1 if the campaign has found something, and 2
      if it fuzzed nothing, or its journal doesn't say all.
      """
  ) { words, program in
    guard words.names.count == 1 else {
      throw UsageError("name one campaign's folder, such as Campaigns/2026-11-22-220000")
    }
    let report = try CampaignReport(folder: words.names[0], program: ReportedProgram(program))
    try report.write()
    try Output.print("\(report.content.summary)\n\(report.path.visibleInLine)")
    return report.content.exitCode
  }
}
