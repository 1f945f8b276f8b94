/// A pattern's field, its state, and one edit.
struct PatternEdit: Hashable, Sendable {
  var pattern: Pattern
  var policies: PatternPolicies
  var state: FieldState
  var edit: Edit

  /// The parts of the edit, by place; nil if the text isn't formatted or the edit is outside.
  var placed: PlacedEdit? { PlacedEdit(edit, of: state, in: pattern) }
}

extension Generator<PatternEdit> {
  /// A field with any text, and any edit.
  static func patternEdit(
    _ shape: PatternShape = .any, _ policies: Generator<PatternPolicies> = .any
  ) -> Generator {
    edit(shape, policies, showing: { $0.patternText($1) }) { $0.patternEdit(of: $1, $2) }
  }

  /// A field that shows a formatted text, and an insertion.
  static func patternInsertion(
    _ shape: PatternShape, _ policies: Generator<PatternPolicies> = .standard
  ) -> Generator {
    edit(shape, policies, showing: { $0.formedText($1) }) { $0.patternInsertion(of: $1, $2) }
  }

  /// A field that shows a formatted text, and a deletion.
  static func patternDeletion(
    _ shape: PatternShape, _ policies: Generator<PatternPolicies> = .standard
  ) -> Generator {
    edit(shape, policies, showing: { $0.formedText($1) }) { source, state, _ in
      source.patternDeletion(of: state)
    }
  }

  private static func edit(
    _ shape: PatternShape, _ policies: Generator<PatternPolicies>,
    showing text: @escaping @Sendable (inout ChoiceSource, Pattern) -> String,
    _ edit: @escaping @Sendable (inout ChoiceSource, FieldState, Pattern) -> Edit
  ) -> Generator {
    Generator { source in
      let pattern = source.pattern(shape)
      let state = source.state(showing: text(&source, pattern))
      let edit = edit(&source, state, pattern)
      let policies = source.draw(policies)
      return PatternEdit(pattern: pattern, policies: policies, state: state, edit: edit)
    }
  }
}

extension ChoiceSource {
  /// Any edit: an insertion, a deletion, or one whose range is outside or cuts a surrogate pair.
  mutating func patternEdit(of state: FieldState, _ pattern: Pattern) -> Edit {
    switch choose(upTo: 2, drawing: { $0.next(upTo: 9) < 5 ? 0 : $0.next(upTo: 2) }) {
    case 0: patternInsertion(of: state, pattern)
    case 1: patternDeletion(of: state)
    default:
      Edit(
        replacing: range(inTextOf: state.text.utf16.count), with: flip() ? patternWord(pattern) : ""
      )
    }
  }

  /// An insertion, usually into the selection.
  mutating func patternInsertion(of state: FieldState, _ pattern: Pattern) -> Edit {
    let word = patternWord(pattern)
    let range = flip(0.2) ? validRange(inTextOf: state.text.utf16.count) : state.selection
    return Edit(replacing: range, with: word)
  }

  /// A backspace, a forward deletion, or a deletion of any range.
  mutating func patternDeletion(of state: FieldState) -> Edit {
    let range = Edit(replacing: validRange(inTextOf: state.text.utf16.count), with: "")
    switch choose(upTo: 2) {
    case 0: return state.backwardDeletion ?? state.onwardDeletion ?? range
    case 1: return state.onwardDeletion ?? state.backwardDeletion ?? range
    default: return range
    }
  }
}
