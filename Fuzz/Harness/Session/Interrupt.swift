import Foundation
import PropertyConsole

/// The place where a command learns that it should stop, and where it waits; one per command.
///
/// INT, TERM and HUP count, as often as they come: `timeout` sends its signal twice. Everything
/// else that wakes the command goes through the same pipe.
final class Interrupt {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// Whether a signal has come by the last look.
  private(set) var hasCome = false

  init() { SignalPipe.carry(Self.signals) }

  /// Whether a signal has come.
  var came: Bool {
    wait(atMost: 0)
    return hasCome
  }

  /// Waits until a signal comes or the pipe is woken, for at most so many seconds.
  func wait(atMost seconds: Double) {
    var request = pollfd(fd: SignalPipe.reading, events: Int16(POLLIN), revents: 0)
    _ = poll(&request, 1, Int32((min(max(0, seconds), 3600) * 1000).rounded(.up)))
    while let number = SignalPipe.next() { hasCome = hasCome || number != 0 }
  }

  /// Lets signals end the process again, because there is nothing left to keep.
  func release() {
    for number in Self.signals { _ = signal(number, SIG_DFL) }
  }
}
