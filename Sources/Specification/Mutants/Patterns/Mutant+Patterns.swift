private let model = ModelPatterns()

extension Mutant {
  static func notationReading(
    _ id: String, _ mistake: String,
    _ read: @escaping @Sendable (String, PatternNotation) throws(PatternError) -> Pattern
  ) -> Mutant { replacing(throwing: \.patterns.patternOfText, id, mistake, by: read) }

  static func notationText(
    _ id: String, _ mistake: String, _ misread: @escaping @Sendable (String) -> String
  ) -> Mutant {
    notationReading(id, mistake) { (text, notation) throws(PatternError) in
      try model.pattern(misread(text), in: notation)
    }
  }

  static func slot(
    _ id: String, _ mistake: String, _ misread: @escaping @Sendable (PatternSlot) -> PatternSlot
  ) -> Mutant {
    let read: @Sendable (Pattern) -> Pattern = { pattern in
      Pattern(pattern.elements.map { $0.slot.map { .slot(misread($0)) } ?? $0 })
    }
    return Mutant(id, mistake) {
      let model = $0.patterns
      $0.patterns.formattedText = { model.formattedText($0, read($1), $2) }
      $0.patterns.contentOfText = { model.contentOfText($0, read($1), $2) }
      $0.patterns.valueOfText = { model.valueOfText($0, read($1), $2) }
      $0.patterns.isTextComplete = { model.isTextComplete($0, read($1), $2) }
      $0.patterns.fieldOfPattern = { model.fieldOfPattern(read($0), $1) }
    }
  }

  /// Creates a mutant that uses `answer` to format texts; the fields stay those of the model.
  static func formatting(
    _ id: String, _ mistake: String, _ answer: @escaping @Sendable (PatternTextQuestion) -> String
  ) -> Mutant {
    replacing(\.patterns.formattedText, id, mistake) { answer(PatternTextQuestion($0, $1, $2)) }
  }

  /// Creates a mutant that uses `answer` to find the content of texts.
  static func content(
    _ id: String, _ mistake: String, _ answer: @escaping @Sendable (PatternTextQuestion) -> String
  ) -> Mutant {
    replacing(\.patterns.contentOfText, id, mistake) { answer(PatternTextQuestion($0, $1, $2)) }
  }

  /// Creates a mutant that uses `answer` to decide whether a text is complete.
  static func completeness(
    _ id: String, _ mistake: String, _ answer: @escaping @Sendable (PatternTextQuestion) -> Bool
  ) -> Mutant {
    replacing(\.patterns.isTextComplete, id, mistake) { answer(PatternTextQuestion($0, $1, $2)) }
  }
}

struct PatternParts: Sendable {
  /// The pattern, which must not be empty.
  let pattern: Pattern
  let policies: PatternPolicies
}

/// An edit of a field with a pattern, for a mutant to decide about.
typealias PatternQuestion = FieldQuestion<PatternParts>

extension PatternQuestion {
  /// Creates a question; `nil` if the pattern is empty, the range is outside the text, or the edit
  /// wouldn't change anything.
  init?(_ pattern: Pattern, _ policies: PatternPolicies, _ edit: Edit, _ state: FieldState) {
    if pattern.elements.isEmpty { return nil }
    let parts = PatternParts(pattern: pattern, policies: policies)
    self.init(parts, ModelPatternField(pattern, policies), edit, state)
  }

  var pattern: Pattern { field.pattern }

  var policies: PatternPolicies { field.policies }

  /// Whether the range contains only literals or junk, and no content.
  var takesNoContent: Bool { content(of: head + replaced).count == content(of: head).count }

  func content(of text: String) -> [Unicode.Scalar] {
    ModelPatternField(pattern, policies).content(of: text).scalars
  }

  var tailContent: [Unicode.Scalar] {
    Array(content(of: state.text).dropFirst(content(of: head + replaced).count))
  }

  func formatted(_ text: String) -> String {
    ModelPatternField(pattern, policies).formatted(text)
  }

  /// Whether the text's first scalar wouldn't be content after the head.
  func beginsWithLiteral(_ text: String, after head: String) -> Bool {
    guard let first = text.unicodeScalars.first else { return false }
    return content(of: head + String(first)).count == content(of: head).count
  }

  /// The model's decision if the field had other policies.
  func decision(by change: (inout PatternPolicies) -> Void) -> Decision {
    var changed = policies
    change(&changed)
    return ModelPatternField(pattern, changed).decide(edit, on: state)
  }

  /// The decision if the field had a quirk that other libraries have.
  func quirkyDecision(_ change: (inout PatternQuirks) -> Void) -> Decision {
    var quirks = PatternQuirks()
    change(&quirks)
    return PatternField(pattern, policies, quirks).decide(edit, on: state)
  }

  /// The decision that shows `head` and `rest` in formatted form, with the caret between them.
  func laying(_ head: [Unicode.Scalar], _ rest: [Unicode.Scalar]) -> Decision {
    let text = formatted(String(scalars: head + rest))
    let caret = min(formatted(String(scalars: head)).utf16.count, text.utf16.count)
    return showing(FieldState(text).selecting(.caret(at: caret)))
  }
}

/// A text that a mutant formats, reads or checks, with the model's answer.
struct PatternTextQuestion {
  let text: String
  let pattern: Pattern
  let policies: PatternPolicies

  init(_ text: String, _ pattern: Pattern, _ policies: PatternPolicies) {
    self.text = text
    self.pattern = pattern
    self.policies = policies
  }

  var formatted: String { field.formatted(text) }

  /// The text as a field with a quirk of other libraries formats it.
  func quirkyFormat(_ change: (inout PatternQuirks) -> Void) -> String {
    var quirks = PatternQuirks()
    change(&quirks)
    return PatternField(pattern, policies, quirks).formatted(text)
  }

  /// The text of an empty field after this text is typed scalar by scalar.
  var typed: String { field.typing(text).text }

  var content: String { field.content(of: text) }

  var isComplete: Bool { field.isComplete(text) }

  var objection: Reason? { field.objection(to: text) }

  private var field: ModelPatternField { ModelPatternField(pattern, policies) }
}

extension Set<Unicode.Scalar> {
  /// The scalars in the first four planes for which `isSo` is true.
  static func scalars(where isSo: (Unicode.Scalar.Properties) -> Bool) -> Set {
    Set((0...0x3_FFFF).compactMap(Unicode.Scalar.init).filter { isSo($0.properties) })
  }

  /// The letters in the first four planes.
  static let letters = scalars { properties in
    let categories: [Unicode.GeneralCategory] = [
      .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
    ]
    return categories.contains(properties.generalCategory)
  }
}

extension String {
  /// The notation with each scalar replaced by the result of `write`, which receives the scalar and
  /// whether a backslash precedes it; this backslash is dropped.
  func rewritingNotation(_ write: (Unicode.Scalar, Bool) -> String) -> String {
    var (text, isEscaped) = ("", false)
    for scalar in unicodeScalars {
      if scalar == "\\" && !isEscaped {
        isEscaped = true
      } else {
        text += write(scalar, isEscaped)
        isEscaped = false
      }
    }
    return text + (isEscaped ? "\\" : "")
  }

  /// The notation without the brackets of its tail; brackets after a backslash stay.
  var withoutBrackets: String {
    rewritingNotation { scalar, isEscaped in
      if isEscaped { return "\\" + String(scalar) }
      return scalar == "[" || scalar == "]" ? "" : String(scalar)
    }
  }
}
