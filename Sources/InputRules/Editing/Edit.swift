/// One replacement of a range of a text by a string, as a text field's delegate is asked about it
/// (E3).
public struct Edit: Sendable {
  /// The replaced range, in UTF-16 units of the text before the edit.
  public var range: TextRange
  /// What stands there afterwards; empty for a deletion.
  public var replacement: String

  /// An edit that replaces `range`, in UTF-16 units, by `replacement`; nil stands for "" (E3).
  public init(replacing range: TextRange, with replacement: String?) {
    self.range = range
    self.replacement = replacement ?? ""
  }

  /// Whether nothing is inserted: a deletion, a cut, or a caret move (E6).
  public var isDeletion: Bool { replacement.isEmpty }
}

extension Edit: Hashable {
  /// Two edits are equal if their ranges and the code units they insert are.
  ///
  /// Not `String`'s equality: that holds canonically equivalent texts for equal, a field must not.
  public static func == (one: Edit, other: Edit) -> Bool {
    one.range == other.range && one.replacement.hasSameUnits(as: other.replacement)
  }

  /// Feeds the range and the code units to `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(range)
    hasher.combine(replacement)
  }
}
