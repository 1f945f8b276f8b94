/// How far the estimate was off in a campaign: what it predicted after the first half of each law's
/// executions, and what the second half found.
struct EstimateError: Hashable, Sendable, Codable {
  /// The campaign's name.
  let campaign: String
  /// How many features were expected, and the bounds.
  let expected: Double
  let least: Double
  let most: Double
  /// How many the second half found.
  let found: Double

  /// The error of a campaign.
  ///
  /// - Parameters:
  ///   - campaign: its name.
  ///   - curves: the laws' discoveries.
  init(of campaign: String, _ curves: [DiscoveryCurve]) {
    self.campaign = campaign
    let windows = curves.map { DiscoveryWindows($0, upTo: 0.5) }.reduce(DiscoveryWindows(), +)
    let estimate = DiscoveryEstimate(windows)
    (expected, least, most) = (estimate.expected, estimate.least, estimate.most)
    found = curves.map { $0.found - $0.found(after: $0.runs / 2) }.reduce(0, +)
  }

  /// Whether the number found was within the bounds.
  var isWithinBounds: Bool { least <= found && found <= most }
  /// By what part of the number found the expected number was too high, or too low if it is
  /// negative; nil if nothing was found.
  var relative: Double? { found > 0 ? (expected - found) / found : nil }
}
