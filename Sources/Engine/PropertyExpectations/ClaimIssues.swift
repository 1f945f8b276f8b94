import Foundation
import PropertyTesting
import Synchronization
import Testing

/// The issues that a claim records with `#expect`: of its input, not of the test.
///
/// A search and its shrinking check hundreds of failing inputs, of which the test reports one.
final class ClaimIssues: Sendable {
  /// An issue, and the thread that recorded it.
  private struct Recorded {
    let issue: Issue
    let thread = ObjectIdentifier(Thread.current)
  }

  /// The recorded issues.
  private struct State {
    /// Since the last case began.
    var recorded: [Recorded] = []
    /// By a task that went on after its case had ended.
    var late: Issue?
    var isEnded = false
  }

  private let state = Mutex(State())
  /// Whether anything is recorded: nearly every case ends without, and a lock takes longer.
  private let isAnyRecorded = Atomic(false)

  /// Does `work` with the issues that it doesn't know itself (`withKnownIssue`) kept here; outside
  /// a test they stay what they are.
  ///
  /// To the test, all of them are known issues, which it needn't see, until `work` has ended: what
  /// a task records later is the test's. An issue outside of all tests, as a detached task records
  /// it, comes here from any test. It isn't kept: the test run has it anyway.
  func collecting(_ work: @escaping @Sendable () async -> Void) async {
    guard let test = Test.current else { return await work() }
    let trait: IssueHandlingTrait = .filterIssues { _ in self.state.withLock { $0.isEnded } }
    // It throws what its closure throws, and that throws nothing.
    try? await trait.provideScope(for: test, testCase: Test.Case.current) {
      await withKnownIssue(isIntermittent: true) {
        await work()
        self.state.withLock { $0.isEnded = true }
      } matching: {
        self.keep($0)
      }
    }
  }

  /// Keeps an issue; returns whether its case, or the search, is still running.
  private func keep(_ issue: Issue) -> Bool {
    state.withLock {
      if !$0.isEnded { $0.recorded.append(Recorded(issue: issue)) }
      isAnyRecorded.store(true, ordering: .releasing)
      return !$0.isEnded
    }
  }

  /// The first issue since the last call, as a failure; nil if there is none.
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

  /// Begins a case: an issue that another thread recorded since the last one is late.
  ///
  /// This thread repeats a claim between cases, to describe its input.
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

  /// A sentence about an issue that came after its case; nil if there is none.
  func lateIssue() -> String? {
    begin()
    return state.withLock { $0.late }.map {
      "an issue was recorded after its case had ended; in the claim, await the task that records "
        + "it: " + "\($0)".message
    }
  }

  /// The claim, which is also false where it records an issue.
  ///
  /// An issue comes before what the claim throws: `#require` records one, and throws an error that
  /// only it can describe.
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

  /// The claim as a child process checks it, which is also false where it records an issue.
  ///
  /// The child can't report an issue in another way, whether or not a test is running.
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
  /// The lines of an issue that describe the expectation, as one.
  fileprivate var message: String {
    let lines = split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let text = lines.joined(separator: "; ")
    return text.hasSuffix(" (error)") ? String(text.dropLast(8)) : text
  }
}
