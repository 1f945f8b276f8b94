import PropertyTesting
import Testing

@testable import PropertyFuzzing

/// What a fuzzer tries: the inputs of an ordinary run, and each option of what it kept.
@Suite struct NewInputsTests {
  private static let claim = Claim(
    forAll: .array(of: .int(in: 0...9), 0...8),
    named: PropertyName(chapter: "Lists", name: "Digits")
  ) { _ in }

  private func property(_ arguments: [String] = []) throws -> FuzzedProperty {
    try FuzzedProperty(
      arguments: ["fuzz", "--property=Digits"] + arguments,
      FuzzProgram([FuzzTarget(Self.claim.property) { Self.claim }]))
  }

  private func inputs(
    _ count: Int = 20, _ make: (UnsafeMutablePointer<UInt8>) -> Int
  ) -> [[UInt8]] {
    (0..<count).map { _ in
      var buffer = [UInt8](repeating: 0, count: 64)
      let size = make(&buffer)
      return Array(buffer.prefix(size))
    }
  }

  @Test func `The first are those of a run with the fuzzer's random seed, or one that it chose`()
    throws
  {
    var ordinary = OrdinaryInputs(Self.claim, seed: 7)
    let run = (0..<20).map { _ in ChoiceBytes.encode(ordinary.next().choices) }
    var seeded = try property(["-seed=7"])
    let drawn = inputs { seeded.draw($0, capacity: 64, seed: 3) }
    #expect(drawn == run)
    var free = try property()
    let chosen = inputs { free.draw($0, capacity: 64, seed: 7) }
    let cramped = inputs { free.draw($0, capacity: 0, seed: 7) }
    #expect(chosen == run && cramped.allSatisfy(\.isEmpty))
  }

  @Test func `What was kept last is changed first, and the oldest of many is dropped`() throws {
    var property = try property()
    let before = inputs(1) { property.sweep($0, capacity: 64) }
    let kept: [[UInt8]] = [[1, 5], [1, 6, 1, 7]]
    for input in kept { input.withUnsafeBufferPointer { property.keep($0) } }
    let expected = kept.reversed().flatMap { input -> [[UInt8]] in
      var sweep = OptionSweep(Self.claim.recording(input))
      var changes: [[UInt8]] = []
      while let next = sweep.next() { changes.append(next) }
      return changes
    }
    let swept = inputs(expected.count) { property.sweep($0, capacity: 64) }
    let after = inputs(1) { property.sweep($0, capacity: 64) }
    #expect(swept == expected && before == [[]] && after == [[]])
    var many = NewInputs()
    for _ in 0..<65 { many.add(Self.claim.recording([1, 5])) }
    var changes = 0
    while many.next() != nil { changes += 1 }
    var one = OptionSweep(Self.claim.recording([1, 5]))
    var each = 0
    while one.next() != nil { each += 1 }
    #expect(changes == 64 * each)
  }
}
