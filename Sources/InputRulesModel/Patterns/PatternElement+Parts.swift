import InputRules

extension PatternElement {
  /// The scalar of a literal (F1).
  var literal: Unicode.Scalar? {
    switch self {
    case .literal(let scalar, _): scalar
    case .slot: nil
    }
  }

  /// The slot, if it is one (F1).
  var slot: PatternSlot? {
    switch self {
    case .literal: nil
    case .slot(let slot): slot
    }
  }

  /// Whether it is a literal that belongs to the value (F1).
  var isLiteralInValue: Bool {
    switch self {
    case .literal(_, let inValue): inValue
    case .slot: false
    }
  }

  /// Whether a text is complete that doesn't have it (F2).
  var mayBeMissing: Bool {
    switch self {
    case .literal(_, let inValue): !inValue
    case .slot(let slot): slot.mayStayEmpty
    }
  }
}
