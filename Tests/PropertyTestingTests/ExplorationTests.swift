import Testing

@testable import PropertyTesting

/// The first phase of a run, with small cases, copied parts and small domains.
@Suite struct ExplorationTests {
  private static func numbers(_ maximum: Int) -> Generator<Int> { .int(in: 0...maximum) }

  @Test func `A run checks each input of a small domain once`() {
    let claim = RunTests.claim(.bool(), .int(in: 0...9), .array(of: .bool(), 1...3)) { _, _, _ in }
    let report = Run.check(claim, RunSettings(cases: 5_000))
    #expect(report.outcome == .proved(inputs: 2 * 10 * (2 + 4 + 8), upToSize: nil))
    #expect(report.cases == 280 + 1)
  }

  @Test func `A run doesn't track a domain with more inputs than the run checks`() {
    var tree = ChoiceTree(limit: 1_000)
    _ = tree.insert([Choice(5, of: .max)])
    #expect(!tree.isHopeful)
    let report = Run.check(RunTests.claim(Self.numbers(1_000)) { _ in }, RunSettings(cases: 1_000))
    #expect(report.outcome == .holds)
  }

  /// The choices don't include the randomness, so the domain seems small.
  @Test(arguments: [false, true])
  func `Hidden randomness makes a run inconclusive`(isExhaustive: Bool) {
    let hidden = Generator<Int> { _ in Int.random(in: 0...999) }
    let settings = RunSettings(isExhaustive: isExhaustive)
    let alone = Run.check(RunTests.claim(hidden) { _ in }, settings)
    #expect(alone.outcome == .unhealthy(problem: .unsteadyGenerator))
    let tuples = Generator<(Bool, Int)> { ($0.draw(.bool()), $0.draw(hidden)) }
    let beside = Run.check(RunTests.claim(tuples) { _ in }, settings)
    #expect(
      beside.outcome == (isExhaustive ? .unhealthy(problem: .unsteadyGenerator) : .holds))
    #expect(beside.cases == (isExhaustive ? 2 : 1_001))
  }

  @Test func `A claim about values that never equal themselves can be proved`() {
    let object = Generator<Unequal> { _ in Unequal() }
    let number = Generator<Double> { _ in Double.nan }
    let report = Run.check(RunTests.claim(object, number, .bool()) { _, _, _ in })
    #expect(report.outcome == .proved(inputs: 2, upToSize: nil))
  }

  @Test func `A generator that isn't a function of its choices is reported`() {
    let counter = Counter()
    let unsteady = Generator<Int> { source in
      Int(source.choose(upTo: UInt64(counter.next() % 2 + 1)))
    }
    let report = Run.check(RunTests.claim(unsteady) { _ in })
    #expect(report.outcome == .unhealthy(problem: .unsteadyGenerator))
  }
}

/// An object that equals only itself, with its own description.
private final class Unequal: Equatable, CustomStringConvertible, Sendable {
  static func == (one: Unequal, other: Unequal) -> Bool { one === other }
  var description: String { "\(ObjectIdentifier(self))" }
}

/// The enumeration, which visits each sequence of choices up to a size exactly once.
@Suite struct EnumerationTests {
  /// All values that `generator` returns for choices of a total size up to `size`.
  static func all<Value>(_ generator: Generator<Value>, upTo size: UInt64) -> [Value] {
    var source = ChoiceSource(enumeratingUpTo: size)
    var values: [Value] = []
    repeat { values.append(generator.generate(&source)) } while source.advance()
    return values
  }

  @Test func `An enumeration visits only inputs up to its size`() {
    let pairs = Self.all(zip(.int(in: 0...9), .int(in: 0...9)), upTo: 2)
    #expect(pairs.map { 10 * $0 + $1 } == [0, 1, 2, 3, 10, 11, 20, 30])
  }

  @Test func `An enumeration finds the simplest counterexample first`() throws {
    let property = Property<Void>(forAll: .int(in: 0...1000), .int(in: 0...1000)) { _, one, two in
      try require(one * two < 12)
    }
    let report = Run.check(property.about(()), RunSettings(cases: 10_000, isExhaustive: true))
    #expect(try #require(report.counterexample).input == "1\n12")
  }
}

/// Enumerations that stop and resume.
@Suite struct ResumptionTests {
  private static let triples = RunTests.claim(
    .int(in: 0...9), .int(in: 0...9), .int(in: 0...9)
  ) { _, _, _ in }

  @Test(arguments: [1, 7, 100, 999, 1_000])
  func `An enumeration that stops and resumes counts each input once`(step: Int) throws {
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
  func `A resumption is written as the word from which it was read`(word: String) throws {
    #expect(try #require(Resumption(word) as Resumption?).description == word)
  }

  @Test(arguments: ["", "1/2", "a/0/", "1/-1/", "1/-2/", "1/2/3.x", "1/2/3/4", "4194305/0/"])
  func `A malformed resumption is refused`(word: String) {
    #expect(Resumption(word) == nil)
  }
}

/// A run varies simple inputs if a precondition accepts only such inputs.
@Suite struct NearbyTests {
  /// Without variations, only one in twenty random seeds finds such a list.
  @Test func `A run finds a list of eight rising numbers by varying shorter lists`() {
    let claim = Claim(forAll: .array(of: .int())) { list in
      try assume(Swift.zip(list, list.dropFirst()).allSatisfy(<))
      try require(list.count < 8)
    }
    let found = (0..<20 as Range<UInt64>).count { seed in
      let settings = RunSettings(cases: 20_000, seed: seed, shrinkLimit: 0)
      return Run.check(claim, settings).counterexample != nil
    }
    #expect(found >= 16)
  }

  @Test func `A run reports that few drawn inputs are valid even if variations are valid`() {
    let claim = Claim(forAll: .array(of: .int(), 3...60)) { list in
      try assume(Swift.zip(list, list.dropFirst()).allSatisfy(<))
    }
    let report = Run.check(claim, RunSettings(cases: 10_000, seed: 1))
    guard case .unhealthy(.fewValid(let valid, let drawn)) = report.outcome else {
      Issue.record("\(report.outcome)")
      return
    }
    #expect(valid * 100 < drawn && drawn < 9_000)
    #expect(report.cases - report.discarded > valid * 10)
  }
}
