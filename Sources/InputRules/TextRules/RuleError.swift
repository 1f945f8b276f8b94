/// Why a rule can't be made.
public enum RuleError: Error, Hashable, Sendable {
  /// A maximum length below zero (T1, B25).
  case negativeLimit(Int)
  /// A history of fewer than no steps (E9.16).
  case negativeUndoLimit(Int)
}

extension RuleError: CustomStringConvertible {
  /// A sentence the rule's author can act on.
  public var description: String {
    switch self {
    case .negativeLimit(let limit):
      "a maximum length of \(limit) can't be kept; give 0 or more, or leave the limit out for none"
    case .negativeUndoLimit(let limit):
      "a history of \(limit) steps can't be kept; give 0 or more"
    }
  }
}
