import Testing

@testable import PropertyFuzzing
@testable import PropertyTesting

/// Each other option of each choice of an input.
@Suite struct OptionSweepTests {
  private func changes(_ recording: Recording) -> [[UInt8]] {
    var sweep = OptionSweep(recording)
    var changes: [[UInt8]] = []
    while let next = sweep.next() { changes.append(next) }
    return changes
  }

  @Test func `Each option comes once, those of the first choice first`() {
    let recording = Recording(choices: [Choice(1, of: 2), Choice(3, of: 3)], spans: [])
    #expect(changes(recording) == [[0, 3], [2, 3], [1], [1, 1], [1, 2]])
  }

  @Test func `Choices without another option, of many options, or disregarded stay`() {
    let choices = [
      Choice(0, of: 0), Choice(5, of: 999), Choice(0, of: 1, isDisregarded: true), Choice(1, of: 1),
    ]
    #expect(changes(Recording(choices: choices, spans: [])) == [[0, 5]])
    #expect(changes(Recording(choices: [], spans: [])) == [])
  }

  @Test func `A list grows by an element, with each option`() {
    let claim = Claim(forAll: .array(of: .int(in: 0...2), 0...4)) { _ in }
    let lists = changes(claim.recording([1, 1, 1, 2])).map { bytes in
      claim.arguments(bytes: bytes).first as? [Int] ?? []
    }
    #expect(
      Set(lists) == [
        [0, 2], [2, 2], [1, 0], [1, 1], [1, 2, 0], [1, 2, 1], [1, 2, 2], [], [1],
      ])
  }
}
