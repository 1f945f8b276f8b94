/// The reason the pattern of a field doesn't take a text (F5.5, K8).
public enum PatternProblem: Hashable, Sendable {
  /// No scalar of it fits a slot, or is a literal.
  case fitsNoSlot
  /// There is no slot left for it, or none for what is after it then.
  case full
  /// A pasted text has a scalar that isn't part of a value, at an offset in UTF-16 units (K24).
  case notUnderstood(ExactText, offset: Int)
  /// A slot is empty that must be filled.
  case incomplete
  /// It is complete, and its check fails (K8).
  case failsCheck
}

extension PatternProblem: Explained {
  var sentence: String {
    switch self {
    case .fitsNoSlot: "nothing of that fits the pattern; type what it takes"
    case .full: "there is no room for that; delete something first"
    case .notUnderstood(let text, let offset):
      "\(text.text.debugDescription) at offset \(offset) of what was pasted isn't understood; "
        + "paste the text without it"
    case .incomplete: "the pattern isn't filled; type the rest"
    case .failsCheck: "the check fails; compare it with the original, character by character"
    }
  }
}
