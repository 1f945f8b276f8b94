/// The reference's answer to a row.
enum VectorAnswer: Equatable {
  /// The row's expected answer and the reference's, described in the same way if they agree.
  case said(expected: String, ours: String, agreement: VectorAgreement? = nil)
  /// The reference can't answer rows of this kind yet.
  case unsupported(kind: String)
}
