/// The offset of local time from universal time, and its changes (M2.13).
public struct CivilZone: Hashable, Sendable {
  /// The offset before the first change, in seconds, from −26 to 26 hours.
  public let offset: Int
  /// The changes, in order, at least three days apart.
  public let changes: [Change]

  /// A zone with those changes.
  ///
  /// - Parameters:
  ///   - offset: the offset before the first change, in seconds.
  ///   - changes: the changes, in order.
  /// - Throws: `CivilZoneError` for the first invalid change.
  public init(offset: Int = 0, changes: [Change] = []) throws(CivilZoneError) {
    if let problem = CivilZoneError.problem(of: offset, changes: changes) { throw problem }
    self.offset = offset
    self.changes = changes
  }

  private init() {
    offset = 0
    changes = []
  }

  /// Universal time.
  public static let universal = CivilZone()

  /// An instant from which another offset applies.
  public struct Change: Hashable, Sendable {
    /// The instant, in whole seconds.
    public let instant: Instant
    /// The offset from then on, in seconds.
    public let offset: Int

    /// A change at that instant to that offset.
    public init(at instant: Instant, to offset: Int) {
      self.instant = instant
      self.offset = offset
    }
  }
}
