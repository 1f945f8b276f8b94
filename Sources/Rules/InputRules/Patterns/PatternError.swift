/// The reason that a text isn't a pattern, or that a pattern can't be written as text (F1.8,
/// F1.11).
public enum PatternError: Error, Hashable, Sendable {
  /// The text ends with the backslash at the offset, in UTF-16 units.
  case nothingEscaped(offset: Int)
  /// The bracket at the offset is unpaired, or inside another pair.
  case unpairedBracket(offset: Int)
  /// The element at the offset follows the optional tail, which must be last.
  case afterTail(offset: Int)
  /// The element at this index, such as a slot that the notation doesn't list, can't be written.
  case unwritable(element: Int)
}

extension PatternError: Explained {
  var sentence: String {
    switch self {
    case .nothingEscaped(let offset):
      "the backslash at offset \(offset) has nothing after it; for a literal backslash, write two"
    case .unpairedBracket(let offset):
      "the bracket at offset \(offset) is unpaired; pair it, or escape it with a backslash"
    case .afterTail(let offset):
      "the text at offset \(offset) follows the optional tail; move it before the tail"
    case .unwritable(let element):
      "this notation can't represent element \(element); add the element's slot to the notation"
    }
  }
}

/// The reason a field with a pattern doesn't accept a text (F5.5, K8).
public enum PatternProblem: Hashable, Sendable {
  /// No scalar in the insertion fits a slot or is a literal.
  case fitsNoSlot
  /// No slot is left for the inserted text, or for the content after it.
  case full
  /// At a UTF-16 offset, the text contains something that isn't part of a value (K24, K29, K31).
  case notUnderstood(ExactText, offset: Int)
  /// A required slot is empty.
  case incomplete
  /// The content is complete, but its check digits or another check fails (K8).
  case failsCheck
}

extension PatternProblem: Explained {
  var sentence: String {
    switch self {
    case .fitsNoSlot: "the text doesn't match the format; type other characters"
    case .full: "the field is full; delete something first"
    case .notUnderstood(let text, let offset):
      "\(text.text.debugDescription) at offset \(offset) isn't part of a value; remove it"
    case .incomplete: "the text isn't complete; type the rest"
    case .failsCheck: "the text isn't valid; compare it with the original, character by character"
    }
  }
}
