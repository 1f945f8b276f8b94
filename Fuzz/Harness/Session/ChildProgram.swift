import Foundation
import PropertyConsole
import PropertyCorpus

/// A program that runs in a process group of its own and should end with this one.
///
/// What it started itself in that group, such as child processes in which an input hangs, ends with
/// it.
///
/// Its standard input is a pipe that nobody writes to. The pipe closes when this process ends, even
/// by `kill -9`, and a program that watches it then ends too. Linux's parent-death signal comes
/// when the *thread* that started the program ends, misses a parent that died earlier, and exists
/// on no other system.
final class ChildProgram {
  /// Its process, and its process group.
  private let id: pid_t
  private let ending: Ending
  /// The end of the pipe that holds its standard input open.
  private var tether: Int32

  /// How it ended, and when; written by the thread that waits for it.
  private final class Ending: @unchecked Sendable {
    private let lock = NSLock()
    private var value: (status: Int32, time: Double)?

    var known: (status: Int32, time: Double)? {
      get { lock.withLock { value } }
      set { lock.withLock { value = newValue } }
    }
  }

  /// Starts the program; its output goes to the end of a file.
  /// - Throws: `UsageError` if it can't be started, with the system's reason.
  init(_ arguments: [String], environment: [String: String] = [:], log: String) throws(UsageError) {
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let mode = O_WRONLY | O_CREAT | O_APPEND
    let output = open(log, mode | O_CLOEXEC, 0o644)
    let unopened = output < 0 ? errno : 0
    let (code, id) =
      output < 0
      ? (unopened, -1)
      : Spawn.start(arguments, environment, input: ends[0], output: output, error: output)
    for end in [ends[0], output] where end >= 0 { close(end) }
    (self.id, tether, ending) = (id, ends[1], Ending())
    if code != 0 {
      let program = arguments.first ?? ""
      throw UsageError("\(program) can't be started (\(SystemError(code)))")
    }
    let ending = ending
    Thread.detachNewThread {
      // What it has started is in its group, whose number is its own until it was waited for.
      var ended = siginfo_t()
      while waitid(P_PID, id_t(id), &ended, WEXITED | WNOWAIT) < 0 && errno == EINTR {}
      kill(-id, SIGKILL)
      var status: Int32 = 0
      while waitpid(id, &status, 0) < 0 && errno == EINTR {}
      ending.known = (status, MonotonicClock.now)
      SignalPipe.wake()
    }
  }

  deinit { cut() }

  var isRunning: Bool { ending.known == nil }
  /// Its exit code, negative for the signal that ended it; nil while it runs.
  var code: Int32? {
    ending.known.map { $0.status & 0x7F == 0 ? ($0.status >> 8) & 0xFF : -($0.status & 0x7F) }
  }
  /// When it ended, by the monotonic clock; nil while it runs.
  var ended: Double? { ending.known?.time }

  /// Sends a signal to it and to its children, unless it has ended.
  func signal(_ number: Int32) {
    if isRunning { kill(-id, number) }
  }

  /// Closes its standard input.
  func cut() {
    if tether >= 0 { close(tether) }
    tether = -1
  }
}
