import PropertyTesting
import Synchronization
import Testing

/// The issues that a claim records with `#expect`, kept from the test: they are failures of the
/// input.
///
/// A search and its shrinking check hundreds of failing inputs, of which the test reports one.
final class ClaimIssues: Sendable {
  private let issues = Mutex<[Issue]>([])

  /// Does `work` with the issues that it doesn't know itself (`withKnownIssue`) kept here; outside
  /// a test they stay what they are.
  ///
  /// To the test, all of them are known issues, which it needn't see. An issue outside of all
  /// tests, as a detached task records it, comes here from any test. It isn't kept: the test run
  /// has it anyway.
  func collecting(_ work: @escaping @Sendable () async -> Void) async {
    guard let test = Test.current else { return await work() }
    let trait: IssueHandlingTrait = .filterIssues { _ in false }
    // It throws what its closure throws, and that throws nothing.
    try? await trait.provideScope(for: test, testCase: Test.Case.current) {
      await withKnownIssue(isIntermittent: true) {
        await work()
      } matching: { issue in
        self.issues.withLock { $0.append(issue) }
        return true
      }
    }
  }

  /// The first issue since the last call, as a failure; nil if there is none.
  func takeFailure() -> Failure? {
    let taken = issues.withLock { issues in
      defer { issues.removeAll() }
      return issues
    }
    return taken.first.map { issue in
      let place = issue.sourceLocation.map { "\($0.fileName):\($0.line)" }
      return Failure("\(issue)".message, at: place ?? "an issue")
    }
  }

  /// The claim, which is also false where it records an issue.
  ///
  /// An issue comes before what the claim throws: `#require` records one, and throws an error that
  /// only it can describe.
  func judging(_ claim: Claim) -> Claim {
    claim.judged { source in
      _ = self.takeFailure()
      let verdict = claim.judge(&source)
      return self.takeFailure().map { .fails($0) } ?? verdict
    }
  }

  /// The claim as a child process checks it, which is also false where it records an issue.
  ///
  /// The child has no other way to tell of an issue, whether or not a test is running.
  @Sendable static func judgingInChild(_ claim: Claim) -> Claim {
    let issues = ClaimIssues()
    let judged = issues.judging(claim)
    return claim.judged { source in
      var verdict = Verdict.holds
      withKnownIssue(isIntermittent: true) {
        verdict = judged.judge(&source)
      } matching: { issue in
        issues.issues.withLock { $0.append(issue) }
        return true
      }
      return verdict
    }
  }
}

extension String {
  /// The lines of an issue that say what was expected, as one.
  fileprivate var message: String {
    let lines = split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let text = lines.joined(separator: "; ")
    return text.hasSuffix(" (error)") ? String(text.dropLast(8)) : text
  }
}
