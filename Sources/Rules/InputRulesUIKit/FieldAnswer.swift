import InputRules

/// A field's response to an edit that the platform proposes or has made.
public enum FieldAnswer: Hashable, Sendable {
  /// The platform's edit proceeds.
  case proceed
  /// The field shows this state instead of the edit's result (E7). If part of the insertion was
  /// dropped, the reason is the rule's; otherwise, it is `nil`.
  case show(FieldState, because: Reason?)
  /// The platform must not make the edit, for this reason (E7).
  case refuse(Reason)
  /// The edit was refused for this reason, so the field shows its earlier state again (E10.8).
  case restore(FieldState, because: Reason)

  /// The reason the edit or a part of it didn't take effect, or `nil` if all of it did.
  public var reason: Reason? {
    switch self {
    case .proceed: nil
    case .show(_, let reason): reason
    case .refuse(let reason), .restore(_, let reason): reason
    }
  }

  /// The state that the field must show, or `nil` if its text needn't be changed.
  public var newState: FieldState? {
    switch self {
    case .proceed, .refuse: nil
    case .show(let state, _), .restore(let state, _): state
    }
  }

  /// Whether the edit is refused, before or after the platform has made it.
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
