/// The outcome of one row.
enum VectorOutcome: Equatable {
  /// Our answer is the expected answer.
  case passed
  /// Our answer is the expected answer, although the row has an exception.
  case stale(ground: String)
  /// Our answer differs without a stated reason.
  case failed(VectorDifference)
  /// Our answer is the answer in the row's exception.
  case excepted(ground: String)
  /// The reference can't answer yet.
  case unsupported(kind: String)

  /// Creates the outcome of a row; a row with an exception must have the exception's answer.
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

/// A row for which our answer is unexpected.
struct VectorDifference: Equatable, Encodable {
  /// The line on which the row begins, counted from 1.
  let line: Int
  let asked: String
  let expected: String
  let ours: String
  /// The mistake in the row's exception, if the row has an exception.
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
  /// The peer whose answer it is, if several peers answer a line; otherwise empty.
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
