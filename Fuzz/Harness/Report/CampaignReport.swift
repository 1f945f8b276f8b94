import PropertyConsole
import PropertyCorpus

/// The report of a campaign, `report.html` and `report.json` in its folder.
///
/// It is made from `campaign.json` and `journal.jsonl`, and can be made again at any time. If the
/// folder has a `coverage.json`, it shows the lines of the library that were reached.
struct CampaignReport: Sendable {
  /// What it says.
  let content: ReportContent
  private let campaign: CampaignRecord

  /// Reads a campaign.
  /// - Parameters:
  ///   - folder: the campaign's folder.
  ///   - program: what repeats a failure; nil for the program whose name the campaign knows.
  /// - Throws: `UsageError` if there is no campaign in the folder, or it can't be read.
  init(folder: String, program: ReportedProgram? = nil) throws(UsageError) {
    let campaign = try CampaignRecord(CampaignFolder(path: folder))
    try self.init(campaign, coverage: SourceCoverage(folder: folder), program: program)
  }

  init(_ campaign: CampaignRecord, coverage: SourceCoverage?, program: ReportedProgram? = nil) {
    self.campaign = campaign
    content = ReportContent(
      campaign, coverage: coverage,
      program: program
        ?? ReportedProgram(command: "swift run \(ShellWord.quoted(campaign.order.program))"))
  }

  /// The path of the page.
  var path: String { "\(campaign.folder.path)/report.html" }

  /// Writes both files, and the text to file of each failure beside its regression, each file
  /// completely or not at all.
  /// - Throws: `CorpusError.unwritable` if one can't be written.
  func write() throws {
    try Corpus.write(Array(json().utf8), to: "\(campaign.folder.path)/report.json")
    try Corpus.write(Array(page.utf8), to: path)
    for failure in content.failures {
      if let path = failure.issuePath { try Corpus.write(Array(failure.issue.utf8), to: path) }
    }
  }

  /// The text of `report.json`.
  func json() throws -> String {
    try JSON.text(of: content) + "\n"
  }

  /// The text of `report.html`.
  var page: String {
    ReportPage(content: content, charts: ReportCharts(campaign)).html.source
  }
}
