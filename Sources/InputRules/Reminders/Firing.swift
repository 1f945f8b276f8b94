/// A reminder's firing (M3).
public struct Firing: Hashable, Sendable {
  /// When it fires.
  public let instant: Instant
  /// Which reminder, by its identifier.
  public let identifier: String

  /// A firing of that reminder at that instant.
  public init(at instant: Instant, of identifier: String) {
    self.instant = instant
    self.identifier = identifier
  }
}
