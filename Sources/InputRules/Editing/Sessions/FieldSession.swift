/// A text field in use, as a value: its rule, what it shows, and what has been done to it (E9.1).
///
///     var session = FieldSession(FieldRule.digits)
///     session.perform(.paste("12"))         // done, showing "12"
///     session.perform(.type("x"))           // refused: "x" is not among the allowed characters
///     session.perform(.undo)                // done, showing ""
///
/// The history holds of each step what it removed and what it inserted, not the whole text; how
/// many steps is bounded, how long their texts are is not. An action costs as much as some copies
/// of the text, and what the rule costs, however much has been done.
public struct FieldSession: TextSession {
  /// What decides about edits.
  public let rule: any TextRule
  /// Which typographic characters become plain ones before the rule is asked (E8.10).
  public let normalisation: Normalisation
  /// What the field shows.
  public internal(set) var state: FieldState
  var history: History
  /// The state in which composing began, while text is composed (E10.6).
  var origin: FieldState?

  /// A session of a field with that rule, in which 1,000 steps can be taken back.
  ///
  /// - Parameters:
  ///   - rule: decides about edits; it may come from anywhere, the session trusts it in nothing.
  ///   - state: what the field shows at first; a mark in it is dropped.
  ///   - normalisation: which typographic characters become plain ones; by default none (E8.10).
  public init(
    _ rule: any TextRule, showing state: FieldState = .empty, normalisation: Normalisation = []
  ) {
    self.init(rule, state, normalisation, History(limit: 1_000))
  }

  /// A session of a field with that rule, in which so many steps can be taken back.
  ///
  /// - Parameters:
  ///   - rule: decides about edits; it may come from anywhere, the session trusts it in nothing.
  ///   - state: what the field shows at first; a mark in it is dropped.
  ///   - normalisation: which typographic characters become plain ones; by default none (E8.10).
  ///   - undoLimit: how many steps can be taken back at the most; 0 or more (E9.16).
  /// - Throws: `RuleError.negativeUndoLimit` where that is below zero.
  public init(
    _ rule: any TextRule, showing state: FieldState = .empty, normalisation: Normalisation = [],
    undoLimit: Int
  ) throws(RuleError) {
    if undoLimit < 0 { throw .negativeUndoLimit(undoLimit) }
    self.init(rule, state, normalisation, History(limit: undoLimit))
  }

  /// The reference implementation of the described session.
  ///
  /// - Throws: `RuleError.negativeLimit` where a limit of the field is below zero, and
  ///   `.negativeUndoLimit` where that of the history is.
  public init(
    _ description: SessionDescription, showing state: FieldState = .empty
  ) throws(RuleError) {
    try self.init(
      FieldRule(description.field), showing: state, normalisation: description.normalisation,
      undoLimit: description.undoLimit)
  }

  private init(
    _ rule: any TextRule, _ state: FieldState, _ normalisation: Normalisation, _ history: History
  ) {
    self.rule = rule
    self.normalisation = normalisation
    self.state = state.unmarked
    self.history = history
  }

  /// How many steps can be taken back.
  public var undoCount: Int { history.undoCount }
  /// How many steps that were taken back can be taken again.
  public var redoCount: Int { history.redoCount }
  /// Whether an input method is composing text (E10.1).
  public var isComposing: Bool { origin != nil }
  /// What the rule objects to in the text, which may have been set from code (E12.7).
  public var violation: Reason? { isComposing ? nil : rule.objection(to: state.text) }

  /// Does `action` and returns what came of it (E9.2).
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

  /// What an action comes to while text is composed: part of that, or its end (E10.4, E10.15).
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
  /// Whether the action hands out the selected text.
  fileprivate var copies: Bool {
    switch self {
    case .cut, .copy: true
    case .type, .paste, .deleteBackward, .deleteForward, .select, .move, .replace, .replaceOneOf,
      .suggest, .set, .repair, .compose, .commit, .cancel, .undo, .redo, .pause:
      false
    }
  }
}
