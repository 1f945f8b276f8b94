/// Whether a campaign's disk has room, and how long the campaign has waited for some.
struct DiskRoom: Hashable {
  /// Whether there was no room at the last look.
  private(set) var isFull = false
  /// How long it has waited before, in seconds, and since when it waits now.
  private var before = 0.0
  private var since: Double?

  /// With less room, in bytes, a campaign waits: libFuzzer would lose what it finds.
  private static let least: UInt64 = 8 << 20

  /// How long it has waited, in seconds.
  func waited(at now: Double) -> Double { before + (since.map { now - $0 } ?? 0) }

  /// Whether it has ever waited.
  var hasWaited: Bool { since != nil || before > 0 }

  /// Notices how much room there is; returns whether this has changed.
  /// - Parameters:
  ///   - room: how much the disk has, in bytes; nil if the system doesn't say.
  ///   - isBlocked: whether something couldn't be written.
  ///   - now: the time, by the clock.
  mutating func look(_ room: UInt64?, isBlocked: Bool, at now: Double) -> Bool {
    let was = isFull
    isFull = isBlocked || room.map { $0 < Self.least } == true
    if isFull == was { return false }
    before = waited(at: now)
    since = isFull ? now : nil
    return true
  }
}
