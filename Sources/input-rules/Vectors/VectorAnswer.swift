/// What came of asking the reference a row's question.
enum VectorAnswer: Equatable {
  /// What the row expects and what the reference says, in the same words where they agree.
  case said(expected: String, ours: String, agreement: VectorAgreement? = nil)
  /// The reference has nothing yet that could answer rows of this kind.
  case unsupported(kind: String)
}
