import PropertyTesting
import Testing

@testable import PropertyFuzzing

/// What a fuzzer tries: the inputs of an ordinary run, each option of what it kept, pieces of text.
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

  /// Each other option of each choice of an input.
  private func sweep(_ recording: Recording) -> [[UInt8]] {
    var sweep = OptionSweep(recording)
    return (0..<1_000).compactMap { _ in sweep.next() }
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
    let expected = kept.reversed().flatMap { sweep(Self.claim.recording($0)) }
    let swept = inputs(expected.count) { property.sweep($0, capacity: 64) }
    let after = inputs(1) { property.sweep($0, capacity: 64) }
    #expect(swept == expected && before == [[]] && after == [[]])
    var many = NewInputs()
    for _ in 0..<65 { many.add(Self.claim.recording([1, 5])) }
    let changes = (0..<10_000).compactMap { _ in many.next() }
    #expect(changes.count == 64 * sweep(Self.claim.recording([1, 5])).count)
  }

  @Test func `Each option comes once, those of the first choice first, and a list grows`() {
    let claim = Claim(forAll: .int(in: 0...2), .int(in: 0...3), .int(in: 0...999)) { _, _, _ in }
    #expect(sweep(claim.recording([1, 3])) == [[0, 3], [2, 3], [1], [1, 1], [1, 2]])
    let growing = Claim(forAll: .array(of: .int(in: 0...2), 0...4)) { _ in }
    let lists = sweep(growing.recording([1, 1, 1, 2]))
    #expect(
      Set(lists.map { growing.arguments(bytes: $0).first as? [Int] ?? [] }) == [
        [0, 2], [2, 2], [1, 0], [1, 1], [1, 2, 0], [1, 2, 1], [1, 2, 2], [], [1],
      ])
  }

  @Test func `The bytes of each entry of the dictionary are the piece that it names`() throws {
    let entries = ChoiceDictionary.entries
    for (name, bytes) in entries {
      let parts = name.split(separator: "_")
      let pool = try #require(TextPool(rawValue: String(parts[0])))
      let piece = pool.pieces[try #require(Int(parts[1]))]
      var source = ChoiceSource(bytes: bytes)
      let text = source.draw(Generator<String>.text(upTo: 4))
      #expect(text.utf8.elementsEqual(piece.utf8), "\(name) gives \(text)")
    }
    let pools = Set(entries.map { $0.name.prefix { $0 != "_" } })
    #expect(pools.count == TextPool.allCases.count)
    #expect(Set(entries.map(\.bytes)).count == entries.count)
  }
}
