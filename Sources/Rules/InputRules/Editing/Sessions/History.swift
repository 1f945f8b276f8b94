/// The steps of a session that can be undone or redone (E9.13).
struct History: Sendable {
  let limit: Int
  private var done: [Change] = []
  /// The index of the oldest step that is kept; older steps are removed in batches, which takes
  /// constant time per step on average.
  private var first = 0
  private var undone: [Change] = []
  /// The kind of keystroke that can still be merged into the last step, or `nil` if none can.
  private var run: Keystroke?

  init(limit: Int) {
    self.limit = limit
  }

  var undoCount: Int { done.count - first }
  var redoCount: Int { undone.count }

  /// Adds a step from one state to another, or merges it with the last step if both belong to one
  /// group of keystrokes.
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
    // Erase the texts of the dropped step, because they may contain a secret.
    done[first] = .nothing
    first += 1
    guard first > limit else { return }
    done.removeFirst(first)
    first = 0
  }

  /// Ends the group of keystrokes, unless the action changed nothing or belongs to the group.
  mutating func continueRun(after action: Action, hasChanged: Bool) {
    if hasChanged && action.keystroke != run { endRun() }
  }

  /// Ends the current group of keystrokes, so that the next keystroke starts a new step.
  mutating func endRun() { run = nil }

  /// Returns the state before the last step, given the state after it, or `nil` if there is no
  /// step.
  mutating func undo(_ state: FieldState) -> FieldState? {
    guard undoCount > 0 else { return nil }
    let change = done.removeLast()
    undone.append(change)
    endRun()
    return change.undone(state)
  }

  /// Redoes the last undone step: returns the state after it, given the state before it, or `nil`
  /// if there is no such step.
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
