import Foundation

/// When the process of a slice is asked to end; a value without a clock.
struct SliceTimer: Hashable {
  /// The end of the slice, by the monotonic clock.
  private(set) var end: Double
  /// When something is due, by the monotonic clock.
  private(set) var next: Double
  /// How long it fuzzes after it has read its corpus, in seconds; nil if the end is fixed.
  private var fuzzing: Double?
  /// The remaining attempts to end the process.
  private var signals = [SIGUSR1, SIGTERM, SIGKILL]

  /// How often a process is looked at that still reads its corpus at the end, in seconds.
  private static let glance = 0.1
  /// How long a process that was asked to end may take, in seconds: libFuzzer itself finds a
  /// hanging input within eight.
  private static let patience = 8.5
  /// The same if somebody waits.
  private static let impatience = 0.5

  init(end: Double, fuzzing: Double?) {
    (self.end, self.fuzzing) = (end, fuzzing)
    next = end
  }

  /// Whether the process was asked to end because the campaign is being stopped, before its time.
  private(set) var isCut = false

  /// Whether the process was asked to end.
  var wasAsked: Bool { signals.first != SIGUSR1 }

  /// Does what is due: moves the end, or returns the signal that the process gets.
  /// - Parameters:
  ///   - now: the time, by the monotonic clock.
  ///   - last: the end of all slices.
  ///   - since: when the process had read its corpus; nil if it still reads.
  mutating func proceed(at now: Double, last: Double, since: @autoclosure () -> Double?) -> Int32? {
    guard now >= next else { return nil }
    if !wasAsked && now < last {
      guard let since = since() else {
        next = min(last, now + Self.glance)
        return nil
      }
      if let length = fuzzing {
        // Reading a large corpus with AddressSanitizer takes as long as a short slice.
        fuzzing = nil
        end = max(end, min(last, since + length))
        next = end
        return nil
      }
    }
    guard let signal = signals.first else { return nil }
    signals.removeFirst()
    next = now + (signal == SIGUSR1 ? Self.patience : Self.impatience)
    return signal
  }

  /// Moves the end forward, because the campaign is being stopped; returns the signal that the
  /// process gets.
  mutating func stop(at now: Double) -> Int32? {
    let soon = now + Self.impatience
    if wasAsked {
      next = min(next, soon)
      return nil
    }
    next = soon
    isCut = true
    return signals.removeFirst()
  }
}
