import Foundation

/// A slice of a campaign's time: its process, and when that should end.
struct CampaignSlice {
  /// Its number among all of the campaign, from 1.
  let number: Int
  let choice: CampaignPlan.Choice
  let process: FuzzProcess
  /// Tells apart the slices of the same law that run at the same time, from 0.
  let lane: Int
  /// The end of the slice, by the monotonic clock.
  private(set) var end: Double
  /// How long it fuzzes after it has read its corpus, in seconds; nil if the end is fixed.
  private var fuzzing: Double?
  /// How many slices before it were parts of the same turn, ended by failures.
  let restarts: Int
  /// When its last sample was written, by the monotonic clock.
  var sampled: Double
  /// When its failing inputs were looked for last, by the monotonic clock.
  var looked: Double
  /// The remaining attempts to end the process, and their times.
  private var signals = [SIGUSR1, SIGTERM, SIGKILL]
  private(set) var next: Double

  /// How long a process that was asked to end may take, in seconds: libFuzzer itself finds a
  /// hanging input within eight.
  private static let patience = 8.5
  /// The same if somebody waits.
  private static let impatience = 0.5

  init(
    _ number: Int, _ choice: CampaignPlan.Choice, _ process: FuzzProcess, lane: Int, end: Double,
    fuzzing: Double?, restarts: Int
  ) {
    self.number = number
    self.lane = lane
    self.choice = choice
    self.process = process
    self.end = end
    self.fuzzing = fuzzing
    self.restarts = restarts
    (sampled, looked) = (process.began, process.began)
    next = end
  }

  /// Whether its process was asked to end.
  var wasAsked: Bool { signals.count < 3 }

  /// Does whatever is due: asks the process to end, or ends it.
  ///
  /// - Parameter last: the end of all slices.
  mutating func proceed(last: Double) {
    let now = MonotonicClock.now
    guard now >= next else { return }
    let since = process.status?.since
    if signals.count == 3, now < last, since == nil {
      next = min(last, now + 0.1)
    } else if signals.count == 3, let since, let length = fuzzing {
      // Reading a large corpus with AddressSanitizer takes as long as a short slice.
      fuzzing = nil
      end = max(end, min(last, since + length))
      next = end
    } else if !signals.isEmpty {
      let number = signals.removeFirst()
      process.signal(number)
      next = now + (number == SIGUSR1 ? Self.patience : Self.impatience)
    }
  }

  /// Moves the end forward, because the campaign is being stopped.
  mutating func stop() {
    guard signals.count == 3 || next > MonotonicClock.now + Self.impatience else { return }
    if signals.count == 3 { process.signal(signals.removeFirst()) }
    next = MonotonicClock.now + Self.impatience
  }
}
