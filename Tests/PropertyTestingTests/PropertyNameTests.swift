import PropertyExpectations
import PropertyTesting
import Testing

/// A property is named after the test that contains it.
@Suite struct PropertyNameTests {
  @Test func `A claim is named after its test`() {
    let plain = PropertyName(test: "plain()", in: "Module/PackingTests.swift")
    #expect(plain == PropertyName(chapter: "PackingTests", name: "plain"))
    let names = ["`a name (of words)`(seed:)", "f(_:of:)", "sum (fast)", "sum (slow)", "1/2"]
      .map { PropertyName(test: $0, in: "A/B.swift").name }
    #expect(names == ["a name (of words)", "f", "sum (fast)", "sum (slow)", "1∕2"])
  }

  @Test func `Each property of a test has its own name`() {
    let names = (0..<2).map { _ in
      [
        expectHolds(forAll: .bool()) { _ in }, expectHolds(forAll: .bool()) { _ in },
        expectHolds(forAll: .bool(), name: "other") { _ in },
        expectHolds(forAll: .bool(), .bool()) { _, _ in },
      ].map(\.property.name)
    }
    let test = "Each property of a test has its own name"
    #expect(names[0] == [test, test + " 2", "other", test + " 3"])
    #expect(names[1] == names[0], "the same place has the same name")
  }

  @Test func `Properties of different tests never share a corpus folder`() {
    let one = expectHolds(forAll: .bool(), name: "shared") { _ in }.property
    let other = expectHolds(forAll: .bool(), name: "shared") { _ in }.property
    #expect(one.chapter == "PropertyNameTests")
    let corpus = Corpus(root: "Corpus")
    #expect(corpus.regressionsFolder(of: one) != corpus.regressionsFolder(of: other))
    #expect(corpus.seedsFile(of: one) != corpus.seedsFile(of: other))
  }
}

/// A test with the same name in the same file, in a different suite.
@Suite struct OtherPropertyNameTests {
  @Test func `Each property of a test has its own name`() {
    let report = expectHolds(forAll: .bool()) { _ in }
    #expect(report.property.chapter == "OtherPropertyNameTests")
    #expect(report.property.name == "Each property of a test has its own name")
  }

  @Suite struct Inner {
    @Test func `The suites of a test are the chapter of its property`() {
      let report = expectHolds(forAll: .bool()) { _ in }
      #expect(report.property.chapter == "OtherPropertyNameTests.Inner")
    }
  }
}
