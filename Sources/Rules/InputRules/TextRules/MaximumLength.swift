/// A condition that limits the length of text (T1).
public struct MaximumLength: Hashable, TextCondition {
  /// The maximum length, in `unit`.
  package let limit: Int
  /// The unit of the length.
  package let unit: LengthUnit

  /// Creates a limit for the length of text.
  /// - Parameters:
  ///   - limit: the largest length, 0 or more.
  ///   - unit: the unit of the length.
  /// - Throws: `RuleError.negativeLimit` if `limit` is below zero (B25).
  public init(_ limit: Int, unit: LengthUnit = .characters) throws(RuleError) {
    guard limit >= 0 else { throw .negativeLimit(limit) }
    self.limit = limit
    self.unit = unit
  }

  /// Creates a limit that can't be negative, for presets.
  init(known limit: UInt8) {
    self.limit = Int(limit)
    unit = .characters
  }

  /// Refuses longer text; examines only as much of `text` as necessary.
  public func objection(to text: String) -> Reason? {
    unit.exceeds(limit, in: text) ? .tooLong(limit: limit, unit: unit) : nil
  }

  /// Refuses a state with longer text.
  ///
  /// If the characters must be counted, the state keeps their number, so that the next edit only
  /// counts the text around it.
  func objection(counting state: inout FieldState) -> Reason? {
    let isNear = unit == .characters && state.text.utf8.count > limit
    if isNear && state.characterCount == nil && state.text.scalarLength > limit {
      state.characterCount = state.text.characterCount(upTo: limit)
      return state.characterCount == nil ? .tooLong(limit: limit, unit: unit) : nil
    }
    guard isNear, let count = state.characterCount else { return objection(to: state.text) }
    return count > limit ? .tooLong(limit: limit, unit: unit) : nil
  }

  /// This limit; an insertion may be truncated to it.
  public var maximumLength: MaximumLength? { self }
}

/// The reason a rule or session can't be created.
public enum RuleError: Error, Hashable, Sendable {
  /// The maximum length is below zero (T1, B25).
  case negativeLimit(Int)
  /// The limit of the history is below zero (E9.16).
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
