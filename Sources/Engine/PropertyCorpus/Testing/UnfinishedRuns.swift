import Foundation
import Synchronization

/// The searches that this process hasn't finished.
///
/// A claim that calls `exit` would end tests or a command with a code that may be that of success.
package enum UnfinishedRuns {
  /// How many there are, and the process that they belong to: a fork copies them.
  private static let running = Mutex((count: 0, process: getpid()))

  /// Makes `exit` fail while there are any.
  private static let failingExit: Void = {
    atexit {
      guard running.withLock({ $0.count > 0 && $0.process == getpid() }) else { return }
      fflush(nil)
      let text =
        "properties: code under test called exit; run the tests again, or check with "
        + "--isolated, to find the property and its input\n"
      _ = text.withCString { write(2, $0, strlen($0)) }
      _exit(1)
    }
  }()

  /// Does `work`, which the process should finish.
  package static func including<Result>(_ work: () throws -> Result) rethrows -> Result {
    failingExit
    running.withLock {
      if $0.process != getpid() { $0 = (0, getpid()) }
      $0.count += 1
    }
    defer { running.withLock { $0.count -= 1 } }
    return try work()
  }
}
