/// A move that a user makes in a field, wherever the caret is.
enum PatternMove: Hashable, Sendable {
  /// Replaces the selection with a text.
  case type(String)
  /// Deletes the selection, or the scalar before the caret.
  case backspace
  /// Deletes the selection, or the scalar after the caret.
  case deleteForward
  /// Selects the range, or nothing if the range isn't inside the text.
  case select(TextRange)
  case replace(Edit)

  /// The edit that the move makes; `nil` if it only selects, or if there is nothing to delete.
  func edit(of state: FieldState) -> Edit? {
    switch self {
    case .type(let text): Edit(replacing: state.selection, with: text)
    case .backspace: state.backwardDeletion
    case .deleteForward: state.onwardDeletion
    case .select: nil
    case .replace(let edit): edit
    }
  }

  /// The state after the move if the move selects a range; otherwise, the same state.
  func selected(in state: FieldState) -> FieldState {
    guard case .select(let range) = self else { return state }
    return state.selecting(range) ?? state
  }
}

extension PatternMove: CustomStringConvertible {
  var description: String {
    switch self {
    case .type(let text): "type \(text.escaped)"
    case .backspace: "backspace"
    case .deleteForward: "delete forward"
    case .select(let range): "select \(range)"
    case .replace(let edit): "\(edit)"
    }
  }
}

extension ChoiceSource {
  /// Moves in a field whose text has about `units` units; `word` draws a text to type or paste.
  mutating func moves(
    _ count: ClosedRange<Int>, units: Int,
    typing word: @escaping @Sendable (inout ChoiceSource) -> String
  ) -> [PatternMove] {
    list(count, label: "move") { source in
      switch source.choose(upTo: 4, drawing: { $0.next(upTo: 9) < 5 ? 0 : $0.next(upTo: 4) }) {
      case 0: .type(word(&source))
      case 1: .backspace
      case 2: .deleteForward
      case 3: .select(source.range(inTextOf: units))
      default: .replace(source.edit(ofTextOf: units, typing: Generator { word(&$0) }))
      }
    }
  }
}

protocol FieldJourney: CustomStringConvertible {
  /// The lines before the moves, which describe the field, and the lines after the moves.
  var head: [String] { get }
  var ending: [String] { get }
  var state: FieldState { get }
  var moves: [PatternMove] { get }
  func rule(of subject: Implementation) throws -> any TextRule
}

extension FieldJourney {
  var ending: [String] { [] }

  /// The field, the state, the moves and the ending, each on a line of its own.
  var description: String {
    (head + ["shows    \(state)"] + moves.map { "move     \($0)" } + ending)
      .joined(separator: "\n")
  }

  /// Makes the moves in a field, calls `visit` with the field's decision about each edit, and
  /// returns the last state; a refused edit changes nothing.
  @discardableResult func decide(
    _ field: any TextRule,
    _ visit: (_ edit: Edit, _ before: FieldState, _ decision: Decision) throws -> Void
  ) rethrows -> FieldState {
    try moves.reduce(state) { state, move in
      guard let edit = move.edit(of: state) else { return move.selected(in: state) }
      let decision = field.decide(edit, on: state)
      try visit(edit, state, decision)
      return decision.newState ?? state
    }
  }

  /// Makes the moves, and calls `visit` with each edit that isn't refused; returns the last state.
  @discardableResult func walk(
    _ field: any TextRule,
    _ visit: (_ edit: Edit, _ before: FieldState, _ after: FieldState) throws -> Void
  ) rethrows -> FieldState {
    try decide(field) { edit, before, decision in
      if let after = decision.newState { try visit(edit, before, after) }
    }
  }

  func end(in field: any TextRule) -> FieldState { walk(field) { _, _, _ in } }

  /// Requires that the field decides, objects and repairs as the model does, also if it decides
  /// about the first edit again; returns the last state.
  func requireSame(_ field: any TextRule, as model: any TextRule) throws -> FieldState {
    try field.requireSame(as: model, about: state)
    let end = try decide(field) { edit, before, decision in
      try requireEqual(decision, model.decide(edit, on: before), "after \(edit) of \(before)")
    }
    if let edit = moves.first?.edit(of: state) {
      try requireEqual(
        field.decide(edit, on: state), model.decide(edit, on: state), "a second time")
    }
    try field.requireSame(as: model, about: end)
    return end
  }
}

extension TextRule {
  func requireSame(as model: any TextRule, about state: FieldState) throws {
    try requireEqual(objection(to: state.text), model.objection(to: state.text), "objection")
    try requireEqual(
      finalObjection(to: state.text), model.finalObjection(to: state.text), "at the end")
    try requireEqual(repaired(state), model.repaired(state), "the repair")
  }

  /// Requires that a field decides about successive edits as the model does.
  func requireSame(as model: any TextRule, _ edits: [Edit], from start: FieldState) throws {
    try requireSame(as: model, about: start)
    let end = try edits.reduce(start) { state, edit in
      let decision = decide(edit, on: state)
      try requireEqual(decision, model.decide(edit, on: state), "\(edit) of \(state)")
      return decision.newState ?? state
    }
    try requireSame(as: model, about: end)
  }
}

