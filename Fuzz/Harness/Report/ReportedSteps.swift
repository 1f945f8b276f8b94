import Foundation

/// What a report recommends to do after the campaign, as commands.
struct ReportedSteps: Hashable, Sendable, Encodable {
  /// The folder in which the commands are to be run: the one in which the report was made.
  let folder: String
  /// Checks all failures again; nil if none was kept.
  let replay: String?
  /// Puts what the campaign found into the seeds.
  let merge: String
  /// Continues the campaign; nil if its time is over.
  let resume: String?

  init(_ campaign: CampaignRecord, _ commands: CampaignCommands) {
    folder = FileManager.default.currentDirectoryPath
    replay = campaign.failures.contains { $0.regression != nil } ? commands.replay : nil
    merge = commands.merge
    resume =
      campaign.end?.isFinal == true ? nil : commands.resume
  }
}

/// A failing input in a report that wasn't checked again yet.
struct ReportedInput: Hashable, Sendable, Encodable {
  let law: String
  /// The file's path.
  let path: String
  /// The command that shrinks it and keeps it; nil if the file is gone.
  let shrink: String?

  init(_ finding: JournalLine.Finding, _ commands: CampaignCommands) {
    law = finding.property
    path = "\(commands.folder.path)/\(finding.artifact)"
    shrink = commands.keeping(finding)
  }
}
