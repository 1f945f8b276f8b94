extension ModelSession {
  /// Shows the new state; if the text's code units change, this is an undo step (E9.13).
  mutating func change(to new: FieldState, by keystroke: ModelKeystroke? = nil) {
    let old = state
    state = new
    if !new.isSame(as: old) { goOn(with: keystroke) }
    if !old.text.isSame(as: new.text) { remember(ModelStep(before: old, after: new)) }
  }

  /// Continues the group of keystrokes of this kind, or starts another group (E9.18).
  private mutating func goOn(with keystroke: ModelKeystroke?) {
    if let keystroke, keystroke == run?.kind { return }
    run = keystroke.map { ModelRun(kind: $0) }
  }

  /// Adds the step, or merges it with the step of the current group (E9.18).
  private mutating func remember(_ step: ModelStep) {
    let isRunning = run?.hasStep == true
    if isRunning, let begun = steps.popLast() {
      steps.append(ModelStep(before: begun.before, after: step.after))
    } else {
      steps.append(step)
    }
    run?.hasStep = true
    undone = []
    forgetOldest()
  }

  /// Removes the oldest steps until the limit is met (E9.16).
  private mutating func forgetOldest() {
    while !steps.isEmpty && steps.count > undoLimit { steps.removeFirst() }
  }

  /// Ends the current group, and does nothing else (E9.20).
  mutating func pause() -> Effect {
    run = nil
    return .done
  }

  /// Restores the text and the selection that the last step changed (E9.14).
  mutating func undo() throws(Reason) -> Effect {
    guard let step = steps.popLast() else { throw .nothingToUndo }
    undone.append(step)
    state = step.before
    run = nil
    return .done
  }

  /// Restores the text and the selection that the last undo changed (E9.14).
  mutating func redo() throws(Reason) -> Effect {
    guard let step = undone.popLast() else { throw .nothingToRedo }
    steps.append(step)
    state = step.after
    run = nil
    return .done
  }
}

/// An undo step: the state of the field before and after it (E9.14).
package struct ModelStep {
  package let before: FieldState
  package let after: FieldState

  package init(before: FieldState, after: FieldState) {
    self.before = before
    self.after = after
  }
}

/// Consecutive keystrokes of one kind (E9.18).
struct ModelRun {
  let kind: ModelKeystroke
  /// Whether a keystroke of the group has changed the text, so the newest step is the group's.
  var hasStep = false
}

/// The kinds of keystrokes; consecutive keystrokes of one kind form a single step (E9.18).
enum ModelKeystroke {
  case typing
  case deletingBackward
  case deletingForward
}

extension ModelSession {
  /// Whether a composition is in progress (E10.1).
  var isComposing: Bool { if case nil = base { false } else { true } }

  /// Whether the range is within the mark, possibly touching the mark's ends (E10.4).
  func isWithinMark(_ range: TextRange) -> Bool {
    guard let mark = state.marked else { return false }
    guard let span = try? Units(state.text).span(of: range) else { return false }
    return span.isWithin(Span(mark))
  }

  /// Replaces the marked text or the selection with the text, and marks the text (E10.1).
  mutating func compose(_ text: String, selecting range: TextRange) throws(Reason) -> Effect {
    let selection = try Units(text).span(of: range)
    let place = Span(state.marked ?? state.selection)
    if !isComposing { base = state }
    let mark = Span(start: place.start, end: place.start + text.utf16.count)
    state = FieldState(
      trusting: Units(state.text).text(replacing: place, by: text),
      selection: selection.moved(by: place.start).range, marked: mark.range)
    return try commitIfEmpty()
  }

  /// Replaces a range within the mark, changing the mark's length; the rule isn't called (E10.3,
  /// E10.4).
  mutating func replaceComposed(_ edit: Edit) throws(Reason) -> Effect {
    guard let mark = state.marked else { throw .nothingComposed }
    let units = Units(state.text)
    let span = try units.span(of: edit.range)
    let new = units.state(replacing: span, by: edit.replacement)
    let length = mark.length - span.length + edit.replacement.utf16.count
    state = FieldState(
      trusting: new.text, selection: new.selection,
      marked: TextRange(location: mark.location, length: length))
    return try commitIfEmpty()
  }

  /// Commits the composed text if it is empty, and returns the effect (E10.11).
  private mutating func commitIfEmpty() throws(Reason) -> Effect {
    if state.marked?.length == 0 { return try commit() }
    return .done
  }

  /// Commits the marked text (E10.6, E10.7).
  ///
  /// If the text doesn't change, the selection doesn't either.
  mutating func commit() throws(Reason) -> Effect {
    guard let composed else { throw .nothingComposed }
    let shown = state
    dropComposition()
    return try edit(Edit(replacing: state.selection, with: composed), keeping: shown)
  }

  /// The marked text (E10.1).
  var composed: String? { state.marked.map { Units(state.text).text(in: Span($0)) } }

  /// Refuses an action that isn't possible during a composition (E10.14).
  func refuseWhileComposing() throws(Reason) -> Effect { throw .composing }

  /// Replaces the selection of the state before the composition, as a single edit (E10.6, E10.8).
  ///
  /// If the edit is refused, the field keeps that state.
  mutating func commit(_ text: String) throws(Reason) -> Effect {
    dropComposition()
    return try edit(Edit(replacing: state.selection, with: text))
  }

  /// Ends the composition without its text (E10.9).
  mutating func cancel() throws(Reason) -> Effect {
    if !isComposing { throw .nothingComposed }
    dropComposition()
    return .done
  }

  /// Restores the state before the composition, if any (E10.8, E10.9).
  mutating func dropComposition() {
    if let base { state = base }
    base = nil
  }
}

/// A change to a text at its mark; the change moves ranges in the text (E10.16).
struct ModelShift {
  let mark: Span
  let before: Int
  let after: Int

  /// Creates the change that a commit makes to a state.
  init(from shown: FieldState, to state: FieldState) {
    mark = Span(shown.marked ?? shown.selection)
    before = shown.text.utf16.count
    after = state.text.utf16.count
  }

  func carried(_ action: Action) -> Action {
    if case .select(let range) = action { return .select(carried(range)) }
    if case .replace(let edit) = action { return .replace(carried(edit)) }
    if case .suggest(let edit) = action { return .suggest(carried(edit)) }
    guard case .replaceOneOf(let edit, let place) = action else { return action }
    let ranges = edit.ranges.map { carried($0) }
    return .replaceOneOf(
      SeveralRangesEdit(replacingOneOf: ranges, with: edit.replacement), using: place)
  }

  private func carried(_ edit: Edit) -> Edit {
    Edit(replacing: carried(edit.range), with: edit.replacement)
  }

  private func carried(_ range: TextRange) -> TextRange {
    let span = Span(range)
    return Span(start: carried(span.start), end: carried(span.end)).range
  }

  /// The offset after the commit (E10.16).
  ///
  /// Before the mark, an offset stays the same; after the mark, it keeps its distance from the
  /// text's end. An offset inside the mark is limited to the mark's new end.
  private func carried(_ offset: Int) -> Int {
    if offset <= mark.start { return offset }
    if offset >= mark.end { return after - (before - offset) }
    let newEnd = after - (before - mark.end)
    return min(offset, newEnd)
  }
}
