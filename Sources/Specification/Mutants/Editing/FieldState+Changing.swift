extension FieldState {
  var selectedText: String { text(in: selection) }

  /// The text in a range inside the text.
  func text(in range: TextRange) -> String {
    let units = Array(text.utf16)[range.location..<(range.location + range.length)]
    return String(decoding: units, as: UTF16.self)
  }

  /// The end of the selection, in UTF-16 units.
  var selectionEnd: Int { selection.location + selection.length }

  /// The state with an unchecked selection.
  func selecting(_ range: TextRange) -> FieldState {
    FieldState(trusting: text, selection: range, marked: marked)
  }

  /// The state with an unchecked caret, such as a platform's field may have.
  func placingCaret(unchecked location: Int) -> FieldState {
    FieldState(trusting: text, selection: .caret(at: location), marked: marked)
  }
}

extension RangeChoice {
  /// The state after the choice in a field without a rule.
  func state(in state: FieldState) -> FieldState {
    ((try? state.replacing(edit)) ?? state).selecting(.caret(at: caret))
  }
}

extension Decision {
  /// The same decision with a changed state.
  func changingState(_ change: (FieldState) -> FieldState) -> Decision {
    switch self {
    case .accept(let state): .accept(change(state))
    case .rewrite(let state, let reason): .rewrite(change(state), because: reason)
    case .refuse: self
    }
  }

  /// A decision for this state, with this decision's reason.
  func rewriting(to state: FieldState) -> Decision {
    switch self {
    case .accept: .rewrite(state, because: nil)
    case .refuse(let reason): .rewrite(state, because: reason)
    case .rewrite(_, let reason): .rewrite(state, because: reason)
    }
  }
}

extension Outcome {
  /// The same outcome, with the outcome of a commit before it.
  func after(commit: Outcome?) -> Outcome {
    Outcome(effect, state, copied: copied, commit: commit?.effect, dropped: commit?.dropped)
  }
}

extension FieldDescription {
  /// The correct implementation of the described field.
  func model() throws(RuleError) -> any TextRule { try Implementation.model.fields.rule(self) }

  func misreadingConditions(_ misread: ([ConditionDescription]) -> [ConditionDescription])
    -> FieldDescription
  {
    var field = self
    field.conditions = misread(conditions)
    return field
  }

  /// The numbers that the field requires.
  var numbers: [NumberDescription] {
    conditions.compactMap { if case .numeric(let number) = $0 { number } else { nil } }
  }

  /// The text without the last characters that would make the whole text exceed a limit.
  func cutting(_ text: String, in place: (String) -> String = { $0 }) -> String {
    var text = text
    for case .maximumLength(let limit, let unit) in conditions {
      while !text.isEmpty, unit.length(of: place(text)) > limit { text.removeLast() }
    }
    return text
  }
}
