extension ModelSession {
  /// Shows the new state, which is a step if the code units of the text differ (E9.13).
  mutating func change(to new: FieldState, by keystroke: ModelKeystroke? = nil) {
    let old = state
    state = new
    if !new.isSame(as: old) { goOn(with: keystroke) }
    if !old.text.isSame(as: new.text) { remember(ModelStep(before: old, after: new)) }
  }

  /// Continues the group of the keystroke's kind, or begins one (E9.18).
  private mutating func goOn(with keystroke: ModelKeystroke?) {
    if let keystroke, keystroke == run?.kind { return }
    run = keystroke.map { ModelRun(kind: $0) }
  }

  /// Adds the step, or merges it with the group's step (E9.18).
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

  /// Removes the oldest steps beyond the limit (E9.16).
  private mutating func forgetOldest() {
    while !steps.isEmpty && steps.count > undoLimit { steps.removeFirst() }
  }

  /// Ends a group, and does nothing else (E9.20).
  mutating func pause() -> Effect {
    run = nil
    return .done
  }

  /// Restores the text and the selection from before the last step (E9.14).
  mutating func undo() throws(Reason) -> Effect {
    guard let step = steps.popLast() else { throw .nothingToUndo }
    undone.append(step)
    state = step.before
    run = nil
    return .done
  }

  /// Restores the text and the selection from after the last undone step (E9.14).
  mutating func redo() throws(Reason) -> Effect {
    guard let step = undone.popLast() else { throw .nothingToRedo }
    steps.append(step)
    state = step.after
    run = nil
    return .done
  }
}

/// A step of the history: the content of the field before and after the step (E9.14).
package struct ModelStep {
  /// The text and the selection that an undo restores.
  package let before: FieldState
  /// The text and the selection that a redo restores.
  package let after: FieldState

  package init(before: FieldState, after: FieldState) {
    self.before = before
    self.after = after
  }
}

/// Consecutive keystrokes of one kind (E9.18).
struct ModelRun {
  let kind: ModelKeystroke
  /// Whether one of the keystrokes changed the text, so that the newest step belongs to the group.
  var hasStep = false
}

/// The kinds of keystrokes; consecutive keystrokes of one kind form one step (E9.18).
enum ModelKeystroke {
  case typing
  case deletingBackward
  case deletingForward
}

extension ModelSession {
  /// Whether text is being composed (E10.1).
  var isComposing: Bool { if case nil = base { false } else { true } }

  /// Whether the range is inside the mark, including its ends (E10.4).
  func isWithinMark(_ range: TextRange) -> Bool {
    guard let mark = state.marked else { return false }
    guard let span = try? Units(state.text).span(of: range) else { return false }
    return span.isWithin(Span(mark))
  }

  /// Replaces the marked text, or the selection, with the text, and marks it (E10.1).
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

  /// Replaces a range inside the mark without calling the rule, and adjusts the mark's length
  /// (E10.3, E10.4).
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

  /// If the composed text is empty, commits it, and returns the effect of the commit (E10.11).
  private mutating func commitIfEmpty() throws(Reason) -> Effect {
    if state.marked?.length == 0 { return try commit() }
    return .done
  }

  /// Commits the marked text (E10.6, E10.7).
  ///
  /// If the committed text is the shown text, the selection stays as it is.
  mutating func commit() throws(Reason) -> Effect {
    guard let composed else { throw .nothingComposed }
    let shown = state
    dropComposition()
    return try edit(Edit(replacing: state.selection, with: composed), keeping: shown)
  }

  /// The marked text (E10.1).
  var composed: String? { state.marked.map { Units(state.text).text(in: Span($0)) } }

  /// Refuses an action that is impossible during a composition (E10.14).
  func refuseWhileComposing() throws(Reason) -> Effect { throw .composing }

  /// Makes one edit of the selection in the state in which composing began (E10.6, E10.8).
  ///
  /// If the edit is refused, that state remains.
  mutating func commit(_ text: String) throws(Reason) -> Effect {
    dropComposition()
    return try edit(Edit(replacing: state.selection, with: text))
  }

  /// Discards the composition (E10.9).
  mutating func cancel() throws(Reason) -> Effect {
    if !isComposing { throw .nothingComposed }
    dropComposition()
    return .done
  }

  /// Restores the state in which composing began, if text is composed (E10.8, E10.9).
  mutating func dropComposition() {
    if let base { state = base }
    base = nil
  }
}

/// The movement of ranges in a text with a mark when the text is committed (E10.16).
struct ModelShift {
  let mark: Span
  /// The length of the text before the commit.
  let before: Int
  let after: Int

  /// The movement of ranges when a commit changes one state to another.
  init(from shown: FieldState, to state: FieldState) {
    mark = Span(shown.marked ?? shown.selection)
    before = shown.text.utf16.count
    after = state.text.utf16.count
  }

  /// The action with adjusted ranges.
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

  /// The new offset (E10.16).
  ///
  /// An offset before the mark is unchanged, and one after the mark keeps its distance from the
  /// text's end. Inside the mark, the new offset is at most the mark's new end.
  private func carried(_ offset: Int) -> Int {
    if offset <= mark.start { return offset }
    if offset >= mark.end { return after - (before - offset) }
    let newEnd = after - (before - mark.end)
    return min(offset, newEnd)
  }
}
