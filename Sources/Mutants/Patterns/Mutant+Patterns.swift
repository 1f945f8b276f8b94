import InputLaws
import InputRules
import InputRulesModel

private let model = ModelPatterns()

extension Mutant {
  /// Patterns are made of texts as `read` does.
  static func notationReading(
    _ id: String, _ mistake: String,
    _ read: @escaping @Sendable (String, PatternNotation) throws(PatternError) -> Pattern
  ) -> Mutation {
    replacing(\.patterns.patternOfText, id, mistake, by: read)
  }

  /// Patterns are made of texts as they are misread.
  static func notationText(
    _ id: String, _ mistake: String, _ misread: @escaping @Sendable (String) -> String
  ) -> Mutation {
    notationReading(id, mistake) { (text, notation) throws(PatternError) in
      try model.pattern(misread(text), in: notation)
    }
  }

  /// Texts are made of patterns as `write` does.
  static func notationWriting(
    _ id: String, _ mistake: String,
    _ write: @escaping @Sendable (Pattern, PatternNotation) throws(PatternError) -> String
  ) -> Mutation {
    replacing(\.patterns.textOfPattern, id, mistake, by: write)
  }

  /// Slots are misread wherever they are asked for.
  static func slot(
    _ id: String, _ mistake: String, _ misread: @escaping @Sendable (PatternSlot) -> PatternSlot
  ) -> Mutation {
    misreadPattern(id, mistake) { elements, _ in
      elements = elements.map { element in element.slot.map { .slot(misread($0)) } ?? element }
    }
  }

  /// Policies are misread wherever they are asked for.
  static func allPolicies(
    _ id: String, _ mistake: String,
    _ misread: @escaping @Sendable (inout PatternPolicies) -> Void
  ) -> Mutation {
    misreadPattern(id, mistake) { _, policies in misread(&policies) }
  }

  private static func misreadPattern(
    _ id: String, _ mistake: String,
    _ misread: @escaping @Sendable (inout [PatternElement], inout PatternPolicies) -> Void
  ) -> Mutation {
    let read: @Sendable (Pattern, PatternPolicies) -> (Pattern, PatternPolicies) = {
      var (elements, policies) = ($0.elements, $1)
      misread(&elements, &policies)
      return (Pattern(elements), policies)
    }
    return Mutation(id, mistake) {
      $0.patterns.formattedText = { text, pattern, policies in
        let (pattern, policies) = read(pattern, policies)
        return model.formatted(text, by: pattern, policies)
      }
      $0.patterns.contentOfText = { text, pattern, policies in
        let (pattern, policies) = read(pattern, policies)
        return model.content(of: text, in: pattern, policies)
      }
      $0.patterns.valueOfText = { text, pattern, policies in
        let (pattern, policies) = read(pattern, policies)
        return model.value(of: text, in: pattern, policies)
      }
      $0.patterns.isTextComplete = { text, pattern, policies in
        let (pattern, policies) = read(pattern, policies)
        return model.isComplete(text, in: pattern, policies)
      }
      $0.patterns.fieldOfPattern = { pattern, policies in
        let (pattern, policies) = read(pattern, policies)
        return model.field(pattern, policies)
      }
    }
  }

  /// Texts are formatted as `answer` says; the fields are the model's.
  static func formatting(
    _ id: String, _ mistake: String, _ answer: @escaping @Sendable (PatternTextQuestion) -> String
  ) -> Mutation {
    replacing(\.patterns.formattedText, id, mistake) { answer(PatternTextQuestion($0, $1, $2)) }
  }

  /// The content of texts is what `answer` says.
  static func content(
    _ id: String, _ mistake: String, _ answer: @escaping @Sendable (PatternTextQuestion) -> String
  ) -> Mutation {
    replacing(\.patterns.contentOfText, id, mistake) { answer(PatternTextQuestion($0, $1, $2)) }
  }

  /// The value of texts is what `answer` says.
  static func patternValue(
    _ id: String, _ mistake: String, _ answer: @escaping @Sendable (PatternTextQuestion) -> String
  ) -> Mutation {
    replacing(\.patterns.valueOfText, id, mistake) { answer(PatternTextQuestion($0, $1, $2)) }
  }

  /// Texts are complete where `answer` says so.
  static func completeness(
    _ id: String, _ mistake: String, _ answer: @escaping @Sendable (PatternTextQuestion) -> Bool
  ) -> Mutation {
    replacing(\.patterns.isTextComplete, id, mistake) { answer(PatternTextQuestion($0, $1, $2)) }
  }
}
