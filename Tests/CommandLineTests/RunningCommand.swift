import Foundation
import Synchronization
import Testing

/// The built command while it runs, with or without a terminal.
final class RunningCommand {
  private let process = Process()
  private let folder: String
  private let terminal: (output: Int32, input: Int32)?
  /// The exit code after the end; stored because the system reports an exit code only once.
  private var ended: Int32?

  static var binary: String { program("input-rules") }

  /// The path of a program of this package in the tests' build folder.
  static func program(_ name: String) -> String {
    Bundle.main.executableURL?.deletingLastPathComponent().appendingPathComponent(name).path ?? ""
  }

  init(
    _ arguments: [String], program: String, in folder: String, environment: [String: String],
    terminal: Bool
  ) throws {
    self.folder = folder
    // A shell changes the folder, because Foundation would briefly change the folder of all tests.
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "cd \"$0\" && exec \"$@\"", folder, program] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try Self.file("\(folder)/output")
    if terminal {
      var ends: (Int32, Int32) = (-1, -1)
      #expect(openpty(&ends.0, &ends.1, nil, nil, nil) == 0)
      self.terminal = ends
      process.standardError = FileHandle(fileDescriptor: ends.1, closeOnDealloc: false)
    } else {
      self.terminal = nil
      process.standardError = try Self.file("\(folder)/error")
    }
    try Self.withSignals { try process.run() }
  }

  /// A lock for starting one process at a time: signal handlers belong to the whole process.
  private static let starting = NSLock()

  /// Starts a process with default signals, as a shell does.
  ///
  /// Otherwise a child process would inherit the signals that the tests ignore without a terminal,
  /// and the signals that the tests' threads block.
  static func withSignals(_ start: () throws -> Void) throws {
    starting.lock()
    defer { starting.unlock() }
    let signals = [SIGHUP, SIGINT]
    let earlier = signals.map { Foundation.signal($0, SIG_DFL) }
    var (none, blocked) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &blocked)
    defer {
      pthread_sigmask(SIG_SETMASK, &blocked, nil)
      for (number, handler) in zip(signals, earlier) { _ = Foundation.signal(number, handler) }
    }
    try start()
  }

  deinit {
    if ended == nil, process.isRunning { kill(process.processIdentifier, SIGKILL) }
    if let terminal { for end in [terminal.input, terminal.output] { close(end) } }
  }

  func signal(_ number: Int32) { kill(process.processIdentifier, number) }

  /// Waits for the command's end; returns the exit code, which is negative for a signal.
  func code() async throws -> Int32 {
    let code = try await until { self.ended ?? found() }
    ended = code
    return code
  }

  /// Waits for the command's end; returns its exit code and output.
  func result() async throws -> CommandTests.Result {
    .init(code: try await code(), output: output, error: error)
  }

  /// The exit code, or `nil` while the command runs.
  ///
  /// Foundation notices an end only after every process that inherited the socket has ended, such
  /// as the forks in which other tests check claims. Therefore, the system's status is read unless
  /// Foundation noticed the end.
  private func found() -> Int32? {
    var status: Int32 = 0
    if waitpid(process.processIdentifier, &status, WNOHANG) > 0 {
      return status & 0x7F == 0 ? (status >> 8) & 0xFF : -(status & 0x7F)
    }
    if process.isRunning { return nil }
    let isOwn = process.terminationReason == .exit
    return isOwn ? process.terminationStatus : -process.terminationStatus
  }

  /// The text that the command wrote to standard output.
  var output: String { text("output") }
  /// The text that the command wrote to standard error, unless that is a terminal.
  var error: String { text("error") }

  private func text(_ name: String) -> String {
    (try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)) ?? ""
  }

  private static func file(_ path: String) throws -> FileHandle {
    try Data().write(to: URL(fileURLWithPath: path))
    return try FileHandle(forWritingTo: URL(fileURLWithPath: path))
  }
}

/// A trait for tests that mostly wait for other processes.
///
/// Swift uses one thread for each processor, and all tests share these threads. A test that checks
/// a process every 20 ms would wait for hundreds of other tests each time. So tests that wait use
/// separate threads. Only a few such tests run at once, in all suites together.
struct WaitingTrait: SuiteTrait, TestTrait, TestScoping {
  static let most = 4

  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    if testCase == nil { return try await function() }
    try await withTaskExecutorPreference(WaitingThreads.all) {
      await WaitingThreads.all.takePlace()
      defer { WaitingThreads.all.leavePlace() }
      try await function()
    }
  }
}

extension Trait where Self == WaitingTrait {
  /// The trait of tests that mostly wait for other processes.
  static var waiting: Self { WaitingTrait() }
}

private final class WaitingThreads: TaskExecutor {
  static let all = WaitingThreads()

  private struct State {
    var free = WaitingTrait.most
    var waiting: [CheckedContinuation<Void, Never>] = []
  }
  private let state = Mutex(State())
  private let queue = DispatchQueue(label: "waiting", attributes: .concurrent)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }

  func takePlace() async {
    await withCheckedContinuation { continuation in
      let isFree = state.withLock { state in
        guard state.free > 0 else {
          state.waiting.append(continuation)
          return false
        }
        state.free -= 1
        return true
      }
      if isFree { continuation.resume() }
    }
  }

  func leavePlace() {
    let next = state.withLock { state in
      if state.waiting.isEmpty { state.free += 1 }
      return state.waiting.isEmpty ? nil : state.waiting.removeFirst()
    }
    next?.resume()
  }
}
