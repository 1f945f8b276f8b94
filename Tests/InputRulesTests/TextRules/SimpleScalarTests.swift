import InputRules
import Testing

/// T1: characters are counted fast where each scalar is certainly one; here is why that is certain.
@Suite struct SimpleScalarTests {
  /// All that the fast path takes for clusters of their own.
  static let simple: [ClosedRange<UInt32>] = [
    0...0x7F, 0xC0...0x27F, 0x380...0x47F, 0x3000...0x3029, 0x3040...0x3098, 0x309B...0x30FF,
    0x4000...0x9FFF, 0xFF00...0xFF3F,
  ]

  @Test(arguments: simple)
  func `Between two simple scalars there is a boundary, except in CR LF (T1)`(
    range: ClosedRange<UInt32>
  ) throws {
    for scalar in range.lazy.compactMap(Unicode.Scalar.init) {
      for neighbour in ["a", "\u{27F}", "\u{380}", "\u{6F22}", "\u{9FFF}", "\r", "\n"] {
        try expectCounted(String(scalar) + neighbour + String(scalar))
      }
    }
  }

  private func expectCounted(_ text: String) throws {
    let count = text.count
    // Longer than its bytes allow to tell at once, so that the clusters are really counted.
    #expect(try MaximumLength(count).objection(to: text) == nil)
    #expect(try MaximumLength(count - 1).objection(to: text) != nil)
  }
}
