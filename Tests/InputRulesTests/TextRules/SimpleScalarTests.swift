import InputRules
import Testing

/// T1: characters are counted fast where each scalar or emoji is certainly one; this test shows why
/// that is certain.
@Suite struct SimpleScalarTests {
  /// What the fast path counts, with every other scalar placed before and after it.
  static let neighbours = [
    "a", "\u{27F}", "\u{380}", "\u{304B}", "\u{6F22}", "\u{FF21}", "\r", "\n", "\u{1F469}",
    "\u{1F469}\u{200D}", "\u{200D}\u{1F469}", "\u{1F469}\u{1F3FD}", "\u{1F1E8}\u{1F1E6}",
    "\u{1F1E8}", "\u{D55C}", "\u{D77F}", "\u{AC00}", "\u{5D0}", "\u{627}", "\u{64A}", "\u{2019}",
    "\u{2764}\u{FE0F}", "\u{2764}\u{FE0F}\u{200D}", "\u{200D}\u{2764}",
  ]

  @Test(arguments: neighbours)
  func `Next to what is simple any scalar is counted as in the standard library (T1)`(
    neighbour: String
  ) throws {
    let scalars = (0...0x1_FFFF).lazy.compactMap { Unicode.Scalar($0 as UInt32) }
    let wrong = try scalars.filter { scalar in
      let text = neighbour + String(scalar) + neighbour
      return try !isCounted(text)
    }
    #expect(wrong.isEmpty)
  }

  @Test func `Long runs of flags are counted in one pass (T1)`() throws {
    let flags = String(repeating: "\u{1F1E8}\u{1F1E6}", count: 20_000)
    #expect(try isCounted(flags))
    #expect(try isCounted(flags + "\u{1F1E8}a" + flags))
  }

  /// Whether a limit of the text's count admits it and a lower one doesn't.
  private func isCounted(_ text: String) throws -> Bool {
    let count = text.count
    let fits = try MaximumLength(count).objection(to: text) == nil
    return try fits && MaximumLength(count - 1).objection(to: text) != nil
  }
}
