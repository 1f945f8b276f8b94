/// An edit that changes something inside the text of a date field, as a wrong field is asked about
/// it.
struct DateQuestion {
  /// The parts of the field.
  let field: DateFieldDescription
  /// The edit, its range widened to scalars.
  let edit: Edit
  /// The content of the field.
  let state: FieldState

  /// A question; nil where the range is outside the text, or nothing is to change.
  init?(_ field: DateFieldDescription, _ edit: Edit, _ state: FieldState) {
    guard let whole = try? FieldState(text: state.text, selection: edit.range),
      !edit.isDeletion || whole.selection.length > 0
    else { return nil }
    self.field = field
    self.edit = Edit(replacing: whole.selection, with: edit.replacement)
    self.state = state
  }

  private var rule: any TextRule { ModelDateFields().field(field) }

  /// The model's decision.
  var decision: Decision { rule.decide(edit, on: state) }

  /// The result of the edit without a check.
  var plain: FieldState { (try? state.replacing(edit)) ?? state }

  /// Whether a single scalar is typed.
  var isKey: Bool { edit.replacement.unicodeScalars.count == 1 }

  /// Whether a digit is typed.
  var isDigit: Bool { isKey && "0"..."9" ~= edit.replacement }

  /// The model's decision if other text is inserted.
  func decision(inserting text: String) -> Decision {
    rule.decide(Edit(replacing: edit.range, with: text), on: state)
  }

  /// The model's decision by other policies.
  func decision(by change: (inout DatePolicies) -> Void) -> Decision {
    var changed = field
    change(&changed.policies)
    return ModelDateFields().field(changed).decide(edit, on: state)
  }

  /// The model's decision, with the state that it shows changed.
  func changing(_ change: (FieldState) -> FieldState) -> Decision {
    let decision = self.decision
    return decision.newState.map { showing(change($0)) } ?? decision
  }

  /// The decision that shows a state: accepted where that is what was asked for.
  func showing(_ next: FieldState) -> Decision {
    if next == plain { return .accept(next) }
    return .rewrite(next, because: rule.objection(to: plain.text))
  }

  /// The text that the model shows after keys were typed, by default into the empty field.
  func typing(
    _ keys: some Sequence<Unicode.Scalar>, into state: FieldState = .empty
  ) -> FieldState {
    keys.reduce(state) {
      rule.apply(Edit(replacing: $0.selection, with: String($1)), to: $0)
    }
  }

  /// The digits and letters of a text.
  func content(of text: String) -> [Unicode.Scalar] {
    let letters = (field.texts.morning + field.texts.afternoon).unicodeScalars
    return text.unicodeScalars.filter { field.texts.digits.contains($0) || letters.contains($0) }
  }

  /// The values of a text's segments, as far as they follow one another; of a range, the first
  /// date's.
  func segments(of text: String) -> [DateSegment: String] {
    var (rest, texts) = (text.unicodeScalars[...], [DateSegment: String]())
    for part in field.layout.parts {
      switch part {
      case .literal(let literal):
        guard rest.first == literal else { return texts }
        rest = rest.dropFirst()
      case .segment(let segment):
        let digits = rest.prefix(segment.width).prefix { field.texts.digits.contains($0) }
        if digits.isEmpty { return texts }
        texts[segment] = digits.map { digit in String(field.texts.digits.firstIndex(of: digit) ?? 0)
        }.joined()
        rest = rest.dropFirst(digits.count)
      }
    }
    return texts
  }
}

extension DateSegment {
  /// How many digits it has.
  fileprivate var width: Int {
    switch self {
    case .halfDay: 0
    case .year: 4
    case .millisecond: 3
    default: 2
    }
  }
}

extension DateFieldDescription {
  func has(_ segment: DateSegment) -> Bool { layout.parts.contains(.segment(segment)) }
}
