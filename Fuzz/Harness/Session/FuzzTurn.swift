import Foundation

/// A law's turn: its process, and when that is to end.
struct FuzzTurn {
  /// The law's place in the list.
  let index: Int
  let process: FuzzProcess
  /// When the turn is over, by the monotonic clock.
  let end: Double
  /// What is still to be tried to end the process, and when.
  private var signals = [SIGUSR1, SIGTERM, SIGKILL]
  private(set) var next: Double

  /// How long a process that was asked to end may take, in seconds: an input that hangs is found
  /// by libFuzzer itself within eight.
  private static let patience = 8.5
  /// The same where somebody waits.
  private static let impatience = 0.5

  init(index: Int, process: FuzzProcess, end: Double) {
    (self.index, self.process, self.end) = (index, process, end)
    next = end
  }

  /// Does what is due: lets a process begin that hasn't, asks it to end, or makes it.
  ///
  /// - Parameter last: when the time of all turns is over.
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

  /// Brings the end forward, since somebody wants the session to stop.
  mutating func stop() {
    guard signals.count == 3 || next > MonotonicClock.now + Self.impatience else { return }
    if signals.count == 3 { process.signal(signals.removeFirst()) }
    next = MonotonicClock.now + Self.impatience
  }
}
