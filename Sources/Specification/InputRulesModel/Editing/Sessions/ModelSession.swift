/// A session of a field, implemented directly from its clauses, and therefore slow.
public struct ModelSession: TextSession {
  /// The state of the field (E9.1).
  public package(set) var state: FieldState

  let rule: ModelRule
  /// The kinds of characters that are replaced with plain ones (E8.10).
  let normalization: Normalization
  /// The maximum number of steps in the history (E9.16).
  let undoLimit: Int
  /// The steps that can be undone, with the newest last (E9.13).
  package var steps: [ModelStep] = []
  /// The steps that can be redone, with the most recently undone last (E9.14).
  package var undone: [ModelStep] = []
  /// The group of keystrokes that the next keystroke of the same kind continues, or `nil` (E9.18).
  var run: ModelRun?
  /// The state of the field before the composition; `nil` if no text is composed (E10.6).
  var base: FieldState?

  /// Creates the model of a session whose field initially shows `state`, without its mark (E9.1).
  ///
  /// - Throws: `RuleError` if a limit of the field (T1) or of the history is below zero (E9.16).
  package init(_ description: SessionDescription, showing state: FieldState) throws(RuleError) {
    if description.undoLimit < 0 { throw .negativeUndoLimit(description.undoLimit) }
    rule = try ModelRule(description.field)
    normalization = description.normalization
    undoLimit = description.undoLimit
    self.state = FieldState(trusting: state.text, selection: state.selection, marked: nil)
  }

  /// Creates the model of a session with a new field (E9.1).
  ///
  /// - Throws: `RuleError` if a limit of the field (T1) or of the history is below zero (E9.16).
  package init(_ description: SessionDescription) throws(RuleError) {
    try self.init(description, showing: .nothing)
  }

  /// The number of steps that can be undone (E9.14).
  public var undoCount: Int { steps.count }

  /// The number of steps that can be redone (E9.14).
  public var redoCount: Int { undone.count }

  /// The reason the rule refuses the current text; `nil` while text is composed (E12.7).
  public var violation: Reason? { isComposing ? nil : rule.objection(to: state.text) }

  /// Performs the action; if the action requires it, commits the composition first (E9.2, E10.15).
  public mutating func perform(_ action: Action) -> Outcome {
    isComposing && isAfterCommit(action) ? performAfterCommit(action) : performAtOnce(action)
  }

  /// Performs the action without committing first (E9.2).
  private mutating func performAtOnce(_ action: Action) -> Outcome {
    let selected = Units(state.text).text(in: Span(state.selection))
    let refusable = isComposing ? concluded(by: action) : nil
    let effect = attempt(action)
    let isRefused = isRefusal(effect)
    return Outcome(
      effect, state, copied: handsOut(action) && !isRefused ? selected : nil,
      dropped: isRefused ? refusable : nil)
  }

  /// The text that the action commits if it ends the composition (E10.11, E10.12).
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

  /// Commits the composition, and then performs the action with its ranges moved (E10.15, E10.16).
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

  /// The reason the range is invalid in the shown text, or `nil` if it is valid (E4).
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

extension ModelSession {
  /// Performs the action, and returns its effect; a reason that is thrown becomes a refusal (E9.2).
  mutating func attempt(_ action: Action) -> Effect {
    do throws(Reason) {
      let before = state
      let effect = try done(action)
      // An action that changes nothing doesn't end a group.
      if !isKeystroke(action) && !state.isSame(as: before) { run = nil }
      return effect
    } catch { return .refused(error) }
  }

