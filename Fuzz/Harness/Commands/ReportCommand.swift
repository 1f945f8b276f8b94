import PropertyConsole
import PropertyCorpus

extension ProgramCommand {
  package static let report = ProgramCommand(
    "report", "FOLDER", "Makes a campaign's report again, or a page of a test's cases.",
    discussion: """
      Writes report.html and report.json into the campaign's folder. Exits 1 if the campaign has
      found something, and 2 if it fuzzed nothing, or its journal is incomplete.

      Instead of a folder, name a file that a test wrote with PROPERTY_OBSERVATIONS; the page beside
      it shows the property's inputs.
      """
  ) { words, program in
    guard words.names.count == 1 else {
      throw UsageError("name one campaign's folder, such as Campaigns/2026-11-22-220000")
    }
    if words.names[0].hasSuffix(".jsonl") {
      let path = "\(words.names[0].dropLast(6)).html"
      let page = try ObservationPage(path: words.names[0]).html.source
      try Corpus.write(Array(page.utf8), to: path)
      try Output.print(path.visibleInLine)
      return 0
    }
    let report = try CampaignReport(folder: words.names[0], program: ReportedProgram(program))
    try report.write()
    try Output.print("\(report.content.summary)\n\(report.path.visibleInLine)")
    return report.content.exitCode
  }
}
