import Testing

@testable import PropertyTesting

/// A run's actions before it draws at full speed: small cases, copied parts, small domains.
@Suite struct ExplorationTests {
  private static func numbers(_ maximum: Int) -> Generator<Int> { .int(in: 0...maximum) }

  @Test func `A small domain is judged whole and each input once`() {
    let claim = RunTests.claim(.bool(), .int(in: 0...9), .array(of: .bool(), 1...3)) { _, _, _ in }
    let report = Run.check(claim, RunSettings(cases: 5_000))
    #expect(report.outcome == .proved(inputs: 2 * 10 * (2 + 4 + 8), upToSize: nil))
    #expect(report.cases == 280 + 1)
  }

  @Test func `A domain larger than the run is not followed`() {
    var tree = ChoiceTree(limit: 1_000)
    _ = tree.insert([Choice(5, of: .max)])
    #expect(!tree.isHopeful)
    let report = Run.check(RunTests.claim(Self.numbers(1_000)) { _ in }, RunSettings(cases: 1_000))
    #expect(report.outcome == .holds)
  }

  @Test func `What was seen is not new and what was not is found`() {
    var tree = ChoiceTree(limit: 100)
    let inputs = [[Choice(1, of: 1), Choice(2, of: 2)], [Choice(1, of: 1), Choice(2, of: 2)]]
    let isNew = inputs.map { tree.insert($0) }
    #expect(isNew == [true, false])
    #expect(tree.unseen() == [0])
    _ = tree.insert([Choice(0, of: 1)])
    #expect(tree.unseen() == [1, 0])
    _ = tree.insert([Choice(1, of: 1), Choice(0, of: 2)])
    #expect(!tree.isComplete)
    _ = tree.insert([Choice(1, of: 1), Choice(1, of: 2)])
    #expect(tree.isComplete && tree.inputs == 4)
  }

  @Test func `Every fourth of the first cases is small`() {
    let cases = Cases(claim: RunTests.claim(.bool()) { _ in }, seed: 1)
    let counts = (0..<64).map { index in
      var source = cases.plain(index, recording: false)
      return source.draw(.array(of: .int(), 2...90)).count
    }
    for index in 0..<4 { #expect(counts[index * 4 + 3] <= 2 + index) }
    #expect(counts.count { $0 > 10 } > 40)
  }

  @Test func `A generator that is not a function of its choices is noticed`() {
    let counter = Counter()
    let unsteady = Generator<Int> { source in
      Int(source.choose(upTo: UInt64(counter.next() % 2 + 1)))
    }
    let report = Run.check(RunTests.claim(unsteady) { _ in })
    #expect(report.outcome == .unhealthy(problem: .unsteadyGenerator))
  }

  /// Choices show nothing of it: there seem to be few inputs.
  @Test(arguments: [false, true]) func `Hidden randomness proves nothing`(isExhaustive: Bool) {
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

  @Test func `What differs in itself proves as before`() {
    let object = Generator<Unequal> { _ in Unequal() }
    let number = Generator<Double> { _ in Double.nan }
    let report = Run.check(RunTests.claim(object, number, .bool()) { _, _, _ in })
    #expect(report.outcome == .proved(inputs: 2, upToSize: nil))
  }

  @Test func `Cases that are cut short are noticed`() {
    let claim = RunTests.claim(.array(of: .array(of: .int(), 90...99), 900...999)) { _ in }
    let report = Run.check(claim, RunSettings(cases: 100))
    #expect(report.outcome == .unhealthy(problem: .tooLarge(choices: 65_536)))
  }
}

/// An object that equals no other, and whose description tells them apart.
private final class Unequal: Equatable, CustomStringConvertible, Sendable {
  static func == (one: Unequal, other: Unequal) -> Bool { one === other }
  var description: String { "\(ObjectIdentifier(self))" }
}
