import Foundation

/// Where a command learns that it is asked to stop, and where it waits meanwhile; one a command.
///
/// INT, TERM and HUP count, each as often as it comes: `timeout` sends its signal twice. All that a
/// signal handler may do is write to a pipe, so it does that, and so does what else should wake
/// the command. A handler is not handed down to child processes, as an ignored signal would be.
final class Interrupt {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]
  /// What is written to the pipe by a signal; anything else only wakes.
  private static let stop: UInt8 = 1

  /// The process's own, since a signal handler has nothing else to go by.
  private static let pipe: (output: Int32, input: Int32) = {
    var ends: [Int32] = [-1, -1]
    _ = Foundation.pipe(&ends)
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    return (ends[0], ends[1])
  }()

  private var hasCome = false

  init() {
    _ = Self.pipe
    var all = sigset_t()
    sigemptyset(&all)
    for number in Self.signals {
      sigaddset(&all, number)
      let earlier = signal(number) { _ in Interrupt.write(Interrupt.stop) }
      // What was started by nohup goes on when its terminal is gone.
      if number == SIGHUP, Self.isIgnoring(earlier) { _ = signal(number, SIG_IGN) }
    }
    // Whoever started the command may have blocked them, as the threads of a test runner do.
    pthread_sigmask(SIG_UNBLOCK, &all, nil)
  }

  /// Whether a signal came since the beginning.
  var came: Bool {
    wait(atMost: 0)
    return hasCome
  }

  /// Waits until a signal comes or `wake` is called, so many seconds at the most.
  func wait(atMost seconds: Double) {
    var request = pollfd(fd: Self.pipe.output, events: Int16(POLLIN), revents: 0)
    _ = poll(&request, 1, Int32((min(max(0, seconds), 3600) * 1000).rounded(.up)))
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(Self.pipe.output, &bytes, bytes.count)
    if count > 0, bytes.prefix(count).contains(Self.stop) { hasCome = true }
  }

  /// Lets signals end the process again: there is nothing left to keep.
  func release() {
    for number in Self.signals { _ = signal(number, SIG_DFL) }
  }

  /// Ends what waits, from any thread.
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
