/// The effect of an action (E9.2).
public enum Effect: Hashable, Sendable {
  /// It took effect as requested.
  case done
  /// It took effect in another form; why, if the rule gives a reason (E8.1, E9.12).
  case rewritten(Reason?)
  /// Nothing changed, for this reason (E7); a composition that ended left nothing (E10.8).
  case refused(Reason)

  /// Why the action didn't take effect as requested, if that is known.
  public var reason: Reason? {
    switch self {
    case .done: nil
    case .rewritten(let reason): reason
    case .refused(let reason): reason
    }
  }

  /// Whether nothing changed.
  public var isRefused: Bool {
    if case .refused = self { true } else { false }
  }
}

extension Effect: CustomStringConvertible {
  /// A description of the effect, with its reason.
  public var description: String {
    switch self {
    case .done: "done"
    case .rewritten(let reason): "rewritten" + (reason.map { ": \($0)" } ?? "")
    case .refused(let reason): "refused: \(reason)"
    }
  }
}
