extension Outcome {
  /// The reason some content of `text` was dropped, or `nil` if all of it is shown (E7).
  ///
  /// A field that groups digits rewrites most insertions; if all content is still shown, there is
  /// nothing to report. If the rule objects only to the form of the whole text, only the inserted
  /// text must be shown, because it may replace other characters. Spaces, punctuation and the case
  /// of letters don't count as content.
  /// - Parameters:
  ///   - text: the requested text.
  ///   - inserted: the part of the requested text that was inserted.
  package func reasonForDropping(_ text: String, inserting inserted: String) -> Reason? {
    if shows(text) || effect.reason.isAboutForm && shows(inserted) { return nil }
    return effect.reason
  }

  private func shows(_ text: String) -> Bool {
    var rest = state.text.content[...]
    return text.content.allSatisfy { character in
      guard let index = rest.firstIndex(of: character) else { return false }
      rest = rest[(index + 1)...]
      return true
    }
  }
}

extension Reason? {
  /// Whether the only reason is that the text isn't in the field's form.
  fileprivate var isAboutForm: Bool { self == .reformatted || self == .notDate(.form) }
}

extension String {
  /// The characters except spaces and punctuation, with digits in ASCII and letters in lowercase.
  fileprivate var content: [String] {
    filter { !$0.isWhitespace && !$0.isPunctuation }
      .map { $0.wholeNumberValue.map { "\($0)" } ?? $0.lowercased() }
  }
}
