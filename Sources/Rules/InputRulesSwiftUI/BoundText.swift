import InputRules

/// A detector of changes to a binding; it stores the text that the field and binding last shared.
package struct BoundText: Sendable {
  package private(set) var text: ExactText

  package init(_ text: String) { self.text = ExactText(text) }

  /// Returns whether `text` differs from the last common text, and makes `text` the common text.
  ///
  /// While text is being composed, the field shows text that the binding doesn't contain yet. This
  /// difference isn't a change.
  package mutating func isSet(to text: String) -> Bool {
    let text = ExactText(text)
    defer { self.text = text }
    return self.text != text
  }
}
