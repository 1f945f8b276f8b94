private let model = ModelPatterns()

extension Mutant {
  /// Patterns that `read` reads from texts.
  static func notationReading(
    _ id: String, _ mistake: String,
    _ read: @escaping @Sendable (String, PatternNotation) throws(PatternError) -> Pattern
  ) -> Mutation { replacing(throwing: \.patterns.patternOfText, id, mistake, by: read) }

  /// Patterns that are read from misread texts.
  static func notationText(
    _ id: String, _ mistake: String, _ misread: @escaping @Sendable (String) -> String
  ) -> Mutation {
    notationReading(id, mistake) { (text, notation) throws(PatternError) in
      try model.pattern(misread(text), in: notation)
    }
  }

  /// Patterns for which every function misreads the slots.
  static func slot(
    _ id: String, _ mistake: String, _ misread: @escaping @Sendable (PatternSlot) -> PatternSlot
  ) -> Mutation {
    let read: @Sendable (Pattern) -> Pattern = { pattern in
      Pattern(pattern.elements.map { $0.slot.map { .slot(misread($0)) } ?? $0 })
    }
    return Mutation(id, mistake) {
      $0.patterns.formattedText = { model.formatted($0, by: read($1), $2) }
      $0.patterns.contentOfText = { model.content(of: $0, in: read($1), $2) }
      $0.patterns.valueOfText = { model.value(of: $0, in: read($1), $2) }
      $0.patterns.isTextComplete = { model.isComplete($0, in: read($1), $2) }
      $0.patterns.fieldOfPattern = { model.field(read($0), $1) }
    }
  }

  /// Patterns in which `answer` formats texts; the fields are the model's.
  static func formatting(
    _ id: String, _ mistake: String, _ answer: @escaping @Sendable (PatternTextQuestion) -> String
  ) -> Mutation {
    replacing(\.patterns.formattedText, id, mistake) { answer(PatternTextQuestion($0, $1, $2)) }
  }

  /// Patterns in which `answer` returns the content of texts.
  static func content(
    _ id: String, _ mistake: String, _ answer: @escaping @Sendable (PatternTextQuestion) -> String
  ) -> Mutation {
    replacing(\.patterns.contentOfText, id, mistake) { answer(PatternTextQuestion($0, $1, $2)) }
  }

  /// Patterns in which texts are complete if `answer` returns true.
  static func completeness(
    _ id: String, _ mistake: String, _ answer: @escaping @Sendable (PatternTextQuestion) -> Bool
  ) -> Mutation {
    replacing(\.patterns.isTextComplete, id, mistake) { answer(PatternTextQuestion($0, $1, $2)) }
  }
}

/// The description of a field with a pattern.
struct PatternParts: Sendable {
  /// The pattern, which isn't empty.
  let pattern: Pattern
  let policies: PatternPolicies
}

/// An edit of a field with a pattern.
typealias PatternQuestion = FieldQuestion<PatternParts>

extension PatternQuestion {
  /// A question, or `nil` if the pattern is empty, the range is outside the text, or nothing
  /// changes.
  init?(_ pattern: Pattern, _ policies: PatternPolicies, _ edit: Edit, _ state: FieldState) {
    if pattern.elements.isEmpty { return nil }
    let parts = PatternParts(pattern: pattern, policies: policies)
    self.init(parts, ModelPatternField(pattern, policies), edit, state)
  }

  var pattern: Pattern { field.pattern }

  var policies: PatternPolicies { field.policies }

  /// Whether the range contains no content, only literals or junk.
  var takesNoContent: Bool { content(of: head + replaced).count == content(of: head).count }

  func content(of text: String) -> [Unicode.Scalar] {
    ModelPatterns().content(of: text, in: pattern, policies).scalars
  }

  /// The content after the range.
  var tailContent: [Unicode.Scalar] {
    Array(content(of: state.text).dropFirst(content(of: head + replaced).count))
  }

  func formatted(_ text: String) -> String {
    ModelPatterns().formatted(text, by: pattern, policies)
  }

