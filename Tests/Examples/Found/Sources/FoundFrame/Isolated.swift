import Foundation

/// The result of running code in a child process.
public enum Ending: Hashable, Sendable, CustomStringConvertible {
  /// The code returned a text.
  case value(String)
  /// A signal ended the process, for example because a precondition failed.
  case traps
  /// The code was still running at the time limit.
  case hangs
  /// The system couldn't start a child process; the value is the reason.
  case unavailable(String)

  /// The text, `traps`, `hangs`, or the reason there was no child process.
  public var description: String {
    switch self {
    case .value(let text): text
    case .traps: "traps"
    case .hangs: "hangs"
    case .unavailable(let reason): reason
    }
  }
}

/// Runs `body` in a child process, where a trap or an endless loop is only a result.
///
/// The child is a fork of this process, which must have a single thread.
///
/// - Parameters:
///   - seconds: the time limit, in seconds.
///   - body: returns a text; a thrown error becomes the text `throws` and the error's description.
public func isolated(seconds: UInt32 = 5, _ body: () throws -> String) -> Ending {
  var ends: [Int32] = [0, 0]
  guard pipe(&ends) == 0 else { return .unavailable("no pipe: error \(errno)") }
  guard let child = forkProcess(), child >= 0 else {
    return .unavailable("no child process: error \(errno)")
  }
  if child == 0 {
    close(ends[0])
    answer(into: ends[1], seconds: seconds, body)
  }
  close(ends[1])
  let text = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true).readDataToEndOfFile()
  var status: Int32 = 0
  while waitpid(child, &status, 0) == -1 && errno == EINTR {}
  let signal = status & 0x7F
  if signal == 0 && status == 0 { return .value(String(decoding: text, as: UTF8.self)) }
  return signal == SIGALRM ? .hangs : .traps
}

/// Whether `body` ends within the time limit and without a trap.
///
/// - Parameters:
///   - seconds: the time limit, in seconds.
///   - body: the work to do in a child process; it may throw an error.
public func survives(seconds: UInt32 = 5, _ body: () throws -> Void) -> Bool {
  let ending = isolated(seconds: seconds) {
    try body()
    return ""
  }
  return ending == .value("") || ending.description.hasPrefix("throws ")
}

/// Runs `body` in the child process, writes the result, and exits.
private func answer(into output: Int32, seconds: UInt32, _ body: () throws -> String) -> Never {
  alarm(seconds)
  // Without the runtime's signal handlers, a trap doesn't print a slow backtrace. A loop over a
  // list would need a type that is created at run time, under a lock that another thread may hold.
  var number: Int32 = 1
  while number < 32 {
    signal(number, SIG_DFL)
    number += 1
  }
  // Threads in a pool block signals, and a fork of such a thread would block them, too.
  var none = sigset_t()
  sigemptyset(&none)
  sigprocmask(SIG_SETMASK, &none, nil)
  let null = open("/dev/null", O_WRONLY)
  dup2(null, 2)
  var text: String
  do { text = try body() } catch { text = "throws \(error)" }
  try? FileHandle(fileDescriptor: output).write(contentsOf: Data(text.utf8))
  _exit(0)
}

/// Calls `fork`, which Swift hides because other threads may hold locks; `nil` if there is no
/// `fork`.
private func forkProcess() -> Int32? {
  typealias Fork = @convention(c) () -> Int32
  guard let symbol = dlsym(UnsafeMutableRawPointer(bitPattern: defaultHandle), "fork") else {
    return nil
  }
  return unsafeBitCast(symbol, to: Fork.self)()
}

#if canImport(Darwin)
  /// The handle for all libraries, `RTLD_DEFAULT`.
  private let defaultHandle = -2
#else
  /// The handle for all libraries, `RTLD_DEFAULT`.
  private let defaultHandle = 0
#endif
