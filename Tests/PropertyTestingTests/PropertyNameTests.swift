import PropertyExpectations
import PropertyTesting
import Testing

/// A property's name is its place.
@Suite struct PropertyNameTests {
  @Test func `A test names its claim after itself`() {
    let plain = PropertyName(test: "plain()", in: "Module/PackingTests.swift")
    #expect(plain == PropertyName(chapter: "PackingTests", name: "plain"))
    let names = ["`a name (of words)`(seed:)", "f(_:of:)", "sum (fast)", "sum (slow)", "1/2"]
      .map { PropertyName(test: $0, in: "A/B.swift").name }
    #expect(names == ["a name (of words)", "f", "sum (fast)", "sum (slow)", "1∕2"])
  }

  @Test func `Each property of a test has a name of its own`() {
    let names = (0..<2).map { _ in
      [
        expectHolds(forAll: .bool()) { _ in }, expectHolds(forAll: .bool()) { _ in },
        expectHolds(forAll: .bool(), name: "other") { _ in },
        expectHolds(forAll: .bool(), .bool()) { _, _ in },
      ].map(\.property.name)
    }
    let test = "Each property of a test has a name of its own"
    #expect(names[0] == [test, test + " 2", "other", test + " 3"])
    #expect(names[1] == names[0], "a place keeps its name")
  }

  @Test func `Properties of several tests never share a folder of a corpus`() {
    let one = expectHolds(forAll: .bool(), name: "shared") { _ in }.property
    let other = expectHolds(forAll: .bool(), name: "shared") { _ in }.property
    #expect(one.chapter == "PropertyNameTests")
    let corpus = Corpus(root: "Corpus")
    #expect(corpus.regressionsFolder(of: one) != corpus.regressionsFolder(of: other))
    #expect(corpus.seedsFile(of: one) != corpus.seedsFile(of: other))
  }
}

/// A test of the same name in the same file, in another suite.
@Suite struct OtherPropertyNameTests {
  @Test func `Each property of a test has a name of its own`() {
    let report = expectHolds(forAll: .bool()) { _ in }
    #expect(report.property.chapter == "OtherPropertyNameTests")
    #expect(report.property.name == "Each property of a test has a name of its own")
  }

  @Suite struct Inner {
    @Test func `A test's suites are its property's chapter`() {
      let report = expectHolds(forAll: .bool()) { _ in }
      #expect(report.property.chapter == "OtherPropertyNameTests.Inner")
    }
  }
}
