import PropertyTesting
import Testing

@testable import PropertyFuzzing

/// What tells failures apart.
@Suite struct FailureOriginTests {
  @Test func `A hang is the same failure whichever limit it meets`() {
    let busy = Failure("did not end", at: "the limit of CPU time", ending: .overworked)
    let waiting = Failure("did not end", at: "the time limit", ending: .late)
    let origins = [busy, waiting].map { Examination.Failure.origin(of: $0, "Sums") }
    #expect(origins == ["Sums at the time limit", "Sums at the time limit"])
  }

  @Test(arguments: [
    #"after replace 0+0 by "a""#, #"after replace 12+3 by "say \"a: b\" and \u{200D}""#,
    #"after replace 0+0 by "\\""#,
  ])
  func `A text that a message shows doesn't tell failures apart`(message: String) {
    #expect(Examination.Failure.shape(of: message) == "after replace …+… by …")
  }
}
