import InputRules

/// The text that a field and its binding last had in common; it shows when the binding changes.
package struct BoundText: Sendable {
  /// The last text that both had.
  package private(set) var text: ExactText

  package init(_ text: String) { self.text = ExactText(text) }

  /// Returns whether `text` differs from the last common text, and makes it the new one.
  ///
  /// While text is being composed, the field shows text that the binding doesn't contain yet. This
  /// difference isn't a change.
  package mutating func isSet(to text: String) -> Bool {
    let text = ExactText(text)
    defer { self.text = text }
    return self.text != text
  }
}
