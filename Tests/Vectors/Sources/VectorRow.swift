/// One outside vector: a question, and its source's answer.
protocol VectorRow {
  /// The line on which the row begins, counted from 1.
  var line: Int { get }
  /// The question as text; it identifies the row in the list of exceptions.
  var asked: String { get }

  /// Asks the reference.
  func answer() -> VectorAnswer
}

/// The reference's answer to a row.
enum VectorAnswer: Equatable {
  /// The row's expected answer and the reference's, described in the same way if they agree.
  case said(expected: String, ours: String, agreement: VectorAgreement? = nil)
  /// The reference can't answer rows of this kind yet.
  case unsupported(kind: String)
}

/// The aspects in which we agree with a peer about one row, counted whatever the row's outcome.
struct VectorAgreement: Equatable {
  let peer: String
  /// Whether we agree, by aspect.
  let aspects: [String: Bool]

  init(with peer: String, in aspects: [String: Bool]) {
    self.peer = peer
    self.aspects = aspects
  }
}
