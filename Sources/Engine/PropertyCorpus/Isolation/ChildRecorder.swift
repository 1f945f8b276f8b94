import PropertyTesting

/// How a test framework records failures of the claim that a child process checks.
///
/// What `#expect` or `XCTAssert` records there stays in the child, and the parent would take the claim to
/// hold. So the framework makes the claim that the child checks false where it records something.
package enum ChildRecorder {
  /// Makes that claim of the claim to check; nil outside the frameworks.
  @TaskLocal package static var recording: (@Sendable (Claim) -> Claim)?

  /// The same claim about the same inputs; where it checks in child processes, they record with `recording`.
  package static func judging(
    _ claim: Claim, recording: @escaping @Sendable (Claim) -> Claim
  ) -> Claim.Judge {
    guard claim.isIsolated else { return claim.judge }
    return { source in $recording.withValue(recording) { claim.judge(&source) } }
  }
}
