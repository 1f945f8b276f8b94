/// Decides whether a row's answer is correct.
struct VectorJudge {
  let kinds: [VectorExceptionKind]

  /// A row's outcome; if a kind predicts answers, both must be as predicted.
  func outcome(of row: any VectorRow) -> VectorOutcome {
    switch row.answer() {
    case .unsupported(let kind): .unsupported(kind: kind)
    case .said(let expected, let ours): outcome(of: row, expected: expected, ours: ours)
    }
  }

  private func outcome(
    of row: any VectorRow, expected: String, ours: String
  ) -> VectorOutcome {
    guard let (kind, prediction) = predictor(of: row) else {
      return expected == ours ? .passed : failure(of: row, expected, ours, note: nil)
    }
    if expected == ours { return .stale(clause: kind.clause) }
    if prediction.peers == expected && prediction.ours == ours {
      return .excepted(ground: kind.ground)
    }
    let note = note(on: kind, prediction, expected: expected)
    return failure(of: row, expected, ours, note: note)
  }

  /// The first kind that covers the row.
  private func predictor(
    of row: any VectorRow
  ) -> (kind: VectorExceptionKind, prediction: VectorPrediction)? {
    for kind in kinds {
      if let prediction = kind.prediction(for: row) { return (kind, prediction) }
    }
    return nil
  }

  private func failure(
    of row: any VectorRow, _ expected: String, _ ours: String, note: String?
  ) -> VectorOutcome {
    .failed(
      VectorDifference(
        line: row.line, asked: row.asked, expected: expected, ours: ours, note: note))
  }

  private func note(
    on kind: VectorExceptionKind, _ prediction: VectorPrediction, expected: String
  ) -> String {
    prediction.peers == expected
      ? "the exception by \(kind.clause) allows another answer: \(prediction.ours)"
      : "the exception by \(kind.clause) expects another answer of the row: \(prediction.peers)"
  }
}

/// The outcome of one row.
enum VectorOutcome: Equatable {
  /// We give the expected answer.
  case passed
  /// We give the expected answer, although a kind covers the row, so that it covers too many; the
  /// kind's clause.
  case stale(clause: String)
  /// We give another answer, without a stated reason.
  case failed(VectorDifference)
  /// We give another answer, and both answers are those that a kind predicts; the kind's ground.
  case excepted(ground: String)
  /// The reference can't answer yet.
  case unsupported(kind: String)
}

/// A row for which we give an unexpected answer.
struct VectorDifference: Equatable, Encodable {
  /// The line on which the row begins, counted from 1.
  let line: Int
  let asked: String
  let expected: String
  let ours: String
  /// What is wrong with the row's exception, if it has one.
  let note: String?

  /// The difference as text; `path` is the row's file.
  func lines(in path: String) -> [String] {
    ["  \(path):\(line): \(asked)", "    expected: \(expected)", "    we say:   \(ours)"]
      + (note.map { ["    but \($0)"] } ?? [])
  }
}

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
  case said(expected: String, ours: String)
  /// The reference can't answer rows of this kind yet.
  case unsupported(kind: String)
}
