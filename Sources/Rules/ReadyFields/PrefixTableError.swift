import InputRules

/// The reason rows don't form a table; a row is identified by its index (K1).
public enum PrefixTableError: Error, Hashable, Sendable {
  /// The row has no pattern, or has one whose slots or literals aren't allowed in this table (K1).
  case unusablePattern(row: Int)
  /// An earlier row has the same prefix.
  case repeatedPrefix(row: Int)
  /// The row's prefix contains a scalar that isn't content, or that the field would change.
  case foreignPrefix(row: Int)
  /// No row has the empty prefix.
  case noEmptyPrefix
}

extension PrefixTableError: CustomStringConvertible {
  /// A sentence about the problem, followed by advice on what to do.
  public var description: String {
    switch self {
    case .unusablePattern(let row):
      "row \(row) has no pattern, patterns with different slots, or a literal that could be "
        + "content; give all patterns the same slots, with optional slots last"
    case .repeatedPrefix(let row):
      "row \(row) has the same prefix as an earlier row; combine the two rows"
    case .foreignPrefix(let row):
      "the prefix of row \(row) can't be typed; write it as the field shows it, without literals"
    case .noEmptyPrefix:
      "the table has no row with an empty prefix; add one for all other content"
    }
  }
}