  /// Whether, after the head, the text begins with a scalar that isn't content.
  func beginsWithLiteral(_ text: String, after head: String) -> Bool {
    guard let first = text.unicodeScalars.first else { return false }
    return content(of: head + String(first)).count == content(of: head).count
  }

  /// The model's decision under other policies.
  func decision(by change: (inout PatternPolicies) -> Void) -> Decision {
    var changed = policies
    change(&changed)
    return ModelPatternField(pattern, changed).decide(edit, on: state)
  }

  /// The decision of a field with a quirk of other libraries.
  func quirkyDecision(_ change: (inout PatternQuirks) -> Void) -> Decision {
    var quirks = PatternQuirks()
    change(&quirks)
    return PatternField(pattern, policies, quirks).decide(edit, on: state)
  }

  /// The decision that shows `head` and `rest`, formatted, with the caret between them.
  func laying(_ head: [Unicode.Scalar], _ rest: [Unicode.Scalar]) -> Decision {
    let text = formatted(String(scalars: head + rest))
    let caret = min(formatted(String(scalars: head)).utf16.count, text.utf16.count)
    return showing(FieldState(text).selecting(.caret(at: caret)))
  }
}

/// A text that a wrong implementation formats, reads or checks, and the model's answer.
struct PatternTextQuestion {
  let text: String
  let pattern: Pattern
  let policies: PatternPolicies

  init(_ text: String, _ pattern: Pattern, _ policies: PatternPolicies) {
    self.text = text
    self.pattern = pattern
    self.policies = policies
  }

  var formatted: String { ModelPatterns().formatted(text, by: pattern, policies) }

  /// The text, formatted by a field with a quirk of other libraries.
  func quirkyFormat(_ change: (inout PatternQuirks) -> Void) -> String {
    var quirks = PatternQuirks()
    change(&quirks)
    return PatternField(pattern, policies, quirks).formatted(text)
  }

  /// The text of an empty field after this text is typed scalar by scalar.
  var typed: String {
    text.unicodeScalars.reduce(FieldState.empty) { state, scalar in
      field.apply(Edit(replacing: state.selection, with: String(scalar)), to: state)
    }.text
  }

  var content: String { ModelPatterns().content(of: text, in: pattern, policies) }

  var isComplete: Bool { ModelPatterns().isComplete(text, in: pattern, policies) }

  var objection: Reason? { field.objection(to: text) }

  private var field: ModelPatternField { ModelPatternField(pattern, policies) }
}

extension Pattern {
  var firstLiterals: [Unicode.Scalar] { elements.prefix { $0.slot == nil }.compactMap(\.literal) }

  /// Whether some slot accepts the scalar.
  func takes(_ scalar: Unicode.Scalar) -> Bool { slots.contains { $0.takes(scalar) } }
}

extension PatternSlot {
  func taking(_ content: Content) -> PatternSlot {
    PatternSlot(content, letterCase: letterCase, occurrence: occurrence)
  }

  func casing(_ letterCase: LetterCase) -> PatternSlot {
    PatternSlot(content, letterCase: letterCase, occurrence: occurrence)
  }

  func occurring(_ occurrence: Occurrence) -> PatternSlot {
    PatternSlot(content, letterCase: letterCase, occurrence: occurrence)
  }
}

extension Set<Unicode.Scalar> {
  /// The scalars of the first four planes for which `isSo` is true.
  static func scalars(where isSo: (Unicode.Scalar.Properties) -> Bool) -> Set {
    Set((0...0x3_FFFF).compactMap(Unicode.Scalar.init).filter { isSo($0.properties) })
  }

  /// The letters of the first four planes.
  static let letters = scalars { properties in
    let categories: [Unicode.GeneralCategory] = [
      .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
    ]
    return categories.contains(properties.generalCategory)
  }
}

extension String {
  /// The pattern's text, with each scalar replaced by the result of `write`, which receives the
  /// scalar and whether a backslash precedes it; that backslash is dropped.
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

  /// The text of a pattern without the brackets of its tail; escaped brackets stay.
  var withoutBrackets: String {
    rewritingNotation { scalar, isEscaped in
      if isEscaped { return "\\" + String(scalar) }
      return scalar == "[" || scalar == "]" ? "" : String(scalar)
    }
  }
}
