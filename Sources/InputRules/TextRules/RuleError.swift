/// Why a rule can't be made.
public enum RuleError: Error, Hashable, Sendable {
  /// A maximum length below zero (T1, B25).
  case negativeLimit(Int)
  /// A history limit below zero (E9.16).
  case negativeUndoLimit(Int)
}

extension RuleError: CustomStringConvertible {
  /// A sentence the rule's author can act on.
  public var description: String {
    switch self {
    case .negativeLimit(let limit):
      "a maximum length of \(limit) is impossible; give 0 or more, or omit the limit"
    case .negativeUndoLimit(let limit):
      "a history of \(limit) steps is impossible; give 0 or more"
    }
  }
}
