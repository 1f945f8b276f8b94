import PropertyTesting
import Testing

@testable import PropertyFuzzing

/// The inputs that a fuzzer makes: those of an ordinary run, variations of one choice in a kept
/// input, and pieces of text.
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

  /// All variations of an input that have a different option for one choice.
  private func sweep(_ recording: Recording) -> [[UInt8]] {
    var sweep = OptionSweep(recording)
    return (0..<1_000).compactMap { _ in sweep.next() }
  }

  @Test func `A fuzzer varies the newest kept input first and drops the oldest`() throws {
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

  @Test func `A fuzzer tries each option of the newest input once and extends its lists`() {
    let claim = Claim(forAll: .int(in: 0...2), .int(in: 0...3), .int(in: 0...999)) { _, _, _ in }
    #expect(sweep(claim.recording([1, 3])) == [[0, 3], [2, 3], [1], [1, 1], [1, 2]])
    let growing = Claim(forAll: .array(of: .int(in: 0...2), 0...4)) { _ in }
    let lists = sweep(growing.recording([1, 1, 1, 2]))
    #expect(
      Set(lists.map { growing.arguments(bytes: $0).first as? [Int] ?? [] }) == [
        [0, 2], [2, 2], [1, 0], [1, 1], [1, 2, 0], [1, 2, 1], [1, 2, 2], [], [1],
      ])
  }

  @Test func `The entries of the dictionary generate each pool's simplest pieces`() {
    let pieces = ChoiceDictionary.text.split(separator: "\n").map { entry in
      let bytes = entry.split(separator: "\\x").dropFirst().map { UInt8($0.prefix(2), radix: 16) }
      var source = ChoiceSource(bytes: bytes.map { $0 ?? 0 })
      return Generator<String>.text(upTo: 1).generate(&source)
    }
    #expect(Set(pieces).isSuperset(of: ["a", "0", "\n", "\"", "\\", "/", "\u{0}", "👍🏽"]))
  }
}
