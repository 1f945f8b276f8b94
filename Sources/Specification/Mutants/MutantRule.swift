/// A rule that decides like its model, except for the given functions.
struct MutantRule: TextRule {
  /// The correct rule.
  let model: any TextRule
  private let decideOne: (@Sendable (Edit, FieldState) -> Decision?)?
  private let decideSeveral: (@Sendable (SeveralRangesEdit, FieldState) -> SeveralRangesDecision)?
  private let applyEdit: (@Sendable (Edit, FieldState) -> FieldState)?
  private let object: (@Sendable (String) -> Reason?)?
  private let objectFinally: (@Sendable (String) -> Reason?)?
  private let repair: (@Sendable (FieldState) -> FieldState)?
  private let hasFormat: Bool

  /// A rule like `model`, except for the given functions; if `decide` returns nil, the model
  /// decides, and without a format no scalar belongs to one.
  init(
    _ model: any TextRule, decide: (@Sendable (Edit, FieldState) -> Decision?)? = nil,
    decideSeveral: (@Sendable (SeveralRangesEdit, FieldState) -> SeveralRangesDecision)? = nil,
    apply: (@Sendable (Edit, FieldState) -> FieldState)? = nil,
    objection: (@Sendable (String) -> Reason?)? = nil,
    finalObjection: (@Sendable (String) -> Reason?)? = nil,
    repaired: (@Sendable (FieldState) -> FieldState)? = nil, hasFormat: Bool = true
  ) {
    self.model = model
    decideOne = decide
    self.decideSeveral = decideSeveral
    applyEdit = apply
    object = objection
    objectFinally = finalObjection
    repair = repaired
    self.hasFormat = hasFormat
  }

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

  func repaired(_ state: FieldState) -> FieldState { repair?(state) ?? model.repaired(state) }

  func isOwn(_ scalar: Unicode.Scalar) -> Bool { hasFormat && model.isOwn(scalar) }

  var ownMinus: Unicode.Scalar? { hasFormat ? model.ownMinus : nil }
}
