import Foundation
import PropertyTesting
import Synchronization

/// A connection between a search, which runs on its own thread, and an asynchronous claim.
///
/// A search isn't asynchronous. The search's thread waits while the test's task checks an input, on
/// the test's actor.
final class Exchange<Input>: Sendable {
  private struct State {
    /// The reason the claim fails for the input, or `nil` if it holds.
    var failure: (any Error)?
    var isClosed = false
  }

  /// An input that is sent to the claim's actor; the search doesn't keep a reference to it.
  struct Parcel: @unchecked Sendable {
    let input: Input
    let log = CaseLog.own
  }

  /// The inputs to check, one at a time.
  let inputs: AsyncStream<Parcel>
  private let asking: AsyncStream<Parcel>.Continuation
  private let state = Mutex(State())
  private let answers = DispatchSemaphore(value: 0)

  init() { (inputs, asking) = AsyncStream.makeStream(of: Parcel.self) }

  /// Sends an input to the claim, and waits for the verdict.
  /// - Throws: the reason the claim fails, or `CancellationError` after the exchange was closed.
  func ask(_ input: Input) throws {
    if state.withLock({ $0.isClosed }) { throw CancellationError() }
    asking.yield(Parcel(input: input))
    answers.wait()
    if let failure = state.withLock({ $0.failure }) { throw failure }
  }

  func answer(_ failure: (any Error)?) {
    state.withLock { $0.failure = failure }
    answers.signal()
  }

  func finish() { asking.finish() }

  /// Rejects all further inputs, because the test was canceled.
  func close() {
    state.withLock { $0 = State(failure: CancellationError(), isClosed: true) }
    answers.signal()
  }
}

extension Thread {
  /// Performs `work` on a new thread, with a stack that is large enough for deeply nested inputs.
  static func begin(_ work: @escaping @Sendable () -> Void) {
    let thread = Thread(block: work)
    thread.stackSize = 8 << 20
    thread.start()
  }
}

/// Runs asynchronous work on the calling thread, which waits until the work ends.
///
/// In this way, synchronous code can enter an asynchronous scope. The work needs no other thread,
/// so it runs even if no other thread is available.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
final class CallingThread: TaskExecutor {
  private let jobs = Mutex<[UnownedJob]>([])
  private let arrivals = DispatchSemaphore(value: 0)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
    arrivals.signal()
  }

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
