/// A condition that limits the length of text (T1).
public struct MaximumLength: Hashable, TextCondition {
  package let limit: Int
  package let unit: LengthUnit

  /// Creates a condition that limits the length of text.
  /// - Parameters:
  ///   - limit: the maximum length, 0 or more.
  ///   - unit: the unit of the length.
  /// - Throws: `RuleError.negativeLimit` if `limit` is below zero (B25).
  public init(_ limit: Int, unit: LengthUnit = .characters) throws(RuleError) {
    guard limit >= 0 else { throw .negativeLimit(limit) }
    self.limit = limit
    self.unit = unit
  }

  /// Creates a limit that is known not to be negative, for a preset.
  init(known limit: UInt8) {
    self.limit = Int(limit)
    unit = .characters
  }

  /// Refuses a text that is longer than the limit; only as much of `text` as necessary is examined.
  public func objection(to text: String) -> Reason? {
    unit.exceeds(limit, in: text) ? .tooLong(limit: limit, unit: unit) : nil
  }

  /// Refuses a state whose text is longer than the limit.
  ///
  /// If the characters must be counted, the state keeps their number, so that after the next edit,
  /// only the characters around it are counted.
  func objection(counting state: inout FieldState) -> Reason? {
    let isNear = unit == .characters && state.text.utf8.count > limit
    if isNear && state.characterCount == nil && state.text.scalarLength > limit {
      state.characterCount = state.text.characterCount(upTo: limit)
      return state.characterCount == nil ? .tooLong(limit: limit, unit: unit) : nil
    }
    guard isNear, let count = state.characterCount else { return objection(to: state.text) }
    return count > limit ? .tooLong(limit: limit, unit: unit) : nil
  }

  /// This limit, to which an insertion may be truncated.
  public var maximumLength: MaximumLength? { self }
}

/// The reason a rule or a session can't be created.
public enum RuleError: Error, Hashable, Sendable {
  /// The maximum length is below zero (T1, B25).
  case negativeLimit(Int)
  /// The limit on the number of steps that can be undone is below zero (E9.16).
  case negativeUndoLimit(Int)
}

extension RuleError: Explained {
  var sentence: String {
    switch self {
    case .negativeLimit(let limit):
      "a maximum length of \(limit) is impossible; give 0 or more, or omit the limit"
    case .negativeUndoLimit(let limit):
      "a history of \(limit) steps is impossible; give 0 or more"
    }
  }
}
