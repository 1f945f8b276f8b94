/// What an action came to: what happened, why, and what the field shows now (E9.2).
public struct Outcome: Sendable {
  /// What became of the action.
  public let effect: Effect
  /// What the field shows now.
  public let state: FieldState
  /// What goes to the pasteboard, if the action was a copy or a cut that took effect.
  public let copied: String?
  /// What became of the composition that the action ended before it was done, if it did (E10.15).
  public let commit: Effect?
  /// What an input method had composed, or put in the place of that, and the rule refused (E10.8,
  /// E10.12).
  public let dropped: String?

  /// An outcome.
  ///
  /// - Parameters:
  ///   - effect: what became of the action.
  ///   - state: what the field shows now.
  ///   - copied: what goes to the pasteboard.
  ///   - commit: what became of the composition that the action ended, if it did.
  ///   - dropped: what was composed and refused.
  public init(
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
  /// The effect, the state and the pasteboard in words.
  public var description: String {
    (commit.map { "composition \($0); " } ?? "") + "\(effect), showing \(state)"
      + (copied.map { ", copied \($0.escaped)" } ?? "")
      + (dropped.map { ", dropped \($0.escaped)" } ?? "")
  }
}
