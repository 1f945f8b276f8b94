import Foundation
import PropertyCorpus
import Testing

/// A program that runs with or without a terminal.
final class RunningCommand {
  private let id: pid_t
  /// The folder to which the program's output is written.
  private let logs: String
  /// The other end of the terminal, where a person would see the output.
  private let watcher: Int32
  /// The exit code, kept here because the system returns it only once.
  private var ended: Int32?

  static var binary: String { program("input-rules") }

  /// The path of one of this package's programs, in the build folder of the tests.
  static func program(_ name: String) -> String {
    Bundle.main.executableURL?.deletingLastPathComponent().appendingPathComponent(name).path ?? ""
  }

  init(
    _ arguments: [String], program: String, in folder: String, logs: String,
    environment: [String: String] = [:], terminal: Bool = false
  ) throws {
    func opened(_ path: String) -> Int32 {
      open(path, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    }
    var ends: (Int32, Int32) = (-1, opened("\(logs)/error"))
    if terminal { #expect(openpty(&ends.0, &ends.1, nil, nil, nil) == 0) }
    let files = [opened("/dev/null"), opened("\(logs)/output"), ends.1]
    // A shell changes the folder, because the folder of this process is shared by all tests.
    let words = ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", folder, program] + arguments
    let started = Spawn.start(
      words, environment, input: files[0], output: files[1], error: files[2])
    for file in files { close(file) }
    (id, self.logs, watcher) = (started.id, logs, ends.0)
    try #require(started.code == 0)
  }

  deinit {
    if end(atOnce: true) == nil {
      kill(id, SIGKILL)
      _ = end(atOnce: false)
    }
    if watcher >= 0 { close(watcher) }
  }

  func signal(_ number: Int32) { kill(id, number) }

  /// Waits until the program exits; returns the exit code, or the negated number of a signal.
  func code() async throws -> Int32 { try await until { end(atOnce: true) } }

  func result() async throws -> CommandTests.Result {
    .init(code: try await code(), output: output, error: error)
  }

  /// Blocks this thread until the program exits, and returns its exit code and output.
  func wait() -> CommandTests.Result {
    .init(code: end(atOnce: false) ?? -1, output: output, error: error)
  }

  /// The exit code; `nil` if the program is still running, or if the system doesn't report it.
  private func end(atOnce: Bool) -> Int32? {
    var status: Int32 = 0
    if ended == nil, waitpid(id, &status, atOnce ? WNOHANG : 0) > 0 {
      ended = status & 0x7F == 0 ? (status >> 8) & 0xFF : -(status & 0x7F)
    }
    return ended
  }

  var output: String { text("output") }
  /// The text that the program has written to standard error, unless that is a terminal.
  var error: String { text("error") }

  private func text(_ name: String) -> String {
    let bytes = (try? Data(contentsOf: URL(fileURLWithPath: "\(logs)/\(name)"))) ?? Data()
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// A trait for tests that spend most of their time waiting for other processes.
///
/// Swift has one thread per processor, which all tests share. A test that looks at a process every
/// 20 ms would have to wait for hundreds of other tests each time. So tests that wait use threads
/// of their own, and only a few such tests run at once, across all suites.
struct WaitingTrait: SuiteTrait, TestTrait, TestScoping {
  static let most = 4

  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    if testCase == nil { return try await function() }
    try await withTaskExecutorPreference(WaitingThreads.all) {
      WaitingThreads.all.takePlace()
      defer { WaitingThreads.all.leavePlace() }
      try await function()
    }
  }
}

extension Trait where Self == WaitingTrait {
  static var waiting: Self { WaitingTrait() }
}

/// An executor that has a thread for each job; a job may wait until a place is free.
private final class WaitingThreads: TaskExecutor {
  static let all = WaitingThreads()

  private let places = DispatchSemaphore(value: WaitingTrait.most)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    Thread.detachNewThread { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }

  func takePlace() { places.wait() }
  func leavePlace() { places.signal() }
}
