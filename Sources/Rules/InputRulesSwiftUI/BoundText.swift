import InputRules

/// The text that a field and its binding share, which shows whether the binding has changed.
package struct BoundText: Sendable {
  /// The last text that both contained.
  package private(set) var text: ExactText

  package init(_ text: String) { self.text = ExactText(text) }

  /// Returns whether `text` differs from the shared text, and makes it the shared text.
  ///
  /// While text is being composed, the field shows more than the binding contains. This difference
  /// isn't a change.
  package mutating func isSet(to text: String) -> Bool {
    let text = ExactText(text)
    defer { self.text = text }
    return self.text != text
  }
}
