import Foundation
import PropertyCorpus

/// What a campaign leaves to be read in the morning.
struct CampaignReport {
  private let folder: CampaignFolder

  /// The report of the campaign in a folder.
  init(_ folder: CampaignFolder) { self.folder = folder }

  /// Writes the report, from the campaign's order and journal alone.
  ///
  /// - Throws: what is wrong with the folder.
  func write() throws {
    let history = CampaignHistory(
      try folder.order(), JournalFile.lines(at: folder.journalPath))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try Corpus.write(Array(try encoder.encode(history.results)), to: folder.reportPath)
  }
}
