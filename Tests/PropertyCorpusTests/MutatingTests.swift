import PropertyCorpus
import Testing

/// Inputs that are changed along their spans.
@Suite struct MutatingTests {
  private let claim = Claim(
    forAll: .array(of: .int(in: 0...9), 4...12),
    named: PropertyName(chapter: "Lists", name: "Digits")
  ) { _ in }
  private let input: [UInt8] = Array(repeating: 1, count: 40)

  /// What the change with that seed leaves of the input; nil where there was no room for it.
  private func changed(seed: UInt32, capacity: Int = 400) -> [UInt8]? {
    var buffer = input + Array(repeating: 0, count: capacity)
    let count = claim.mutate(&buffer, count: input.count, capacity: capacity, seed: seed)
    return count > 0 ? Array(buffer.prefix(count)) : nil
  }

  @Test func `A seed always makes the same change`() {
    for seed in 0..<100 as Range<UInt32> { #expect(changed(seed: seed) == changed(seed: seed)) }
  }

  @Test func `Parts go, come twice, and get other values`() {
    let counts = (0..<300).compactMap { changed(seed: $0)?.count }
    let before = claim.canonical(input).count
    #expect(counts.contains { $0 < before })
    #expect(counts.contains { $0 > before })
    #expect(counts.contains(before))
  }

  @Test func `What has no room is no change`() {
    let room = claim.canonical(input).count
    for seed in 0..<300 as Range<UInt32> {
      #expect(changed(seed: seed, capacity: room)?.count ?? 0 <= room)
    }
  }
}
