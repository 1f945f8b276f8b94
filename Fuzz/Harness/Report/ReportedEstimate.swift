/// The estimate for all laws together, of edges or of features.
struct ReportedEstimate: Hashable, Sendable, Encodable {
  /// How many were found.
  let found: Double
  /// How many more are expected if each law has as many executions again, and the bounds.
  let expected: Double
  let least: Double
  let most: Double
  /// The least number that is left; nil if discovery doesn't slow down.
  let left: Double?
  /// How far the estimate was off in this campaign and in earlier ones.
  let errors: [EstimateError]

  /// The estimate; nil for a campaign that was too short for one.
  ///
  /// - Parameters:
  ///   - campaign: the campaign.
  ///   - earlier: those before it, the latest first.
  ///   - curve: the discoveries of a law.
  init?(
    _ campaign: CampaignRecord, after earlier: [CampaignRecord],
    _ curve: KeyPath<LawRecord, DiscoveryCurve> & Sendable
  ) {
    guard Self.isPossible(for: campaign) else { return nil }
    let curves = campaign.laws.map { $0[keyPath: curve] }
    let windows = curves.map { DiscoveryWindows($0) }.reduce(DiscoveryWindows(), +)
    let estimate = DiscoveryEstimate(windows)
    found = curves.map(\.found).reduce(0, +)
    (expected, least, most) = (estimate.expected, estimate.least, estimate.most)
    left = estimate.left
    errors = ([campaign] + earlier).filter(Self.isPossible).map { other in
      EstimateError(of: other.name, other.laws.map { $0[keyPath: curve] })
    }
  }

  /// After a shorter time, in seconds, the quarters of each law's executions are a few moments, and
  /// an estimate would be a guess.
  static let shortest = 600.0

  private static func isPossible(for campaign: CampaignRecord) -> Bool {
    campaign.elapsed >= shortest
  }
}
