import InputLaws
import PropertyCorpus
import PropertyExpectations
import PropertyTesting
import Testing

/// The laws about the reference implementation and about the model, sampled and enumerated.
@Suite struct LawsHoldTests {
  /// In a debug build, the model of numbers takes a millisecond for an input.
  private static func cases(for law: Law) -> Int {
    law.name.chapter == "Numbers" && law.name.name.hasSuffix("Model") ? 500 : 4_000
  }

  @Test(arguments: Catalogue.laws)
  func holdsOfTheReference(law: Law) throws {
    expectHolds(
      try #require(law.claim()), .fromEnvironment(cases: Self.cases(for: law)), corpus: .committed)
  }

  /// But for the laws that compare with the model: that it equals itself can't fail.
  @Test(arguments: Catalogue.laws.filter { !$0.name.name.hasSuffix("Model") })
  func holdsOfTheModel(law: Law) throws {
    let cases = law.name.chapter == "Numbers" ? 200 : 1_000
    expectHolds(try #require(law.claim(about: law.model)), .fromEnvironment(cases: cases))
  }

  /// Small worlds: every input up to the size that so many inputs allow.
  @Test(arguments: Catalogue.laws)
  func isProvedForAllSmallInputs(law: Law) throws {
    let settings = RunSettings(cases: Self.cases(for: law), isExhaustive: true)
    let report = expectHolds(try #require(law.claim()), settings)
    guard case .proved(let inputs, let size?) = report.outcome else { return }
    print("\(law.name.name): proved of all \(inputs) inputs up to size \(size)")
    // A format of numbers alone takes nine choices, and a slow law has few inputs.
    #expect(size >= 2)
  }
}
