/// The outcome of an action: its effect, with a reason, and the content of the field (E9.2).
public struct Outcome: Sendable {
  /// The effect of the action.
  public let effect: Effect
  /// The content of the field after the action.
  public let state: FieldState
  /// The text for the pasteboard, if the action was a copy or a cut that took effect.
  public let copied: String?
  /// The effect of the commit, if the action first ended a composition (E10.15).
  public let commit: Effect?
  /// The composed text that the rule refused when the composition ended, if any (E10.8, E10.12).
  public let dropped: String?

  package init(
    _ effect: Effect, _ state: FieldState, copied: String? = nil, commit: Effect? = nil,
    dropped: String? = nil
  ) {
    self.effect = effect
    self.state = state
    self.copied = copied
    self.commit = commit
    self.dropped = dropped
  }
}

extension Outcome: Hashable, ComparedExactly {
  var parts: some Hashable {
    let texts = Pair(copied.map { ExactText($0) }, dropped.map { ExactText($0) })
    return Pair(Pair(effect, commit), Pair(state, texts))
  }
}

extension Outcome: CustomStringConvertible {
  /// A description of the effect, the state and the pasteboard.
  public var description: String {
    (commit.map { "composition \($0); " } ?? "") + "\(effect), showing \(state)"
      + (copied.map { ", copied \($0.escaped)" } ?? "")
      + (dropped.map { ", dropped \($0.escaped)" } ?? "")
  }
}

/// The effect of an action (E9.2).
public enum Effect: Hashable, Sendable {
  /// The action took effect as requested.
  case done
  /// The action took effect in another form; the value is the reason, if any (E8.1, E9.12).
  case rewritten(Reason?)
  /// The action was refused, and the value is the reason (E7). The action had no effect, unless it
  /// ended a composition (E10.8, E10.15).
  case refused(Reason)

  /// The reason the action didn't take effect as requested, if known.
  public var reason: Reason? {
    switch self {
    case .done: nil
    case .rewritten(let reason): reason
    case .refused(let reason): reason
    }
  }

  package var isRefused: Bool {
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
