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

  /// Forgets the oldest steps beyond the limit (E9.16).
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

  /// A step from one state to another.
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
  /// A typed text.
  case typing
  /// A deletion before the caret.
  case deletingBackward
  /// A deletion after the caret.
  case deletingForward
}
