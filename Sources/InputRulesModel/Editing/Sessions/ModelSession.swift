import InputRules

/// A session of a constrained field, written as plainly as its clauses and as slowly as that takes.
public struct ModelSession: TextSession {
  /// What the field shows (E9).
  public package(set) var state: FieldState

  /// What decides about edits.
  let rule: ModelRule
  /// Which characters become plain ones (E8).
  let normalisation: Normalisation
  /// How many steps are remembered (E9).
  let undoLimit: Int
  /// The steps that were taken, the newest last (E9).
  package var steps: [ModelStep] = []
  /// The steps that were undone, the one that was undone last at the end (E9).
  package var undone: [ModelStep] = []
  /// The keystrokes that another one of their kind goes on with (E9).
  var run: ModelRun?
  /// What the field showed when composing began, if text is composed (E10).
  var base: FieldState?

  /// The model of the described session of a field that shows `state`; its mark is dropped (E9).
  ///
  /// - Throws: `RuleError.negativeLimit` where a limit of the field is below zero (T1).
  public init(
    _ description: SessionDescription, showing state: FieldState = .empty
  ) throws(RuleError) {
    rule = try ModelRule(description.field)
    normalisation = description.normalisation
    undoLimit = description.undoLimit
    self.state = FieldState(trusting: state.text, selection: state.selection, marked: nil)
  }

  /// How many steps can be undone (E9).
  public var undoCount: Int { steps.count }

  /// How many steps can be redone (E9).
  public var redoCount: Int { undone.count }

  /// What the rule objects to in the text that stands; nothing while text is composed (E12).
  public var violation: Reason? {
    isComposing ? nil : rule.objection(to: state.text)
  }

  /// Does `action`, after the commit of what is composed where that comes first (E9, E10).
  public mutating func perform(_ action: Action) -> Outcome {
    let commit = isComposing && isAfterCommit(action) ? attempt(.commit) : nil
    let selected = Units(state.text).text(in: Span(state.selection))
    let effect = attempt(action)
    let isHandedOut = handsOut(action) && !effect.isRefused
    return Outcome(effect, state, copied: isHandedOut ? selected : nil, commit: commit)
  }
}
