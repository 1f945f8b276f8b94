/// A reminder's firing (M3).
public struct Firing: Hashable, Sendable {
  /// The instant at which it fires.
  public let instant: Instant
  /// The reminder's identifier.
  public let identifier: String

  /// A firing of that reminder at that instant.
  package init(at instant: Instant, of identifier: String) {
    self.instant = instant
    self.identifier = identifier
  }
}
