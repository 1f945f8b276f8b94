import InputLaws
import PropertyExpectations
import PropertyTesting
import Testing

/// Sessions of thousands of actions compared with the model, where an ordinary run has two dozen.
@Suite struct LongSessionsTests {
  @Test func `A session of thousands of actions equals the model`() {
    let property = Property<Implementation>.sessions(equalModelFor: 4_000)
    expectHolds(property.about(.reference), RunSettings(cases: 20))
  }

  @Test func `The long sessions are long`() {
    let claim = Property<Implementation>.sessions(equalModelFor: 4_000).about(.reference)
    var source = ChoiceSource(random: RandomBits(seed: 1))
    let lines = claim.describe(&source).split(separator: "\n").count
    #expect(lines > 500)
  }
}
