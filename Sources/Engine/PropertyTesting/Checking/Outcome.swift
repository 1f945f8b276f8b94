/// Throws a failure if the result of a claim is `false`.
///
/// The result may have any type: with a separate overload for `Bool`, Swift couldn't infer the
/// types of single-expression claims. A result that is neither true nor false is a failure.
/// - Throws: `Failure` if the result is false, or neither true nor false.
@inlinable @inline(__always)
package func requireTrue<Outcome>(_ outcome: Outcome) throws {
  if Outcome.self == Void.self { return }
  if Outcome.self == Bool.self, let holds = outcome as? Bool {
    if !holds { throw Failure.falseClaim }
    return
  }
  try requireMeaning(outcome)
}

/// Throws a failure if a result whose type isn't `Bool` or `Void` is false, or has no truth value.
@usableFromInline
func requireMeaning(_ outcome: Any) throws {
  switch outcome {
  case let holds as Bool: if !holds { throw Failure.falseClaim }
  case let report as Report: if !report.passed { throw Failure("\(report)", at: "the claim") }
  // `#expect(throws:)` has checked the error that it returns.
  case is Void, is any Error: return
  case _:
    throw Failure(
      "the claim returns \(describe(outcome)), which is neither true nor false; return a Bool or "
        + "nothing, or put “_ =” before an unused result", at: "the claim")
  }
}

extension Failure {
  @usableFromInline static let falseClaim = Failure("the claim is false", at: "the claim")
}
