/// A campaign's time, which passes only while the campaign runs; all in seconds.
struct CampaignTime: Hashable, Sendable {
  /// How much time its earlier parts took.
  let earlier: Double
  /// How much time it has in all its parts.
  let total: Double
  /// When this part began, by the clock.
  let began: Double

  /// A slice that would take no longer isn't started: it would hardly read its corpus.
  private static let shortestSlice = 1.0

  /// When the campaign's time is over, by the clock.
  var end: Double { began + max(0, total - earlier) }

  /// Whether its earlier parts took all its time.
  var isOver: Bool { earlier >= total }

  /// When the last examination is ended: some seconds later, or a minute in a night.
  ///
  /// A campaign that was resumed only to examine takes as long as that needs.
  var lastEnd: Double { isOver ? .infinity : end + max(10, min(60, total / 60)) }

  /// When a slice ends at the latest, by the clock.
  /// - Parameters:
  ///   - began: when it began, by the clock.
  ///   - isShort: whether each law has only one slice. On a slow machine, the last slices begin
  ///     after the end, and have a minute to execute an input.
  func lastEnd(ofSliceBegun began: Double, isShort: Bool) -> Double {
    isShort ? max(end, began + 60) : end
  }

  /// Whether it is too late for another slice.
  func isLate(at now: Double, isShort: Bool) -> Bool { !isShort && !Self.isEnough(end - now) }

  /// How long nothing is due, in seconds: a second at most, or less where somebody looks on.
  static func pause(until next: Double, at now: Double, isLive: Bool) -> Double {
    min(next - now, isLive ? 0.25 : 1)
  }

  /// How much time it has taken.
  func elapsed(at now: Double) -> Double { earlier + now - began }

  /// Whether so many seconds are enough for another slice.
  static func isEnough(_ seconds: Double) -> Bool { seconds > shortestSlice }

  /// A number of seconds as the journal has it, in whole milliseconds.
  static func rounded(_ seconds: Double) -> Double { (seconds * 1000).rounded() / 1000 }
}
