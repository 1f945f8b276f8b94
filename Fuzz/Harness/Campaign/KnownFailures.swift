/// The failures that other campaigns in the same folder have found.
struct KnownFailures {
  /// The names of the earliest campaigns, by origin.
  private let campaigns: [String: String]

  /// Reads the journals of the campaigns next to one that were begun before it.
  init(before folder: CampaignFolder, started: String) {
    var campaigns: [String: String] = [:]
    let others = folder.siblings.compactMap { other in
      (try? other.order()).map { (folder: other, began: ($0.started, other.name)) }
    }
    // Two may have begun in the same second.
    let earlier = others.filter { $0.began < (started, folder.name) }
    for other in earlier.sorted(by: { $0.began < $1.began }) {
      for line in other.folder.journal.lines {
        guard case .failure(let finding) = line.event, finding.isExamined else { continue }
        if campaigns[finding.origin] == nil { campaigns[finding.origin] = other.folder.name }
      }
    }
    self.campaigns = campaigns
  }

  /// The earliest other campaign that has found a failure of this origin; nil if none has.
  subscript(origin: String) -> String? { campaigns[origin] }
}
