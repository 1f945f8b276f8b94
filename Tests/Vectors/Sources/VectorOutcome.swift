/// The outcome of one row.
enum VectorOutcome: Equatable {
  /// We give the expected answer.
  case passed
  /// We give the expected answer, and the row has an exception.
  case stale(ground: String)
  /// We give another answer, without a stated reason.
  case failed(VectorDifference)
  /// We give the answer of the row's exception.
  case excepted(ground: String)
  /// The reference can't answer yet.
  case unsupported(kind: String)

  /// The outcome of a row; one with an exception must have our answer of it.
  init(of row: any VectorRow, _ exception: VectorException?) {
    switch row.answer() {
    case .unsupported(let kind): self = .unsupported(kind: kind)
    case .words(let expected, let ours) where expected == ours:
      self = exception.map { .stale(ground: $0.ground) } ?? .passed
    case .words(let expected, let ours):
      if let exception, exception.ours == ours {
        self = .excepted(ground: exception.ground)
      } else {
        let note = exception.map { "the exception \($0.ground) has another answer: \($0.ours)" }
        self = .failed(
          VectorDifference(
            line: row.line, asked: row.asked, expected: expected, ours: ours, note: note))
      }
    }
  }
}

/// A row for which we give an unexpected answer.
struct VectorDifference: Equatable, Encodable {
  /// The line on which the row begins, counted from 1.
  let line: Int
  let asked: String
  let expected: String
  let ours: String
  /// The mistake in the row's exception, if it has one.
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
  /// The question as text.
  var asked: String { get }
  /// Whose answer it is, where several answer a line; empty elsewhere.
  var answerer: String { get }

  /// Returns the reference's answer.
  func answer() -> VectorAnswer
}

extension VectorRow {
  var answerer: String { "" }
}

/// The reference's answer to a row.
enum VectorAnswer: Equatable {
  /// The row's expected answer and the reference's, described in the same way if they agree.
  case words(expected: String, ours: String)
  /// The reference can't answer rows of this kind yet.
  case unsupported(kind: String)
}
