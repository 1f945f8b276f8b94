/// A field, its state, and edits; most laws use this input.
public struct Scenario: Hashable, Sendable {
  package var field: FieldDescription
  /// The initial state of the field.
  public var state: FieldState
  /// The edits, in order.
  public var edits: [Edit]
}

extension Scenario: CustomStringConvertible {
  /// The field, the state and the edits, each on its own line.
  public var description: String {
    (["field  \(field)", "shows  \(state)"] + edits.map { "edit   \($0)" }).joined(separator: "\n")
  }
}

extension Generator where Value == Scenario {
  /// A field that shows a text, and edits.
  ///
  /// The field's conditions are chosen to suit the texts, which are drawn first. As a result,
  /// enough edits are accepted, refused and rewritten.
  public static func scenario(
    for subject: Implementation, edits count: ClosedRange<Int> = 1...1, fields: FieldShape = .any
  ) -> Generator {
    Generator { source in
      let text = source.draw(subject.fields.texts)
      let edits = source.edits(count, of: text, typing: subject.fields.texts)
      let material = edits.reduce(text) { $0 + $1.replacement }
      let field = source.field(fields, around: material)
      let state = source.state(showing: text)
      return Scenario(
        field: subject.isOneRule ? FieldDescription() : field, state: state, edits: edits)
    }
  }

  /// An empty field, and edits.
  public static func fromEmpty(
    for subject: Implementation, edits count: ClosedRange<Int>, fields: FieldShape = .any
  ) -> Generator {
    Generator { source in
      let edits = source.edits(count, of: "", typing: subject.fields.texts)
      let material = edits.reduce("") { $0 + $1.replacement }
      let field = source.field(fields, around: material)
      return Scenario(
        field: subject.isOneRule ? FieldDescription() : field, state: .empty, edits: edits)
    }
  }

  /// The same scenarios; each run must have enough of each kind that most laws need.
  ///
  /// A user's own rule is exempt, because the texts that it accepts are unknown.
  public func reaching(for subject: Implementation) -> Generator {
    if subject.isOneRule { return self }
    return cover("splits a surrogate pair", atLeast: 0.02) { $0.edits.contains(where: $0.cutsPair) }
      .cover("a range is outside the text", atLeast: 0.02) { $0.decision()?.isOutside ?? false }
      .cover("accepted", atLeast: 0.2) { $0.decision()?.isAccepted ?? false }
      .cover("rewritten", atLeast: 0.02) { $0.decision()?.isRewritten ?? false }
      .cover("refused", atLeast: 0.1) { $0.decision()?.reason != nil }
  }

  /// A field without conditions, and an edit whose range begins and ends between characters.
  ///
  /// For such edits, the results of Foundation and the standard library are reliable.
  public static func betweenCharacters(for subject: Implementation) -> Generator {
    Generator { source in
      let text = source.draw(subject.fields.texts)
      var boundaries = [0]
      for character in text {
        boundaries.append(boundaries[boundaries.count - 1] + character.utf16.count)
      }
      let last = boundaries.count - 1
      let start = source.int(upTo: last)
      let first = boundaries[start]
      let end = boundaries[start + source.int(upTo: last - start)]
      let edit = Edit(
        replacing: TextRange(location: first, length: end - first),
        with: source.draw(subject.fields.texts))
      return Scenario(field: FieldDescription(), state: FieldState(text), edits: [edit])
    }
    .cover("a character has several units", atLeast: 0.2) {
      $0.state.text.count != $0.state.text.utf16.count
    }
  }
}

extension Scenario {
  /// The model's decision about the first edit.
  fileprivate func decision() -> Decision? {
    guard let edit = edits.first else { return nil }
    return try? ModelRule(field).decide(edit, on: state)
  }

  /// Whether an end of the edit's range is inside a surrogate pair of the original text.
  fileprivate func cutsPair(_ edit: Edit) -> Bool {
    let units = Array(state.text.utf16)
    return [edit.range.location, edit.range.end ?? -1].contains { offset in
      units.indices.contains(offset) && UTF16.isTrailSurrogate(units[offset])
    }
  }
}

extension Decision {
  package var isAccepted: Bool { if case .accept = self { true } else { false } }

  var isRewritten: Bool { if case .rewrite = self { true } else { false } }

  fileprivate var isOutside: Bool {
    if case .refuse(.rangeOutsideText) = self { true } else { false }
  }
}

/// A field, its state, and an edit of several ranges (E11).
public struct SeveralRangesScenario: Hashable, Sendable {
  package var field: FieldDescription
  /// The state of the field.
  public var state: FieldState
  /// The edit.
  public var edit: SeveralRangesEdit
}

extension Generator where Value == SeveralRangesScenario {
  /// A field, and an edit of up to three ranges, which are usually in order and don't overlap.
  public static func severalRanges(for subject: Implementation) -> Generator {
    Generator { source in
      let text = source.draw(subject.fields.texts)
      let ranges = source.ranges(inTextOf: text.utf16.count)
      let edit = SeveralRangesEdit(
        replacingOneOf: ranges, with: source.flip(0.8) ? source.draw(subject.fields.texts) : "")
      let field = source.field(.any, around: text + edit.replacement)
      return SeveralRangesScenario(
        field: subject.isOneRule ? FieldDescription() : field, state: source.state(showing: text),
        edit: edit)
    }
    .cover("the ranges are valid", atLeast: 0.3) { (try? $0.state.choices(of: $0.edit)) != nil }
    .cover("several ranges", atLeast: 0.2) { $0.edit.ranges.count > 1 }
  }
}

/// A field of any chapter, and a user's moves in this field.
struct AnyField: Sendable {
  let chapter: String
  let journey: any FieldJourney & Sendable

  func end(for subject: Implementation) throws -> (field: any TextRule, state: FieldState) {
    let field = try journey.rule(of: subject)
    return (field, journey.end(in: field))
  }
}

extension AnyField: CustomStringConvertible {
  var description: String { "chapter \(chapter)\n\(journey)" }
}

extension Generator<AnyField> {
  /// A field for prefixes, amounts, phone numbers or dates, or one with a pattern in which no slot
  /// accepts a literal's scalar.
  static let anyField = Generator.oneOf(
    journey("F", Generator<PatternJourney>.patternJourney(.distinct, .standard)),
    journey("K, prefixes", Generator<PrefixJourney>.prefixJourney),
    journey("K, amounts", Generator<AmountJourney>.amountJourney),
    journey("K, phones", Generator<PhoneJourney>.phoneJourney),
    journey("D", Generator<DateJourney>.dateJourney(withOtherTexts: false)))

  private static func journey(
    _ chapter: String, _ journeys: Generator<some FieldJourney & Sendable>
  ) -> Generator { journeys.map { AnyField(chapter: chapter, journey: $0) } }
}
