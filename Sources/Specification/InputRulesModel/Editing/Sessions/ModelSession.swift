/// A session of a constrained field, written as plainly as its clauses, and therefore slow.
public struct ModelSession: TextSession {
  /// The content of the field (E9.1).
  public package(set) var state: FieldState

  /// The rule that decides about edits.
  let rule: ModelRule
  /// The characters that become plain (E8.10).
  let normalisation: Normalisation
  /// The largest number of steps in the history (E9.16).
  let undoLimit: Int
  /// The steps, the newest last (E9.13).
  package var steps: [ModelStep] = []
  /// The undone steps, the last undone one at the end (E9.14).
  package var undone: [ModelStep] = []
  /// The group of keystrokes that another keystroke of the same kind would continue (E9.18).
  var run: ModelRun?
  /// The content of the field when composing began, if text is composed (E10.6).
  var base: FieldState?

  /// The model of the described session in a field that shows `state`, without its mark (E9.1).
  ///
  /// - Throws: `RuleError` if a limit of the field (T1) or of the history is below zero (E9.16).
  package init(_ description: SessionDescription, showing state: FieldState) throws(RuleError) {
    if description.undoLimit < 0 { throw .negativeUndoLimit(description.undoLimit) }
    rule = try ModelRule(description.field)
    normalisation = description.normalisation
    undoLimit = description.undoLimit
    self.state = FieldState(trusting: state.text, selection: state.selection, marked: nil)
  }

  /// The model of the described session of a new field (E9.1).
  ///
  /// - Throws: `RuleError` if a limit of the field (T1) or of the history is below zero (E9.16).
  package init(_ description: SessionDescription) throws(RuleError) {
    try self.init(description, showing: .nothing)
  }

  /// The number of steps that can be undone (E9.14).
  public var undoCount: Int { steps.count }

  /// The number of steps that can be redone (E9.14).
  public var redoCount: Int { undone.count }

  /// The reason the rule refuses the current text; nil while text is composed (E12.7).
  public var violation: Reason? { isComposing ? nil : rule.objection(to: state.text) }

  /// Performs `action`, after committing the composition if the action requires that (E9.2,
  /// E10.15).
  public mutating func perform(_ action: Action) -> Outcome {
    isComposing && isAfterCommit(action) ? performAfterCommit(action) : performAtOnce(action)
  }

  /// Performs the action on the shown text, composed or not (E9.2).
  private mutating func performAtOnce(_ action: Action) -> Outcome {
    let selected = Units(state.text).text(in: Span(state.selection))
    let refusable = isComposing ? concluded(by: action) : nil
    let effect = attempt(action)
    let isRefused = isRefusal(effect)
    return Outcome(
      effect, state, copied: handsOut(action) && !isRefused ? selected : nil,
      dropped: isRefused ? refusable : nil)
  }

  /// The text that the action commits instead of the marked text, if it does (E10.11, E10.12).
  private func concluded(by action: Action) -> String? {
    if case .type(let text) = action { return text }
    if case .commit = action { return composed }
    return nil
  }

  /// Whether an effect is a refusal (E9.2).
  private func isRefusal(_ effect: Effect) -> Bool {
    switch effect {
    case .refused: true
    case .done, .rewritten: false
    }
  }

  /// Commits the composition, and then performs the action with adjusted ranges (E10.15, E10.16).
  private mutating func performAfterCommit(_ action: Action) -> Outcome {
    let shown = state
    for range in ranges(of: action) {
      if let reason = refusal(of: range) { return Outcome(.refused(reason), state) }
    }
    let commit = attempt(.commit)
    let shift = ModelShift(from: shown, to: state)
    let outcome = performAtOnce(shift.carried(action))
    return Outcome(
      outcome.effect, outcome.state, copied: outcome.copied, commit: commit,
      dropped: isRefusal(commit) ? shown.marked.map { text(of: shown, in: $0) } : nil)
  }

  /// The reason the range can't be in the shown text, or `nil` if it can (E4).
  private func refusal(of range: TextRange) -> Reason? {
    do throws(Reason) {
      _ = try Units(state.text).span(of: range)
      return nil
    } catch { return error }
  }

  private func text(of state: FieldState, in range: TextRange) -> String {
    Units(state.text).text(in: Span(range))
  }

  /// The ranges that the action uses (E10.16).
  private func ranges(of action: Action) -> [TextRange] {
    if case .replace(let edit) = action { return [edit.range] }
    if case .suggest(let edit) = action { return [edit.range] }
    if case .select(let range) = action { return [range] }
    if case .replaceOneOf(let edit, _) = action { return edit.ranges }
    return []
  }
}
