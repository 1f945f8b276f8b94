import InputRules
import Testing

@testable import vectors

/// Formats in input-mask's notation.
@Suite struct InputMaskFormatTests {
  private func pattern(_ format: String) -> Pattern? {
    Pattern(inputMask: format, slots: Pattern.inputMaskSlots)
  }

  private func slot(
    _ content: PatternSlot.Content, _ occurrence: PatternSlot.Occurrence = .once
  ) -> PatternElement {
    .slot(PatternSlot(content, occurrence: occurrence))
  }

  @Test func `What must be filled comes first`() {
    #expect(
      pattern("[90a-]x")
        == Pattern([
          slot(.anyDigit), slot(.anyDigit, .optional), slot(.letter, .optional),
          slot(.letterOrDigit, .optional), .literal("x"),
        ]))
  }

  @Test func `The last of a block repeats`() {
    #expect(pattern("[…]") == Pattern([slot(.letterOrDigit, .repeating)]))
    #expect(pattern("[A…]") == Pattern([slot(.letter), slot(.letter, .repeating)]))
  }

  @Test func `Braces and backslashes make literals`() {
    #expect(
      pattern("{a\\}}\\[\\\\")
        == Pattern([
          .literal("a", inValue: true), .literal("}", inValue: true), .literal("["), .literal("\\"),
        ]))
  }

  @Test(arguments: [
    "[0", "0]", "{0", "0}", "[{0}]", "{[0]}", "{{0}}", "\\", "[x]", "[…0]", "[\\]]",
  ])
  func `Other formats are refused`(format: String) {
    #expect(pattern(format) == nil)
  }

  @Test func `Slots of one's own keep their places`() {
    let own = PatternSlot(.set(["."]))
    let slots = Pattern.inputMaskSlots.merging(["x": own]) { $1 }
    #expect(
      Pattern(inputMask: "[9x]", slots: slots)
        == Pattern([slot(.anyDigit, .optional), .slot(own)]))
  }
}
