import Foundation
import Synchronization
import Testing

/// A trait for tests that mostly wait for other processes.
///
/// Swift has one thread for each processor, which all tests share in turn: a test that checks a
/// process every 20 ms would wait for hundreds of others each time. So these tests have other
/// threads. Only a few of them run at once, in all suites together.
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

/// Separate threads for tests that wait.
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
