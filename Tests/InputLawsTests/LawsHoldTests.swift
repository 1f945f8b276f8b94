import InputLaws
import PropertyCorpus
import PropertyExpectations
import PropertyTesting
import Testing

/// The laws about the reference implementation and about the model, sampled and enumerated.
@Suite struct LawsHoldTests {
  @Test(arguments: Catalogue.laws)
  func holdsOfTheReference(law: Law) throws {
    expectHolds(
      try #require(law.claim()), .fromEnvironment(cases: 5_000), corpus: .committed)
  }

  @Test(arguments: Catalogue.laws)
  func holdsOfTheModel(law: Law) throws {
    expectHolds(try #require(law.claim(about: .model)))
  }

  /// Small worlds: every input up to the size that so many inputs allow.
  @Test(arguments: Catalogue.laws)
  func isProvedForAllSmallInputs(law: Law) throws {
    let settings = RunSettings(cases: 4_000, isExhaustive: true)
    let report = expectHolds(try #require(law.claim()), settings)
    guard case .proved(let inputs, let size?) = report.outcome else { return }
    print("\(law.name.name): proved of all \(inputs) inputs up to size \(size)")
    #expect(size >= 4)
  }
}
