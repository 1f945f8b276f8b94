/// How a campaign differs from the one before it.
struct CampaignComparison: Hashable, Sendable, Encodable {
  /// A law whose largest number of edges has changed.
  struct Change: Hashable, Sendable, Encodable {
    let law: String
    let before: Int
    let now: Int
  }

  /// A failure by its law and its message.
  struct Failure: Hashable, Sendable, Encodable {
    let law: String
    let message: String
  }

  /// The name of the campaign before.
  let name: String
  let newFailures: [Failure]
  let goneFailures: [Failure]
  /// How many failures both have.
  let sameFailures: Int
  let newLaws: [String]
  let goneLaws: [String]
  /// The laws that reach more edges, and fewer, those with the largest change first.
  let more: [Change]
  let fewer: [Change]
  /// How many laws reach as many edges.
  let unchanged: Int
  let runsBefore: Int
  let secondsBefore: Double

  /// - Parameters:
  ///   - campaign: the campaign.
  ///   - last: the one before it.
  init(_ campaign: CampaignRecord, with last: CampaignRecord) {
    name = last.name
    let origins = Set(campaign.failures.map(\.origin))
    let originsBefore = Set(last.failures.map(\.origin))
    newFailures = campaign.failures.filter { !originsBefore.contains($0.origin) }.map(Self.failure)
    goneFailures = last.failures.filter { !origins.contains($0.origin) }.map(Self.failure)
    sameFailures = origins.intersection(originsBefore).count
    let fuzzed = campaign.laws.filter { $0.firstEdges != nil }
    let fuzzedBefore = last.laws.filter { $0.firstEdges != nil }
    newLaws = fuzzed.map(\.name).filter { last[$0]?.firstEdges == nil }
    goneLaws = fuzzedBefore.map(\.name).filter { campaign[$0]?.firstEdges == nil }
    let changes = fuzzed.compactMap { law in
      last[law.name].flatMap { before in
        before.firstEdges.map { _ in Change(law: law.name, before: before.edges, now: law.edges) }
      }
    }
    more = changes.filter { $0.now > $0.before }.sorted { $0.difference > $1.difference }
    fewer = changes.filter { $0.now < $0.before }.sorted { $0.difference < $1.difference }
    unchanged = changes.count - more.count - fewer.count
    runsBefore = last.laws.map(\.runs).reduce(0, +)
    secondsBefore = last.elapsed
  }

  private static func failure(_ finding: JournalLine.Finding) -> Failure {
    Failure(law: finding.property, message: finding.message)
  }
}

extension CampaignComparison.Change {
  var difference: Int { now - before }
}