  /// The effect of each action (E9.2).
  private mutating func done(_ action: Action) throws(Reason) -> Effect {
    switch action {
    case .type(let text): try type(text)
    case .paste(let text): try edit(Edit(replacing: state.selection, with: text))
    case .deleteBackward(let unit): try delete(span(unit, isForward: false), by: .deletingBackward)
    case .deleteForward(let unit): try delete(span(unit, isForward: true), by: .deletingForward)
    case .cut: try cut()
    case .copy: try copy()
    case .select(let range): try select(range)
    case .move(let offset): try isComposing ? refuseWhileComposing() : move(to: offset)
    case .replace(let edit): try replace(edit)
    case .replaceOneOf(let edit, let place): try replace(edit, using: place)
    case .suggest(let edit): try suggest(edit)
    case .set(let new): set(new)
    case .repair: try repair()
    case .compose(let text, let selection): try compose(text, selecting: selection)
    case .commit: try commit()
    case .cancel: try cancel()
    case .undo: try isComposing ? cancel() : undo()
    case .redo: try isComposing ? refuseWhileComposing() : redo()
    case .pause: pause()
    }
  }

  /// Whether actions of this kind can form a group (E9.18).
  private func isKeystroke(_ action: Action) -> Bool {
    switch action {
    case .type, .deleteBackward, .deleteForward: true
    case .paste, .cut, .copy, .select, .move, .replace, .replaceOneOf, .suggest, .set, .repair,
      .compose, .commit, .cancel, .undo, .redo, .pause:
      false
    }
  }

  /// Whether the action returns the selected text (E9.6).
  func handsOut(_ action: Action) -> Bool {
    switch action {
    case .cut, .copy: true
    case .type, .paste, .deleteBackward, .deleteForward, .select, .move, .replace, .replaceOneOf,
      .suggest, .set, .repair, .compose, .commit, .cancel, .undo, .redo, .pause:
      false
    }
  }

  /// Whether the composition must be committed before the action (E10.15).
  func isAfterCommit(_ action: Action) -> Bool {
    switch action {
    case .type, .deleteBackward, .deleteForward, .cut, .copy, .set, .compose, .commit, .cancel,
      .move, .undo, .redo, .pause:
      false
    case .select(let range): !isWithinMark(range)
    case .replace(let edit): !isWithinMark(edit.range)
    case .paste, .replaceOneOf, .suggest, .repair: true
    }
  }

  /// Selects a range of the text, with its ends moved out of surrogate pairs (E9.8, E5).
  mutating func select(_ range: TextRange) throws(Reason) -> Effect {
    let span = try Units(state.text).span(of: range)
    state = FieldState(trusting: state.text, selection: span.range, marked: state.marked)
    return .done
  }

  /// Moves the selected text to an offset, given in the text before the move (E9.9).
  mutating func move(to offset: Int) throws(Reason) -> Effect {
    try requireSelection()
    let selection = Span(state.selection)
    let target = try Units(state.text).span(of: TextRange(location: offset, length: 0)).start
    if target < selection.start { return try moveToFront(selection, target) }
    if target > selection.end { return try moveToBack(selection, target) }
    return .done
  }

  /// Moves the selected text to the target, which is before the selection (E9.10).
  private mutating func moveToFront(_ selection: Span, _ target: Int) throws(Reason) -> Effect {
    let units = Units(state.text)
    let passed = units.text(in: Span(start: target, end: selection.start))
    return try move(
      by: Edit(
        replacing: Span(start: target, end: selection.end).range,
        with: units.text(in: selection) + passed), to: selection.moved(by: target - selection.start)
    )
  }

  /// Moves the selected text to the target, which is after the selection (E9.10).
  private mutating func moveToBack(_ selection: Span, _ target: Int) throws(Reason) -> Effect {
    let units = Units(state.text)
    let passed = units.text(in: Span(start: selection.end, end: target))
    return try move(
      by: Edit(
        replacing: Span(start: selection.start, end: target).range,
        with: passed + units.text(in: selection)), to: selection.moved(by: target - selection.end))
  }

  /// Makes the edit in full or not at all; the moved text stays selected (E9.10, E9.11).
  private mutating func move(by edit: Edit, to selection: Span) throws(Reason) -> Effect {
    switch rule.decide(edit, on: state) {
    case .accept(let new):
      change(to: FieldState(trusting: new.text, selection: selection.range, marked: nil))
      return .done
    case .rewrite(_, let reason): throw reason ?? .refusedByRule("all or nothing")
    case .refuse(let reason): throw reason
    }
  }
}
