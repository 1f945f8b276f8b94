import Foundation
import Synchronization

/// Runs asynchronous work to its end on the thread that calls, which waits for it.
///
/// Code that isn't asynchronous can't enter a scope that is. No other thread is needed, so this
/// can't wait for one in vain.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
final class CallingThread: TaskExecutor {
  private let jobs = Mutex<[UnownedJob]>([])
  private let arrivals = DispatchSemaphore(value: 0)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
    arrivals.signal()
  }

  /// Does `work` on this thread.
  static func run(_ work: @escaping @Sendable () async -> Void) {
    let thread = CallingThread()
    let isDone = Mutex(false)
    Task(executorPreference: thread) {
      await work()
      isDone.withLock { $0 = true }
      thread.arrivals.signal()
    }
    while !isDone.withLock({ $0 }) {
      thread.arrivals.wait()
      thread.jobs.withLock { $0.isEmpty ? nil : $0.removeFirst() }?
        .runSynchronously(on: thread.asUnownedTaskExecutor())
    }
  }
}
