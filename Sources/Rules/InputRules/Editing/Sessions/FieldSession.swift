/// A text field in use, as a value: its rule, its content, and its history (E9.1).
///
///     var session = FieldSession(FieldRule.digits)
///     session.perform(.paste("12"))         // done, showing "12"
///     session.perform(.type("x"))           // refused: "x" isn't an allowed character
///     session.perform(.undo)                // done, showing ""
///
/// For each step, the history keeps only the removed and the inserted text. The number of steps is
/// limited, but the length of their texts isn't. An action takes about as long as copying the text
/// a few times, plus the time that the rule takes. The length of the history makes no difference.
public struct FieldSession: TextSession {
  package let rule: any TextRule
  /// The typographic characters to replace before the rule checks an edit (E8.10).
  package let normalization: Normalization
  /// The content of the field.
  public internal(set) var state: FieldState
  var history: History
  /// The state before the composition began, or `nil` if no text is being composed (E10.6).
  var origin: FieldState?

  /// Creates a session for a field with a rule; the last 1,000 steps can be undone.
  /// - Parameters:
  ///   - rule: the rule that checks edits; the session works even if the rule is faulty.
  ///   - state: the initial content of the field; its marked range is dropped.
  ///   - normalization: the typographic characters to replace; none by default (E8.10).
  public init(
    _ rule: some TextRule, showing state: FieldState = .empty, normalization: Normalization = []
  ) {
    self.init(rule, state, normalization, History(limit: 1_000))
  }

  /// Creates a session for a field with a rule and a limit on the steps that can be undone.
  /// - Parameters:
  ///   - rule: the rule that checks edits; the session works even if the rule is faulty.
  ///   - state: the initial content of the field; its marked range is dropped.
  ///   - normalization: the typographic characters to replace; none by default (E8.10).
  ///   - undoLimit: the maximum number of steps that can be undone; 0 or more (E9.16).
  /// - Throws: `RuleError.negativeUndoLimit` if `undoLimit` is below zero.
  public init(
    _ rule: some TextRule, showing state: FieldState = .empty, normalization: Normalization = [],
    undoLimit: Int
  ) throws(RuleError) {
    if undoLimit < 0 { throw .negativeUndoLimit(undoLimit) }
    self.init(rule, state, normalization, History(limit: undoLimit))
  }

  /// Creates a session from its description; this is the reference implementation.
  /// - Throws: `RuleError.negativeLimit` if a limit of the field is below zero;
  ///   `.negativeUndoLimit` if the history's limit is below zero.
  package init(
    _ description: SessionDescription, showing state: FieldState = .empty
  ) throws(RuleError) {
    try self.init(
      FieldRule(description.field), showing: state, normalization: description.normalization,
      undoLimit: description.undoLimit)
  }

  private init(
    _ rule: any TextRule, _ state: FieldState, _ normalization: Normalization, _ history: History
  ) {
    self.rule = rule
    self.normalization = normalization
    self.state = state.unmarked
    self.history = history
  }

  /// The number of steps that can be undone.
  public var undoCount: Int { history.undoCount }
  /// The number of undone steps that can be redone.
  public var redoCount: Int { history.redoCount }
  /// Whether an input method is composing text (E10.1).
  public var isComposing: Bool { origin != nil }
  /// The rule's objection to the shown text; `nil` if there is none, or while composing (E12.7).
  public var violation: Reason? { isComposing ? nil : rule.objection(to: state.text) }

  /// Performs `action` and returns its outcome (E9.2).
  /// - Parameter action: an action of a person, an input method, the system or the app.
  @discardableResult public mutating func perform(_ action: Action) -> Outcome {
    isComposing ? performComposing(action) : performPlainly(action)
  }

  private mutating func performPlainly(_ action: Action) -> Outcome {
    let before = state
    let copied = action.copies ? state.selectedText : nil
    let effect = effect(of: action)
    history.continueRun(after: action, hasChanged: !effect.isRefused && state != before)
    return Outcome(effect, state, copied: effect.isRefused ? nil : copied)
  }

  /// Performs an action during a composition, which the action continues or ends (E10.4, E10.15).
  private mutating func performComposing(_ action: Action) -> Outcome {
    let shown = state
    let copied = action.copies ? state.selectedText : nil
    if let effect = composing(action) {
      let refused = effect.isRefused ? action.concluded(from: shown) : nil
      return Outcome(
        effect, state, copied: effect.isRefused ? nil : copied, dropped: refused)
    }
    let length = shown.text.utf16Length
    if let range = action.ranges.first(where: { !$0.isInside(textOf: length) }) {
      return Outcome(.refused(.rangeOutsideText(range, length: length)), state)
    }
    let commit = self.commit()
    let outcome = performPlainly(action.carried(from: shown, to: state))
    return Outcome(
      outcome.effect, outcome.state, copied: outcome.copied, commit: commit,
      dropped: commit.isRefused ? Action.commit.concluded(from: shown) : nil)
  }

  private mutating func effect(of action: Action) -> Effect {
    switch action {
    case .type(let text), .paste(let text):
      apply(Edit(replacing: state.selection, with: text), as: action.keystroke)
    case .replace(let edit): apply(edit)
    case .deleteBackward(let unit): delete(.backward, by: unit, as: action.keystroke)
    case .deleteForward(let unit): delete(.forward, by: unit, as: action.keystroke)
    case .cut: cut()
    case .copy: state.selection.length > 0 ? .done : .refused(.nothingSelected)
    case .select(let range): select(range)
    case .move(let offset): move(to: offset)
    case .replaceOneOf(let edit, let place): apply(edit, using: place)
    case .suggest(let edit): suggest(edit)
    case .set(let state): set(state)
    case .repair: repair()
    case .compose(let text, let selection): compose(text, selecting: selection)
    case .commit, .cancel: .refused(.nothingComposed)
    case .undo: undo()
    case .redo: redo()
    case .pause: pause()
    }
  }
}

extension Action {
  /// Whether the outcome contains the selected text for the pasteboard.
  fileprivate var copies: Bool {
    switch self {
    case .cut, .copy: true
    case .type, .paste, .deleteBackward, .deleteForward, .select, .move, .replace, .replaceOneOf,
      .suggest, .set, .repair, .compose, .commit, .cancel, .undo, .redo, .pause:
      false
    }
  }
}
