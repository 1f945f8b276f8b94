import Foundation

/// A law's turn: its process, and when that should end.
struct FuzzTurn {
  /// The law's index in the list.
  let index: Int
  let process: FuzzProcess
  /// The end of the turn, by the monotonic clock.
  let end: Double
  /// The remaining attempts to end the process, and their times.
  private var signals = [SIGUSR1, SIGTERM, SIGKILL]
  private(set) var next: Double

  /// How long a process that was asked to end may take, in seconds: libFuzzer itself finds a
  /// hanging input within eight.
  private static let patience = 8.5
  /// The same if somebody waits.
  private static let impatience = 0.5

  init(index: Int, process: FuzzProcess, end: Double) {
    (self.index, self.process, self.end) = (index, process, end)
    next = end
  }

  /// Does whatever is due: starts a process, asks it to end, or ends it.
  ///
  /// - Parameter last: the end of all turns.
  mutating func proceed(last: Double) {
    let now = MonotonicClock.now
    guard now >= next else { return }
    if signals.count == 3, now < last, process.status?.since == nil {
      next = min(last, now + 0.1)
    } else if !signals.isEmpty {
      let number = signals.removeFirst()
      process.signal(number)
      next = now + (number == SIGUSR1 ? Self.patience : Self.impatience)
    }
  }

  /// Moves the end forward, because the session is being stopped.
  mutating func stop() {
    guard signals.count == 3 || next > MonotonicClock.now + Self.impatience else { return }
    if signals.count == 3 { process.signal(signals.removeFirst()) }
    next = MonotonicClock.now + Self.impatience
  }
}
