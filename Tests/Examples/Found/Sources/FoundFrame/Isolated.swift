import Foundation

/// How code in a child process ended.
public enum Ending: Hashable, Sendable, CustomStringConvertible {
  /// It gave a text.
  case value(String)
  /// A signal ended it, such as that of a failed precondition.
  case traps
  /// It did not end in time.
  case hangs
  /// The system gave no child process; why.
  case unavailable(String)

  /// The text, or `traps` or `hangs`, or why there was no child process.
  public var description: String {
    switch self {
    case .value(let text): text
    case .traps: "traps"
    case .hangs: "hangs"
    case .unavailable(let reason): reason
    }
  }
}

/// Evaluates `body` in a child process, so that a trap or an endless loop is an answer.
///
/// The child is a copy of this process, which must have a single thread.
///
/// - Parameters:
///   - seconds: how long it may take.
///   - body: gives a text; an error that it throws is the text `throws` and its description.
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

/// Whether `body` ends without a trap and in time.
///
/// - Parameters:
///   - seconds: how long it may take.
///   - body: the work for a child process; it may throw.
public func survives(seconds: UInt32 = 5, _ body: () throws -> Void) -> Bool {
  let ending = isolated(seconds: seconds) {
    try body()
    return ""
  }
  return ending == .value("") || ending.description.hasPrefix("throws ")
}

/// The child's part: evaluates, writes and ends.
private func answer(into output: Int32, seconds: UInt32, _ body: () throws -> String) -> Never {
  alarm(seconds)
  // Without the handlers of the runtime, a trap costs no backtrace. A loop over a list would need a
  // type made at run time, under a lock that another thread may have held at the fork.
  var number: Int32 = 1
  while number < 32 {
    signal(number, SIG_DFL)
    number += 1
  }
  // A thread of a pool holds signals back, and so would its copy.
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

/// `fork`, which Swift hides because a child must not use what other threads held; nil without it.
private func forkProcess() -> Int32? {
  typealias Fork = @convention(c) () -> Int32
  guard let symbol = dlsym(UnsafeMutableRawPointer(bitPattern: defaultHandle), "fork") else {
    return nil
  }
  return unsafeBitCast(symbol, to: Fork.self)()
}

#if canImport(Darwin)
  /// The handle of all libraries, `RTLD_DEFAULT`.
  private let defaultHandle = -2
#else
  /// The handle of all libraries, `RTLD_DEFAULT`.
  private let defaultHandle = 0
#endif
