/// A text is at most so long (T1).
public struct MaximumLength: Hashable, TextCondition {
  /// The greatest length, in `unit`.
  public let limit: Int
  /// What the length is counted in.
  public let unit: LengthUnit

  /// A limit of `limit`, counted in `unit`.
  ///
  /// - Throws: `RuleError.negativeLimit`: there is no “−1 for unlimited”; leave the rule out (B25).
  public init(_ limit: Int, unit: LengthUnit = .characters) throws(RuleError) {
    guard limit >= 0 else { throw .negativeLimit(limit) }
    self.limit = limit
    self.unit = unit
  }

  /// A limit that can't be negative, for presets.
  init(known limit: UInt8) {
    self.limit = Int(limit)
    unit = .characters
  }

  /// Objects to a text that is longer; looks no further into it than that takes.
  public func objection(to text: String) -> Reason? {
    unit.exceeds(limit, in: text) ? .tooLong(limit: limit, unit: unit) : nil
  }

  /// This limit: an insertion may be truncated to it.
  public var maximumLength: MaximumLength? { self }
}
