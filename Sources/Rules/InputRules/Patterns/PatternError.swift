/// The reason a text is no pattern, or a pattern has no text (F1.8, F1.11).
public enum PatternError: Error, Hashable, Sendable {
  /// The text ends with the backslash at the offset, in UTF-16 units.
  case nothingEscaped(offset: Int)
  /// The bracket at the offset has no partner, or is inside another pair.
  case unpairedBracket(offset: Int)
  /// The tail isn't last: another element follows it at the offset.
  case afterTail(offset: Int)
  /// The notation has no scalar for the slot of this element, counted from 0, or the pattern isn't
  /// of the kind that notations write.
  case unwritable(element: Int)
}

extension PatternError: Explained {
  var sentence: String {
    switch self {
    case .nothingEscaped(let offset):
      "the backslash at offset \(offset) has nothing after it; write two for one"
    case .unpairedBracket(let offset):
      "the bracket at offset \(offset) has no partner of its own; pair it, or escape it"
    case .afterTail(let offset):
      "nothing may follow the optional tail, but something does at offset \(offset); move it"
    case .unwritable(let element):
      "nothing stands for element \(element) in this notation; list its slot, or keep the elements"
    }
  }
}
