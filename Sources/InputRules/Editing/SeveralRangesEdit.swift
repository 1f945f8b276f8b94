/// The several-ranges edit of iOS 26: a replacement, and the ranges that it may go to (E11).
///
/// The field puts the replacement into one of the ranges, at its own discretion, and deletes the
/// others.
public struct SeveralRangesEdit: Sendable {
  /// The ranges, in UTF-16 units of the text before the edit, in any order.
  public var ranges: [TextRange]
  /// The text that goes into one of them; empty for a deletion of them all.
  public var replacement: String

  /// An edit that puts `replacement` into one of `ranges` and deletes the others.
  public init(replacingOneOf ranges: [TextRange], with replacement: String?) {
    self.ranges = ranges
    self.replacement = replacement ?? ""
  }
}

extension SeveralRangesEdit: Hashable, ComparedExactly {
  var parts: some Hashable { Pair(ranges, ExactText(replacement)) }
}
