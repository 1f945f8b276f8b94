/// The end of the time that a search or a shrinking has.
///
/// Reading the clock costs as much as several cheap cases, so it is read about once a millisecond.
struct Deadline: Sendable {
  private let end: ContinuousClock.Instant?
  /// An earlier end, which needs a number of cases.
  private let early: (cases: Int, end: ContinuousClock.Instant)?
  private var counted = 0
  private var lastRead = ContinuousClock.now
  /// How many cases may be checked before the clock is read again.
  private(set) var stride: Int
  private var left: Int
  /// Whether the time has ended.
  private(set) var isOver = false

  /// - Parameters:
  ///   - seconds: from now on; nil for no end.
  ///   - enough: the cases that end a search after a shorter time; nil if none do.
  init(seconds: Double?, enough: RunSettings.Enough? = nil) {
    let now = ContinuousClock.now
    end = seconds.map { now + .seconds($0) }
    early = enough.map { ($0.cases, now + .seconds($0.seconds)) }
    stride = end == nil ? .max : 1
    left = stride
  }

  /// Counts cases that were checked.
  mutating func count(_ cases: Int = 1) {
    // Only then is the end looked at: its type belongs to the system's library, and takes a call.
    guard stride < .max, let end else { return }
    counted += cases
    left -= cases
    guard left <= 0 else { return }
    let now = ContinuousClock.now
    isOver = now >= end || early.map { counted >= $0.cases && now >= $0.end } ?? false
    let isSoon = now - lastRead < .milliseconds(1)
    stride = isSoon ? min(stride * 2, 1 << 20) : max(stride / 2, 1)
    (left, lastRead) = (stride, now)
  }
}
