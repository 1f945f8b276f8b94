import Foundation

/// The times at which a slice's process must end, as a value that doesn't use a clock.
struct SliceTimer: Hashable {
  private(set) var end: Double
  private(set) var next: Double
  /// The time for fuzzing after the corpus is read, in seconds, or `nil` if the end is fixed.
  private var fuzzing: Double?
  private var signals = [SIGUSR1, SIGTERM, SIGKILL]

  /// The seconds between checks of a process that is still reading its corpus when its time is up.
  private static let glance = 0.1
  /// The time, in seconds, that an interrupted process has to end; libFuzzer detects a hanging
  /// input within eight seconds.
  private static let patience = 8.5
  /// The seconds that a process has to end after SIGTERM, or when the campaign is being stopped.
  private static let impatience = 0.5

  init(end: Double, fuzzing: Double?) {
    (self.end, self.fuzzing) = (end, fuzzing)
    next = end
  }

  /// Whether the process was interrupted early, because the campaign is being stopped.
  private(set) var isCut = false

  var wasAsked: Bool { signals.first != SIGUSR1 }

  /// Moves the slice's end, or returns the signal to send to the process now, if any.
  ///
  /// `since` is the time at which the process finished reading its corpus, or `nil` before that.
  mutating func proceed(at now: Double, last: Double, since: @autoclosure () -> Double?) -> Int32? {
    guard now >= next else { return nil }
    if !wasAsked && now < last {
      guard let since = since() else {
        next = min(last, now + Self.glance)
        return nil
      }
      if let length = fuzzing {
        // Count the fuzzing time from here, because with AddressSanitizer, reading a large corpus
        // takes as long as a short slice.
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

  /// Ends the slice early, because the campaign is being stopped; returns the signal to send, or
  /// `nil` if the process was already interrupted.
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

/// The schedule of a repeated task, as a value that doesn't use a clock.
struct Pace: Hashable {
  /// The pause between two runs of the task, in seconds.
  private let pause: Double
  private var last: Double

  init(every pause: Double, from last: Double) { (self.pause, self.last) = (pause, last) }

  func isDue(at now: Double) -> Bool { now - last >= pause }

  mutating func restart(at now: Double) { last = now }

  /// Returns whether the task is due; if so, records that it was done.
  mutating func take(at now: Double) -> Bool {
    guard isDue(at: now) else { return false }
    restart(at: now)
    return true
  }
}

/// The state of a campaign's disk, and the time for which the campaign has waited for space.
struct DiskRoom: Hashable {
  /// Whether the disk was full at the last check.
  private(set) var isFull = false
  /// The total length of earlier waits, in seconds, and the start of the current wait.
  private var before = 0.0
  private var since: Double?

  /// The free space, in bytes, below which a campaign waits, because libFuzzer would lose failing
  /// inputs.
  private static let least: UInt64 = 8 << 20

  func waited(at now: Double) -> Double { before + (since.map { now - $0 } ?? 0) }

  var hasWaited: Bool { since != nil || before > 0 }

  /// Updates the free space, `room`, in bytes; returns whether the disk became full or usable.
  mutating func look(_ room: UInt64?, isBlocked: Bool, at now: Double) -> Bool {
    let was = isFull
    isFull = isBlocked || room.map { $0 < Self.least } == true
    if isFull == was { return false }
    before = waited(at: now)
    since = isFull ? now : nil
    return true
  }
}

/// A clock that nobody can set, and that is the same for all processes on the machine.
enum MonotonicClock {
  /// The time, in seconds since an arbitrary start.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  /// A number of seconds, rounded to milliseconds as in the journal.
  static func rounded(_ seconds: Double) -> Double { (seconds * 1000).rounded() / 1000 }
}
