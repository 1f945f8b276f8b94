import Synchronization
import Testing

@testable import PropertyTesting

/// The inputs of an ordinary run, as a fuzzer tries them.
@Suite struct OrdinaryInputsTests {
  /// The inputs that a run checks, in order, as words of choices.
  private func checked<Value>(
    _ generator: Generator<Value>, cases: Int, seed: UInt64
  ) -> [[UInt8]] {
    let inputs = Mutex<[[UInt8]]>([])
    let claim = Claim(forAll: generator) { _ in }.judged { source in
      let choices = source.choices { _ = generator.generate(&$0) }
      inputs.withLock { $0.append(ChoiceBytes.encode(choices)) }
      return .holds
    }
    _ = Run.check(claim, RunSettings(cases: cases, seed: seed))
    // The very simplest comes first; each of the next twenty is checked twice.
    let all = inputs.withLock { $0 }
    let twice = all.dropFirst().prefix(40).enumerated().filter { $0.offset % 2 == 0 }
    return twice.map(\.element) + all.dropFirst(41)
  }

  private func ordinary<Value>(
    _ generator: Generator<Value>, _ count: Int, seed: UInt64
  ) -> [[UInt8]] {
    var inputs = OrdinaryInputs(Claim(forAll: generator) { _ in }, seed: seed)
    return (0..<count).map { _ in ChoiceBytes.encode(inputs.next().choices) }
  }

  @Test(arguments: [1, 7] as [UInt64])
  func `They are those of a run with the same random seed, in its order`(seed: UInt64) {
    let lists = Generator.array(of: .int(in: -50...50), 0...8)
    let run = checked(lists, cases: 2_000, seed: seed)
    #expect(run.count == 2_000 && Set(run).count > 1_000)
    #expect(ordinary(lists, 2_000, seed: seed) == run)
    #expect(ordinary(lists, 100, seed: seed + 1) != Array(run.prefix(100)))
  }

  @Test func `A small domain is gone through before an input comes again`() {
    let digits = Generator.int(in: 0...99)
    let first = ordinary(digits, 100, seed: 3)
    #expect(Set(first).count == 100)
    #expect(Set(ordinary(digits, 300, seed: 3)).count == 100)
  }
}
