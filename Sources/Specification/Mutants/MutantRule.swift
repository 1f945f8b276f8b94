/// A rule that is its model with some functions replaced; where `decideOne` returns `nil`, the
/// model decides.
struct MutantRule: TextRule {
  let model: any TextRule
  var decideOne: (@Sendable (Edit, FieldState) -> Decision?)?
  var decideSeveral: (@Sendable (SeveralRangesEdit, FieldState) -> SeveralRangesDecision)?
  var applyEdit: (@Sendable (Edit, FieldState) -> FieldState)?
  var object: (@Sendable (String) -> Reason?)?
  var objectFinally: (@Sendable (String) -> Reason?)?
  var hasFormat = true

  func decide(_ edit: Edit, on state: FieldState) -> Decision {
    decideOne?(edit, state) ?? model.decide(edit, on: state)
  }

  func decide(_ edit: SeveralRangesEdit, on state: FieldState) -> SeveralRangesDecision {
    decideSeveral?(edit, state) ?? model.decide(edit, on: state)
  }

  func apply(_ edit: Edit, to state: FieldState) -> FieldState {
    applyEdit?(edit, state) ?? decide(edit, on: state).newState ?? state
  }

  func objection(to text: String) -> Reason? {
    if let object { object(text) } else { model.objection(to: text) }
  }

  func finalObjection(to text: String) -> Reason? {
    if let objectFinally { objectFinally(text) } else { model.finalObjection(to: text) }
  }

  func repaired(_ state: FieldState) -> FieldState { model.repaired(state) }

  func isOwn(_ scalar: Unicode.Scalar) -> Bool { hasFormat && model.isOwn(scalar) }

  var ownMinus: Unicode.Scalar? { hasFormat ? model.ownMinus : nil }
}

/// An edit that would change a field's text, for a mutant to decide about.
struct FieldQuestion<Description> {
  let field: Description
  let model: any TextRule
  /// The edit, with its range widened to avoid splitting a surrogate pair.
  let edit: Edit
  let state: FieldState

  /// Creates a question; `nil` if the range is outside the text or the edit wouldn't change
  /// anything.
  init?(_ field: Description, _ model: any TextRule, _ edit: Edit, _ state: FieldState) {
    guard let whole = try? FieldState(text: state.text, selection: edit.range),
      !edit.isDeletion || whole.selection.length > 0
    else { return nil }
    (self.field, self.model, self.state) = (field, model, state)
    self.edit = Edit(replacing: whole.selection, with: edit.replacement)
  }

  var head: String { state.text(in: TextRange(location: 0, length: edit.range.location)) }

  var replaced: String { state.text(in: edit.range) }

  var tail: String { String(decoding: state.text.utf16.dropFirst(end), as: UTF16.self) }

  /// The end of the edit's range, in UTF-16 units.
  var end: Int { edit.range.location + edit.range.length }

  var isAtEnd: Bool { tail.isEmpty }

  /// The edit's range, extended by the scalar after it.
  var rangeAndNext: TextRange {
    let next = tail.unicodeScalars.first.map(UTF16.width) ?? 0
    return TextRange(location: edit.range.location, length: edit.range.length + next)
  }

  var isKey: Bool { edit.replacement.unicodeScalars.count == 1 }

  /// The state after the edit, without any check.
  var plain: FieldState { (try? state.replacing(edit)) ?? state }

  /// The acceptance of the plain edit or, if the model refuses the edit, the refusal.
  var unformatted: Decision { decision.newState == nil ? decision : .accept(plain) }
}

extension FieldQuestion {
  var decision: Decision { model.decide(edit, on: state) }

  /// The model's decision about another edit and state, turned into a decision about this edit.
  func decision(about other: Edit, on shown: FieldState) -> Decision {
    let decision = model.decide(other, on: shown)
    return decision.newState.map(showing) ?? decision
  }

  /// The model's decision if `text` were typed over the edit's range or another range.
  func decision(typing text: String, over range: TextRange? = nil) -> Decision {
    decision(about: Edit(replacing: range ?? edit.range, with: text), on: state)
  }

  /// The model's decision if the text were typed scalar by scalar; the first scalar replaces the
  /// range.
  func decision(typingEach text: String) -> Decision {
    let start = state.selecting(edit.range)
    let next = model.typing(text, into: start)
    return next == start ? decision : showing(next)
  }

  func changing(_ change: (FieldState) -> FieldState) -> Decision {
    let decision = self.decision
    return decision.newState.map { showing(change($0)) } ?? decision
  }

  /// The decision that shows `next`: an acceptance if the plain edit shows it, otherwise a rewrite.
  func showing(_ next: FieldState) -> Decision {
    next == plain ? .accept(next) : .rewrite(next, because: model.objection(to: plain.text))
  }
}
