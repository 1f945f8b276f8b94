/// How often something is done; a value without a clock.
struct Pace: Hashable {
  /// The pause between two times, in seconds.
  private let pause: Double
  private var last: Double

  init(every pause: Double, from last: Double) { (self.pause, self.last) = (pause, last) }

  /// Whether it is time to do it again.
  func isDue(at now: Double) -> Bool { now - last >= pause }

  /// Counts that it was done now.
  mutating func restart(at now: Double) { last = now }

  /// Whether it is time to do it again; if so, it counts as done.
  mutating func take(at now: Double) -> Bool {
    guard isDue(at: now) else { return false }
    restart(at: now)
    return true
  }
}
