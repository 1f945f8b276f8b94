import InputLaws
import InputRules
import InputRulesModel

/// Formatting by the model, but of patterns or by policies that are misread wherever they are used.
struct MisreadPatterns: WrongFormatting {
  private let misread: @Sendable (inout [PatternElement], inout PatternPolicies) -> Void

  /// Formatting with slots as `misread` makes them.
  init(slots misread: @escaping @Sendable (PatternSlot) -> PatternSlot) {
    self.misread = { elements, _ in
      elements = elements.map { element in element.slot.map { .slot(misread($0)) } ?? element }
    }
  }

  /// Formatting by policies as `misread` makes them.
  init(policies misread: @escaping @Sendable (inout PatternPolicies) -> Void) {
    self.misread = { _, policies in misread(&policies) }
  }

  private func misread(
    _ pattern: Pattern, _ policies: PatternPolicies
  ) -> (pattern: Pattern, policies: PatternPolicies) {
    var (elements, policies) = (pattern.elements, policies)
    misread(&elements, &policies)
    return (Pattern(elements), policies)
  }

  func formatted(_ text: String, by pattern: Pattern, _ policies: PatternPolicies) -> String {
    let read = misread(pattern, policies)
    return model.formatted(text, by: read.pattern, read.policies)
  }

  func content(of text: String, in pattern: Pattern, _ policies: PatternPolicies) -> String {
    let read = misread(pattern, policies)
    return model.content(of: text, in: read.pattern, read.policies)
  }

  func value(of text: String, in pattern: Pattern, _ policies: PatternPolicies) -> String {
    let read = misread(pattern, policies)
    return model.value(of: text, in: read.pattern, read.policies)
  }

  func isComplete(_ text: String, in pattern: Pattern, _ policies: PatternPolicies) -> Bool {
    let read = misread(pattern, policies)
    return model.isComplete(text, in: read.pattern, read.policies)
  }

  func field(_ pattern: Pattern, _ policies: PatternPolicies) -> any TextRule {
    let read = misread(pattern, policies)
    return model.field(read.pattern, read.policies)
  }
}
