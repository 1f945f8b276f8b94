import InputRules

/// A field's text around an edit, in scalars (F4).
struct PatternParts {
  /// The scalars of the text.
  let text: [Unicode.Scalar]
  /// The first scalar of the range.
  let start: Int
  /// The scalar behind the range.
  let end: Int
  /// What is kept of what is before the range.
  let head: [PatternScalar]
  /// What is in the range.
  let removed: [PatternScalar]
  /// What is kept of what is behind the range.
  let tail: [PatternScalar]

  /// Whether the range takes no content (F5).
  var takesNoContent: Bool { removed.allSatisfy { $0.kind != .content } }

  /// Whether the range is all of the text.
  var isWhole: Bool { removed.count == text.count }
}
