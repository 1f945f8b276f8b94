import Foundation

/// A campaign's time, which passes only while the campaign runs; all in seconds.
struct CampaignTime: Hashable, Sendable {
  /// How much time its earlier parts took.
  let earlier: Double
  /// How much time it has in all its parts.
  let total: Double
  /// When this part began, by the clock.
  let began: Double

  /// A shorter slice isn't started: it would barely read its corpus.
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

  /// The time until the next task, in seconds: a second at most, or less if a person watches.
  static func pause(until next: Double, at now: Double, isLive: Bool) -> Double {
    min(next - now, isLive ? 0.25 : 1)
  }

  /// How much time it has taken.
  func elapsed(at now: Double) -> Double { earlier + now - began }

  /// Whether this many seconds are enough for another slice.
  static func isEnough(_ seconds: Double) -> Bool { seconds > shortestSlice }

  /// A number of seconds as the journal has it, in whole milliseconds.
  static func rounded(_ seconds: Double) -> Double { (seconds * 1000).rounded() / 1000 }
}

/// The times at which the process of a slice must end; a value without a clock.
struct SliceTimer: Hashable {
  /// The end of the slice, by the monotonic clock.
  private(set) var end: Double
  /// When something is due, by the monotonic clock.
  private(set) var next: Double
  /// How long it fuzzes after it has read its corpus, in seconds; nil if the end is fixed.
  private var fuzzing: Double?
  /// The remaining attempts to end the process.
  private var signals = [SIGUSR1, SIGTERM, SIGKILL]

  /// How often a process that still reads its corpus at the end is checked, in seconds.
  private static let glance = 0.1
  /// How long an interrupted process may take, in seconds: libFuzzer itself finds a hanging input
  /// within eight.
  private static let patience = 8.5
  /// The same if somebody waits.
  private static let impatience = 0.5

  init(end: Double, fuzzing: Double?) {
    (self.end, self.fuzzing) = (end, fuzzing)
    next = end
  }

  /// Whether the process was interrupted before its time, because the campaign is being stopped.
  private(set) var isCut = false

  /// Whether the process was interrupted.
  var wasAsked: Bool { signals.first != SIGUSR1 }

  /// Moves the end, or returns the signal for the process, if one is due.
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

/// Whether a campaign's disk has room, and how long the campaign has waited for some.
struct DiskRoom: Hashable {
  /// Whether there was no room at the last look.
  private(set) var isFull = false
  /// How long it has waited before, in seconds, and since when it waits now.
  private var before = 0.0
  private var since: Double?

  /// With less free space, in bytes, a campaign waits: libFuzzer would lose its findings.
  private static let least: UInt64 = 8 << 20

  /// How long it has waited, in seconds.
  func waited(at now: Double) -> Double { before + (since.map { now - $0 } ?? 0) }

  /// Whether it has ever waited.
  var hasWaited: Bool { since != nil || before > 0 }

  /// Updates the free space; returns whether the disk became full or usable.
  /// - Parameters:
  ///   - room: the free space of the disk, in bytes; nil if it is unknown.
  ///   - isBlocked: whether a write has failed.
  ///   - now: the time, by the clock.
  mutating func look(_ room: UInt64?, isBlocked: Bool, at now: Double) -> Bool {
    let was = isFull
    isFull = isBlocked || room.map { $0 < Self.least } == true
    if isFull == was { return false }
    before = waited(at: now)
    since = isFull ? now : nil
    return true
  }
}

/// A clock that nobody sets, the same in all processes of the machine.
enum MonotonicClock {
  /// The time, in seconds since an arbitrary start.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