struct PatternJourney: FieldJourney, Hashable, Sendable {
  var pattern: Pattern
  var policies: PatternPolicies
  var state: FieldState
  var moves: [PatternMove]

  var head: [String] { ["pattern  \(pattern.words)", "policies \(policies.words)"] }

  func rule(of subject: Implementation) -> any TextRule {
    subject.patterns.fieldOfPattern(pattern, policies)
  }
}

extension Generator<PatternJourney> {
  /// A field that shows any text, and up to six moves in the field.
  static func patternJourney(
    _ shape: PatternShape = .any, _ policies: Generator<PatternPolicies> = .any
  ) -> Generator {
    Generator { source in
      let pattern = source.pattern(shape)
      let state = source.state(showing: source.patternText(pattern))
      // Most ranges are inside the text at all times if the final text has `units` units.
      let units = max(state.text.utf16.count, pattern.elements.count / 2)
      let moves = source.moves(0...6, units: units) { $0.patternWord(pattern) }
      let policies = source.draw(policies)
      return PatternJourney(pattern: pattern, policies: policies, state: state, moves: moves)
    }
  }
}

struct PatternEdit: Hashable, Sendable {
  var pattern: Pattern
  var policies: PatternPolicies
  var state: FieldState
  var edit: Edit

  /// The edit in terms of element indices; `nil` if the text isn't formatted or the range is
  /// outside.
  var placed: PlacedEdit? { PlacedEdit(edit, of: state, in: pattern) }
}

extension Generator<PatternEdit> {
  /// A field with any text, and any edit of the text.
  static func patternEdit(
    _ shape: PatternShape = .any, _ policies: Generator<PatternPolicies> = .any
  ) -> Generator {
    edit({ $0.pattern(shape) }, policies, showing: { $0.patternText($1) }) {
      $0.patternEdit(of: $1, $2)
    }
  }

  /// A field whose pattern has up to sixty elements, often many equal ones in a row, and any edit.
  ///
  /// The reference looks up elements in such a row by their kind; the model checks each element.
  static let longPatternEdit = edit(
    { $0.longPattern() }, .any, showing: { $0.patternText($1) }
  ) { $0.patternEdit(of: $1, $2) }

  /// A field that shows a formatted text, and an insertion.
  static func patternInsertion(
    _ shape: PatternShape, _ policies: Generator<PatternPolicies> = .standard
  ) -> Generator {
    edit({ $0.pattern(shape) }, policies, showing: { $0.formedText($1) }) {
      $0.patternInsertion(of: $1, $2)
    }
  }

  /// A field that shows a formatted text, and a deletion.
  static func patternDeletion(
    _ shape: PatternShape, _ policies: Generator<PatternPolicies> = .standard
  ) -> Generator {
    edit({ $0.pattern(shape) }, policies, showing: { $0.formedText($1) }) { source, state, _ in
      source.patternDeletion(of: state)
    }
  }

  private static func edit(
    _ pattern: @escaping @Sendable (inout ChoiceSource) -> Pattern,
    _ policies: Generator<PatternPolicies>,
    showing text: @escaping @Sendable (inout ChoiceSource, Pattern) -> String,
    _ edit: @escaping @Sendable (inout ChoiceSource, FieldState, Pattern) -> Edit
  ) -> Generator {
    Generator { source in
      let pattern = pattern(&source)
      let state = source.state(showing: text(&source, pattern))
      let edit = edit(&source, state, pattern)
      let policies = source.draw(policies)
      return PatternEdit(pattern: pattern, policies: policies, state: state, edit: edit)
    }
  }
}

extension ChoiceSource {
  /// An insertion, a deletion, or an edit whose range may be outside the text or split a surrogate
  /// pair.
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

  /// A Backspace, a forward deletion, or the deletion of any valid range.
  mutating func patternDeletion(of state: FieldState) -> Edit {
    let range = Edit(replacing: validRange(inTextOf: state.text.utf16.count), with: "")
    switch choose(upTo: 2) {
    case 0: return state.backwardDeletion ?? state.onwardDeletion ?? range
    case 1: return state.onwardDeletion ?? state.backwardDeletion ?? range
    default: return range
    }
  }
}

extension ChoiceSource {
  /// Sequences, often long, of elements of one or two kinds.
  fileprivate mutating func longPattern() -> Pattern {
    var elements: [PatternElement] = []
    repeated(0...4, label: "stretch") { source in
      let kinds = [source.anyElement(), source.anyElement()]
      source.repeated(0...15, label: "element") { elements.append($0.element(of: kinds)) }
    }
    return Pattern(elements)
  }

  /// A literal, or a slot that is often optional.
  private mutating func anyElement() -> PatternElement {
    if flip(0.3) { return .literal(element(of: ["-", "7", "a", "\u{E9}"]), inValue: flip(0.2)) }
    let slot = patternSlot(.any)
    let occurrence = element(of: [PatternSlot.Occurrence.optional, .optional, .once, .repeating])
    return .slot(slot.with(occurrence: occurrence))
  }
}
