import Foundation
import PropertyTesting
import Synchronization
import Testing

/// The issues that a claim records with `#expect`; each is a failure of the input, not of the test.
///
/// Searching and shrinking check hundreds of failing inputs, but the test reports only one input.
final class ClaimIssues: Sendable {
  private struct Recorded {
    let issue: Issue
    let thread = ObjectIdentifier(Thread.current)
  }

  private struct State {
    /// The issues since the start of the last case.
    var recorded: [Recorded] = []
    /// An issue that a task recorded after its case had ended.
    var late: Issue?
    var isEnded = false
  }

  private let state = Mutex(State())
  /// Whether an issue was recorded.
  ///
  /// It is atomic, because most cases record no issue, and a lock would take longer.
  private let isAnyRecorded = Atomic(false)

  /// Performs `work` and keeps its issues, except those that it records within `withKnownIssue`.
  ///
  /// Outside of a test, only `work` is performed.
  ///
  /// Until `work` has ended, the test treats the issues as known and filters them out. An issue
  /// that a task records later belongs to the test. An issue that a detached task records
  /// doesn't belong to any test, so an issue from another test's detached task may also arrive
  /// here. Such an issue isn't kept, because the test run records it anyway.
  func collecting(_ work: @escaping @Sendable () async -> Void) async {
    guard let test = Test.current else { return await work() }
    let trait: IssueHandlingTrait = .filterIssues { _ in self.state.withLock { $0.isEnded } }
    // The call rethrows only errors of its closure, which doesn't throw.
    try? await trait.provideScope(for: test, testCase: Test.Case.current) {
      await withKnownIssue(isIntermittent: true) {
        await work()
        self.state.withLock { $0.isEnded = true }
      } matching: {
        self.keep($0)
      }
    }
  }

  /// Keeps an issue and returns true if the search is still running.
  private func keep(_ issue: Issue) -> Bool {
    state.withLock {
      if !$0.isEnded { $0.recorded.append(Recorded(issue: issue)) }
      isAnyRecorded.store(true, ordering: .releasing)
      return !$0.isEnded
    }
  }

  /// Returns the first issue recorded since the last call, as a failure, or `nil` if there is none.
  func takeFailure() -> Failure? {
    guard isAnyRecorded.load(ordering: .acquiring) else { return nil }
    let taken = state.withLock { state in
      defer { clear(&state) }
      return state.recorded
    }
    return taken.first.map { recorded in
      let place = recorded.issue.sourceLocation.map { "\($0.fileName):\($0.line)" }
      return Failure("\(recorded.issue)".message, at: place ?? "an issue")
    }
  }

  /// Begins a case; an issue that another thread recorded after the last case ended counts as late.
  ///
  /// Issues that this thread recorded aren't late, because this thread may repeat a claim between
  /// cases to describe the input.
  private func begin() {
    guard isAnyRecorded.load(ordering: .acquiring) else { return }
    let thread = ObjectIdentifier(Thread.current)
    state.withLock { state in
      let late = state.recorded.first { $0.thread != thread }?.issue
      state.late = state.late ?? late
      clear(&state)
    }
  }

  private func clear(_ state: inout State) {
    state.recorded.removeAll()
    isAnyRecorded.store(false, ordering: .relaxed)
  }

  /// Returns a sentence about an issue that was recorded after its case had ended, or `nil` if
  /// there is none.
  func lateIssue() -> String? {
    begin()
    return state.withLock { $0.late }.map {
      "an issue was recorded after its case had ended; in the claim, await the task that records "
        + "it: " + "\($0)".message
    }
  }

  /// Returns a copy of the claim that also fails if it records an issue.
  ///
  /// An issue takes precedence over a thrown error, because `#require` records an issue and throws
  /// an error without a description.
  func judging(_ claim: Claim) -> Claim {
    let isFalse = { @Sendable in
      self.isAnyRecorded.load(ordering: .acquiring) && self.takeFailure() != nil
    }
    return claim.judged(unless: isFalse) { source in
      self.begin()
      let verdict = claim.judge(&source)
      return self.takeFailure().map { .fails($0) } ?? verdict
    }
  }

  /// Returns this claim for a child process; it also fails if it records an issue.
  ///
  /// A child process can't report an issue in any other way.
  @Sendable static func judgingInChild(_ claim: Claim) -> Claim {
    let issues = ClaimIssues()
    let judged = issues.judging(claim)
    return claim.judged { source in
      var verdict = Verdict.holds
      withKnownIssue(isIntermittent: true) {
        verdict = judged.judge(&source)
      } matching: {
        issues.keep($0)
      }
      return verdict
    }
  }
}

extension String {
  /// The lines of an issue's description, joined into one line.
  fileprivate var message: String {
    let lines = split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let text = lines.joined(separator: "; ")
    return text.hasSuffix(" (error)") ? String(text.dropLast(8)) : text
  }
}
