import Testing

@testable import PropertyTesting

/// The exhaustive driver: each sequence of choices up to a size, once.
@Suite struct EnumerationTests {
  /// Everything that `generator` makes from choices whose sizes add up to at most `size`.
  static func all<Value>(_ generator: Generator<Value>, upTo size: UInt64) -> [Value] {
    var source = ChoiceSource(enumeratingUpTo: size)
    var values: [Value] = []
    repeat { values.append(generator.generate(&source)) } while source.advance()
    return values
  }

  @Test func `Visits only what is of the size`() {
    let pairs = Self.all(zip(.int(in: 0...9), .int(in: 0...9)), upTo: 2)
    #expect(pairs.map { 10 * $0 + $1 } == [0, 1, 2, 3, 10, 11, 20, 30])
  }

  @Test func `Lengths that depend on choices are visited too`() {
    let texts = Self.all(.string(of: "ab", 0...3), upTo: 100)
    #expect(texts.count == 1 + 2 + 4 + 8)
    #expect(Set(texts).count == texts.count)
    #expect(texts.first == "")
  }

  @Test func `The simplest counterexample is found first`() throws {
    let property = Property<Void>(forAll: .int(in: 0...1000), .int(in: 0...1000)) { _, one, two in
      try require(one * two < 12)
    }
    let report = Run.check(property.about(()), RunSettings(cases: 10_000, isExhaustive: true))
    #expect(try #require(report.counterexample).input == "1\n12")
  }
}

/// An enumeration can stop and resume.
@Suite struct ResumptionTests {
  private static let triples = RunTests.claim(
    .int(in: 0...9), .int(in: 0...9), .int(in: 0...9)
  ) { _, _, _ in }

  @Test(arguments: [1, 7, 100, 999, 1_000])
  func `Stopped and resumed it counts each input once`(step: Int) throws {
    var settings = RunSettings(cases: step, isExhaustive: true)
    var report = Run.check(Self.triples, settings)
    var judged = report.cases
    while let resumption = report.resumption {
      let resumed: Resumption = try #require(Resumption("\(resumption)"))
      settings.resumption = resumed
      report = Run.check(Self.triples, settings)
      judged += report.cases
    }
    #expect(report.outcome == .proved(inputs: 1_000, upToSize: nil))
    #expect(judged == 1_000)
  }

  @Test(arguments: ["0/0/", "3/5/1.2+", "3/5/1", "3/5/+", "4194304/0/"])
  func `A word of a resumption is read and written`(word: String) throws {
    #expect(try #require(Resumption(word) as Resumption?).description == word)
  }

  @Test(arguments: ["", "1/2", "a/0/", "1/-1/", "1/-2/", "1/2/3.x", "1/2/3/4", "4194305/0/"])
  func `A word that is no resumption is refused`(word: String) {
    #expect(Resumption(word) == nil)
  }
}
