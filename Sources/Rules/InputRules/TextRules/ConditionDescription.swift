/// A ready-made condition as plain data; any implementation can be created from it.
package enum ConditionDescription: Sendable {
  /// The text has a maximum length in a unit (T1); a negative limit is refused only by
  /// `condition()`.
  case maximumLength(Int, LengthUnit)
  /// The text contains only characters in the string (T2).
  case allowed(String, Membership)
  /// The text contains no characters in the string (T3).
  case banned(String, Membership)
  /// The text differs from this text, such as ""; this condition only checks the whole text (T6).
  case otherThan(String)
  /// The text is a number (T4, T5).
  case numeric(NumberDescription)

  /// The reference implementation of the described condition.
  /// - Throws: `RuleError.negativeLimit` for a limit below zero.
  package func condition() throws(RuleError) -> any TextCondition {
    switch self {
    case .maximumLength(let limit, let unit): try MaximumLength(limit, unit: unit)
    case .allowed(let text, let membership): AllowedCharacters(text, by: membership)
    case .banned(let text, let membership): BannedCharacters(text, by: membership)
    case .otherThan(let text): TextPredicate(description) { !$0.hasSameUnits(as: text) }
    case .numeric(let description): NumericValue(description)
    }
  }
}

extension ConditionDescription: Hashable, ComparedExactly {
  // Compared by scalar, "\u{E9}" and "e\u{301}" are different sets.
  var parts: some Hashable { ExactText(description) }
}

extension ConditionDescription: CustomStringConvertible {
  /// A description of the condition.
  package var description: String {
    switch self {
    case .maximumLength(let limit, let unit): "at most \(unit.counted(limit))"
    case .allowed(let text, let membership): "only \(text.escaped) by \(membership)"
    case .banned(let text, let membership): "none of \(text.escaped) by \(membership)"
    case .otherThan(let text): "other than \(text.escaped)"
    case .numeric(let description): "\(description)"
    }
  }
}
