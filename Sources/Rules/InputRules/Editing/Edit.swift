/// A request to replace a range of the text with a string, as a text field's delegate receives it
/// (E3).
public struct Edit: Sendable {
  /// The replaced range, in UTF-16 units of the text before the edit.
  public var range: TextRange
  /// The replacement text; empty for a deletion.
  public var replacement: String

  /// Creates an edit that replaces a range of the text (E3).
  /// - Parameters:
  ///   - range: the range to replace, in UTF-16 units.
  ///   - replacement: the text that replaces the range; `nil`, which some platforms pass, means "".
  public init(replacing range: TextRange, with replacement: String?) {
    self.range = range
    self.replacement = replacement ?? ""
  }

  /// Whether the edit inserts nothing: it is a deletion, a cut, or a caret move (E6).
  package var isDeletion: Bool { replacement.isEmpty }
}

extension Edit: Hashable, ComparedExactly {
  var parts: some Hashable { Pair(range, ExactText(replacement)) }
}
