import Foundation

/// The place where a command learns that it should stop, and where it waits; one per command.
///
/// INT, TERM and HUP count, as often as they come: `timeout` sends its signal twice. A signal
/// handler may only write to a pipe, so it does that, and so does everything else that wakes the
/// command. Child processes don't inherit a handler, as they would an ignored signal.
final class Interrupt {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]
  /// The byte that a signal writes to the pipe; any other byte only wakes.
  private static let stop: UInt8 = 1

  /// One per process, because a signal handler has no other context.
  private static let pipe: (output: Int32, input: Int32) = {
    var ends: [Int32] = [-1, -1]
    _ = Foundation.pipe(&ends)
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    return (ends[0], ends[1])
  }()

  /// Whether a signal has come by the last look.
  private(set) var hasCome = false

  init() {
    _ = Self.pipe
    var all = sigset_t()
    sigemptyset(&all)
    for number in Self.signals {
      sigaddset(&all, number)
      let earlier = signal(number) { _ in Interrupt.write(Interrupt.stop) }
      // A command started by nohup continues when its terminal is gone.
      if number == SIGHUP, Self.isIgnoring(earlier) { _ = signal(number, SIG_IGN) }
    }
    // The caller may have blocked them, like the threads of a test runner.
    pthread_sigmask(SIG_UNBLOCK, &all, nil)
  }

  /// Whether a signal has come.
  var came: Bool {
    wait(atMost: 0)
    return hasCome
  }

  /// Waits until a signal comes or `wake` is called, for at most so many seconds.
  func wait(atMost seconds: Double) {
    var request = pollfd(fd: Self.pipe.output, events: Int16(POLLIN), revents: 0)
    _ = poll(&request, 1, Int32((min(max(0, seconds), 3600) * 1000).rounded(.up)))
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(Self.pipe.output, &bytes, bytes.count)
    if count > 0, bytes.prefix(count).contains(Self.stop) { hasCome = true }
  }

  /// Lets signals end the process again, because there is nothing left to keep.
  func release() {
    for number in Self.signals { _ = signal(number, SIG_DFL) }
  }

  /// Wakes the waiting command, from any thread.
  static func wake() { write(0) }

  private static func write(_ byte: UInt8) {
    let kept = errno
    var byte = byte
    _ = Foundation.write(pipe.input, &byte, 1)
    errno = kept
  }

  private static func isIgnoring(_ handler: (@convention(c) (Int32) -> Void)?) -> Bool {
    unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
