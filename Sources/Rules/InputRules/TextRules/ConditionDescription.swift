/// A description of a ready-made condition as plain data, from which any implementation can be
/// created.
package enum ConditionDescription: Sendable {
  /// The text's length in a unit is limited (T1). A negative limit isn't refused until
  /// `condition()` is called.
  case maximumLength(Int, LengthUnit)
  /// The text contains only characters in the string (T2).
  case allowed(String, Membership)
  /// The text contains no characters in the string (T3).
  case banned(String, Membership)
  /// The text isn't the given one, such as "". This condition can check only a whole text (T6).
  case otherThan(String)
  /// The text is a number (T4, T5).
  case numeric(NumberDescription)

  /// Creates the reference implementation of the condition.
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
  // Texts are compared exactly, because "\u{E9}" and "e\u{301}" list different scalars.
  var parts: some Hashable { ExactText(description) }
}

extension ConditionDescription: CustomStringConvertible {
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
