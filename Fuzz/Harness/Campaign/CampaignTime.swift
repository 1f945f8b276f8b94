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

  /// How much time it has taken.
  ///
  /// - Parameter now: the time, by the clock.
  func elapsed(at now: Double) -> Double { earlier + now - began }

  /// Whether so many seconds are enough for another slice.
  static func isEnough(_ seconds: Double) -> Bool { seconds > shortestSlice }

  /// A number of seconds as the journal has it, in whole milliseconds.
  static func rounded(_ seconds: Double) -> Double { (seconds * 1000).rounded() / 1000 }
}
