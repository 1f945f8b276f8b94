import InputRules

/// The text that a field and its binding share, which shows who has changed it.
package struct BoundText: Sendable {
  /// The text that both had last.
  package private(set) var text: ExactText

  /// A text that both have.
  package init(_ text: String) { self.text = ExactText(text) }

  /// Whether the binding has another text than the field, because code has set it.
  ///
  /// While text is composed, the field shows more than the binding has; that isn't such a change.
  package mutating func isSet(to text: String) -> Bool {
    let text = ExactText(text)
    defer { self.text = text }
    return self.text != text
  }
}
