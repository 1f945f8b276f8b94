/// One outside vector: a question, and its source's answer.
protocol VectorRow {
  /// The peer that gave the answer, if a line has answers of several peers; otherwise empty.
  var answerer: String { get }

  /// Computes the reference's answer.
  ///
  /// - Throws: an error if the reference can't read the question.
  func answer() throws -> VectorAnswer
}

extension VectorRow {
  var answerer: String { "" }
}

enum VectorAnswer: Equatable {
  /// The expected answer and the reference's answer, with equal descriptions if they agree.
  case words(expected: String, ours: String)
  /// The reference can't answer rows of this kind yet.
  case unsupported(kind: String)
}

/// The reason a row can't be checked.
struct VectorProblem: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

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

  /// The outcome of a case's row; if the row has an exception, our answer must be the exception's.
  init(of row: any VectorRow, in vector: VectorCase) {
    let exception = vector.exceptions.first { $0.peer ?? "" == row.answerer }
    switch Result(catching: row.answer) {
    case .success(.unsupported(let kind)): self = .unsupported(kind: kind)
    case .success(.words(let expected, let ours)) where expected == ours:
      self = exception.map { .stale(ground: $0.ground) } ?? .passed
    case .success(.words(let expected, let ours)):
      if let exception, exception.ours == ours {
        self = .excepted(ground: exception.ground)
      } else {
        let note = exception.map { "the exception \($0.ground) has another answer: \($0.ours)" }
        self = .failed(
          VectorDifference(of: row, in: vector, expected: expected, ours: ours, note: note))
      }
    case .failure(let error):
      self = .failed(
        VectorDifference(of: row, in: vector, expected: "an answer", ours: "\(error)", note: nil))
    }
  }
}

/// A row for which our answer is unexpected.
struct VectorDifference: Equatable, Encodable {
  /// The row's line, from 1.
  let line: Int
  let asked: String
  let expected: String
  let ours: String
  /// The mistake in the row's exception, if the row has an exception.
  let note: String?

  init(
    of row: any VectorRow, in vector: VectorCase, expected: String, ours: String, note: String?
  ) {
    line = vector.line
    asked = (row.answerer.isEmpty ? "" : "\(row.answerer), ") + vector.question
    (self.expected, self.ours, self.note) = (expected, ours, note)
  }

  /// The difference as text; `path` is the row's file.
  func lines(in path: String) -> [String] {
    ["  \(path):\(line): \(asked)", "    expected: \(expected)", "    ours:     \(ours)"]
      + (note.map { ["    but \($0)"] } ?? [])
  }
}
