/// The time limit of a search or of shrinking.
///
/// Reading the clock takes as long as several fast cases, so it is read about once a millisecond.
struct Deadline: Sendable {
  private let end: ContinuousClock.Instant?
  /// An earlier end, which applies once `cases` cases have been checked.
  private let early: (cases: Int, end: ContinuousClock.Instant)?
  private var counted = 0
  private var lastRead = ContinuousClock.now
  /// The number of cases that may be checked before the clock is read again.
  private(set) var stride: Int
  private var left: Int
  private(set) var isOver = false

  /// - Parameters:
  ///   - seconds: the time limit, or `nil` for no limit.
  ///   - enough: a number of cases and a time; a search ends early once it has reached both.
  init(seconds: Double?, enough: RunSettings.Enough? = nil) {
    let now = ContinuousClock.now
    end = seconds.map { now + .seconds($0) }
    early = enough.map { ($0.cases, now + .seconds($0.seconds)) }
    stride = end == nil ? .max : 1
    left = stride
  }

  mutating func count(_ cases: Int = 1) {
    // `end` is read last, because reading a type from the system's library requires a call.
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
