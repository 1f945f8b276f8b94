import InputRules

/// A field's response to an edit that the platform proposes or has made.
public enum FieldAnswer: Hashable, Sendable {
  /// The platform's edit proceeds.
  case proceed
  /// The field shows this state instead of the edit's result (E7), with the rule's reason if part
  /// of the insertion was dropped.
  case show(FieldState, because: Reason?)
  /// The edit doesn't happen, for this reason (E7).
  case refuse(Reason)
  /// The edit is undone for this reason: the field shows the state before the edit (E10.8).
  case restore(FieldState, because: Reason)

  /// The reason the edit, or part of it, didn't take effect, or `nil` if it did.
  public var reason: Reason? {
    switch self {
    case .proceed: nil
    case .show(_, let reason): reason
    case .refuse(let reason), .restore(_, let reason): reason
    }
  }

  /// The state that the field must show, or `nil` if the field already shows the right state.
  public var newState: FieldState? {
    switch self {
    case .proceed, .refuse: nil
    case .show(let state, _), .restore(let state, _): state
    }
  }

  /// Whether the edit has no effect.
  public var isRefused: Bool {
    switch self {
    case .proceed, .show: false
    case .refuse, .restore: true
    }
  }
}

extension FieldAnswer: CustomStringConvertible {
  /// A description of the response, with the state and the reason.
  public var description: String {
    let because = reason.map { ": \($0)" } ?? ""
    return switch self {
    case .proceed: "proceed"
    case .show(let state, _): "show \(state)\(because)"
    case .refuse: "refuse\(because)"
    case .restore(let state, _): "restore \(state)\(because)"
    }
  }
}
