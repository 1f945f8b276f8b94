/// The steps of a session that can be undone and redone (E9.13).
struct History: Sendable {
  /// The largest number of steps that are kept.
  let limit: Int
  private var done: [Change] = []
  /// The index of the oldest kept step; forgotten steps are removed in batches, which takes
  /// constant time per step on average.
  private var first = 0
  private var undone: [Change] = []
  /// The kind of keystroke that can still be added to the last step.
  private var run: Keystroke?

  init(limit: Int) {
    self.limit = limit
  }

  var undoCount: Int { done.count - first }
  var redoCount: Int { undone.count }

  /// Adds a step from one state to another, or merges it with the last step if both are in one
  /// group.
  mutating func add(
    _ change: Change, as keystroke: Keystroke?, from state: FieldState, to next: FieldState
  ) {
    undone = []
    if let keystroke, keystroke == run, undoCount > 0 {
      let last = done.removeLast()
      done.append(last.joined(change, between: state, and: next))
    } else {
      done.append(change)
      forget()
    }
    run = keystroke
  }

  private mutating func forget() {
    guard undoCount > limit else { return }
    // Typed text may be a secret, so it is erased from forgotten steps.
    done[first] = .nothing
    first += 1
    guard first > limit else { return }
    done.removeFirst(first)
    first = 0
  }

  /// Ends the group, unless the action changed nothing or is a keystroke of the group.
  mutating func continueRun(after action: Action, hasChanged: Bool) {
    if hasChanged && action.keystroke != run { endRun() }
  }

  /// Ends the group, so that the next keystroke starts a new step.
  mutating func endRun() { run = nil }

  /// The state before the last step, given the state after it, or `nil` if there is no step.
  mutating func undo(_ state: FieldState) -> FieldState? {
    guard undoCount > 0 else { return nil }
    let change = done.removeLast()
    undone.append(change)
    endRun()
    return change.undone(state)
  }

  /// The state after the last undone step, given the state before it, or `nil` if there is no step.
  mutating func redo(_ state: FieldState) -> FieldState? {
    guard let change = undone.popLast() else { return nil }
    done.append(change)
    endRun()
    return change.redone(state)
  }
}

/// The kinds of keystrokes that can be grouped into one undo step (E9.18).
enum Keystroke: Hashable, Sendable {
  case typing, deletingBackward, deletingForward
}

extension Action {
  /// The action's kind of keystroke, or `nil` if the action isn't a keystroke.
  var keystroke: Keystroke? {
    switch self {
    case .type: .typing
    case .deleteBackward: .deletingBackward
    case .deleteForward: .deletingForward
    case .paste, .cut, .copy, .select, .move, .replace, .replaceOneOf, .suggest, .set, .repair,
      .compose, .commit, .cancel, .undo, .redo, .pause:
      nil
    }
  }
}
