import Foundation

/// Carries signals to the loop that waits for them: a handler may do no more than write a byte.
///
/// One per process, because a handler has no other context. Child processes don't inherit a
/// handler, as they would an ignored signal.
package enum SignalPipe {
  private static let ends: (output: Int32, input: Int32) = {
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    // A full pipe must not stop the handler.
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    return (ends[0], ends[1])
  }()

  /// The end to wait at.
  package static var reading: Int32 { ends.output }

  /// Carries these signals from now on, as often as they come.
  /// - Returns: whether it can; false if the system has no pipe left.
  @discardableResult package static func carry(_ signals: [Int32]) -> Bool {
    guard ends.input >= 0 else { return false }
    var all = sigset_t()
    sigemptyset(&all)
    for number in signals {
      sigaddset(&all, number)
      let earlier = signal(number) { SignalPipe.write(UInt8(truncatingIfNeeded: $0)) }
      // A command started by nohup continues when its terminal is gone.
      if number == SIGHUP, isIgnoring(earlier) { _ = signal(number, SIG_IGN) }
    }
    // The caller may have blocked them, like the threads of a test runner.
    pthread_sigmask(SIG_UNBLOCK, &all, nil)
    return true
  }

  /// The next signal that has come; 0 for a call of `wake`, and nil if there is none.
  package static func next() -> Int32? {
    var byte: UInt8 = 0
    return read(reading, &byte, 1) == 1 ? Int32(byte) : nil
  }

  /// Wakes the waiting loop, from any thread.
  package static func wake() { write(0) }

  private static func write(_ byte: UInt8) {
    let kept = errno
    var byte = byte
    _ = Foundation.write(ends.input, &byte, 1)
    errno = kept
  }

  private static func isIgnoring(_ handler: (@convention(c) (Int32) -> Void)?) -> Bool {
    unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
