extension Mutant {
  /// Creates a mutant that uses `rule` to create each field's rule from its description.
  static func rules(
    _ id: String, _ mistake: String,
    _ rule: @escaping @Sendable (FieldDescription) throws(RuleError) -> any TextRule
  ) -> Mutant { Mutant(id, mistake) { $0.fields = Implementation.Fields(rule: rule) } }

  static func decision(
    _ id: String, _ mistake: String,
    _ decide: @escaping @Sendable (Edit, FieldState, any TextRule) -> Decision?
  ) -> Mutant {
    fieldDecision(id, mistake) { edit, state, model, _ in decide(edit, state, model) }
  }

  /// Creates a mutant whose fields use `decide`, which also receives the description, for edits.
  static func fieldDecision(
    _ id: String, _ mistake: String,
    _ decide: @escaping @Sendable (Edit, FieldState, any TextRule, FieldDescription) -> Decision?
  ) -> Mutant {
    rules(id, mistake) { field throws(RuleError) in
      let model = try field.model()
      return MutantRule(model: model, decideOne: { decide($0, $1, model, field) })
    }
  }

  /// Creates a mutant that has the model's fields, but misreads their descriptions.
  static func description(
    _ id: String, _ mistake: String, _ misread: @escaping @Sendable (inout FieldDescription) -> Void
  ) -> Mutant {
    rules(id, mistake) { described throws(RuleError) in
      var field = described
      misread(&field)
      return try field.model()
    }
  }

  /// Creates a mutant that has the model's fields, but misreads their conditions.
  static func conditions(
    _ id: String, _ mistake: String,
    _ misread: @escaping @Sendable ([ConditionDescription]) -> [ConditionDescription]
  ) -> Mutant { description(id, mistake) { $0.conditions = misread($0.conditions) } }

  /// Creates a mutant that has the model's fields, but misreads their number descriptions.
  static func numberDescription(
    _ id: String, _ mistake: String,
    _ misread: @escaping @Sendable (inout NumberDescription) -> Void
  ) -> Mutant {
    conditions(id, mistake) { conditions in
      conditions.map { condition in
        guard case .numeric(var number) = condition else { return condition }
        misread(&number)
        return .numeric(number)
      }
    }
  }

  static func session(
    _ id: String, _ mistake: String,
    _ perform: @escaping @Sendable (inout ModelSession, Action) -> Outcome?
  ) -> Mutant {
    describedSession(id, mistake) { session, action, _ in perform(&session, action) }
  }

  /// Creates a mutant whose sessions use `perform` for actions; it also receives the description.
  static func describedSession(
    _ id: String, _ mistake: String,
    _ perform: @escaping @Sendable (inout ModelSession, Action, SessionDescription) -> Outcome?
  ) -> Mutant {
    sessions(id, mistake) { model, description in
      MutantSession(model: model) { perform(&$0, $1, description) }
    }
  }

  /// Creates a mutant that uses `change` to turn the model's sessions into others.
  static func sessions(
    _ id: String, _ mistake: String,
    _ change: @escaping @Sendable (ModelSession, SessionDescription) -> any TextSession
  ) -> Mutant {
    madeSessions(id, mistake) { description, state throws(RuleError) in
      change(try ModelSession(description, showing: state), description)
    }
  }

  /// Creates a mutant that uses `make` to create sessions with the model's rules.
  static func madeSessions(
    _ id: String, _ mistake: String,
    _ make:
      @escaping @Sendable (SessionDescription, FieldState) throws(RuleError) -> any TextSession
  ) -> Mutant { Mutant(id, mistake) { $0.fields.session = make } }
}

extension Action {
  /// The action, with another text if it types or pastes a text.
  func changingText(_ change: (String) -> String) -> Action {
    if case .type(let text) = self { return .type(change(text)) }
    if case .paste(let text) = self { return .paste(change(text)) }
    return self
  }
}

/// The model of a session, except that `change` performs the actions for which it returns an
/// outcome.
struct MutantSession: WrongSession {
  var model: ModelSession
  let change: @Sendable (inout ModelSession, Action) -> Outcome?

  mutating func perform(_ action: Action) -> Outcome {
    change(&model, action) ?? model.perform(action)
  }
}

/// A session that wraps the model's, with one mistake.
protocol WrongSession: TextSession {
  /// The model's session, which is right except for the effects of earlier mistakes.
  var model: ModelSession { get set }
}

extension WrongSession {
  var state: FieldState { model.state }

  var undoCount: Int { model.undoCount }

  var redoCount: Int { model.redoCount }

  var violation: Reason? { model.violation }

  mutating func perform(_ action: Action) -> Outcome { model.perform(action) }
}

extension ModelSession {
  var isComposing: Bool { state.marked != nil }

  /// The outcome that `action` would have, found on a copy of the session.
  func preview(_ action: Action) -> Outcome {
    var copy = self
    return copy.perform(action)
  }

  /// Commits the composed text, as most actions do first; returns `nil` if no text is composed.
  mutating func commitFirst() -> Outcome? { isComposing ? perform(.commit) : nil }
}

extension FieldState {
  var selectedText: String { text(in: selection) }

  func text(in range: TextRange) -> String {
    let units = Array(text.utf16)[range.location..<(range.location + range.length)]
    return String(decoding: units, as: UTF16.self)
  }

  var selectionEnd: Int { selection.location + selection.length }

  func selecting(_ range: TextRange) -> FieldState {
    FieldState(trusting: text, selection: range, marked: marked)
  }

  /// The state with a caret at an unchecked offset, as in a platform's field.
  func placingCaret(unchecked location: Int) -> FieldState {
    FieldState(trusting: text, selection: .caret(at: location), marked: marked)
  }
}

extension RangeChoice {
  /// The state after the edit inserts its text at the chosen range, regardless of the rule.
  func state(in state: FieldState) -> FieldState {
    ((try? state.replacing(edit)) ?? state).selecting(.caret(at: caret))
  }
}

extension Decision {
  func changingState(_ change: (FieldState) -> FieldState) -> Decision {
    switch self {
    case .accept(let state): .accept(change(state))
    case .rewrite(let state, let reason): .rewrite(change(state), because: reason)
    case .refuse: self
    }
  }

  /// A decision that rewrites the edit to `state`, with this decision's reason.
  func rewriting(to state: FieldState) -> Decision {
    switch self {
    case .accept: .rewrite(state, because: nil)
    case .refuse(let reason): .rewrite(state, because: reason)
    case .rewrite(_, let reason): .rewrite(state, because: reason)
    }
  }
}

extension Outcome {
  func after(commit: Outcome?) -> Outcome {
    Outcome(effect, state, copied: copied, commit: commit?.effect, dropped: commit?.dropped)
  }
}

extension FieldDescription {
  func model() throws(RuleError) -> any TextRule { try Implementation.model.fields.rule(self) }

  var numbers: [NumberDescription] {
    conditions.compactMap { if case .numeric(let number) = $0 { number } else { nil } }
  }

  /// The text without those characters at its end that exceed a limit.
  func cutting(_ text: String, in place: (String) -> String = { $0 }) -> String {
    var text = text
    for case .maximumLength(let limit, let unit) in conditions {
      while !text.isEmpty, unit.length(of: place(text)) > limit { text.removeLast() }
    }
    return text
  }
}
