/// A vector from outside: a question, with the answer that its source gives.
protocol VectorRow {
  /// The peer that gave the answer; empty if a line has only one answer.
  var answerer: String { get }

  /// Computes the reference's answer.
  ///
  /// - Throws: an error if the reference can't understand the question.
  func answer() throws -> VectorAnswer
}

extension VectorRow {
  var answerer: String { "" }
}

enum VectorAnswer: Equatable {
  /// The expected answer and the reference's answer; they agree if their descriptions are equal.
  case words(expected: String, ours: String)
  /// The reference can't answer questions of this kind yet.
  case unsupported(kind: String)
}

/// The reason a row can't be checked.
struct VectorProblem: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

enum VectorOutcome: Equatable {
  case passed
  /// Our answer equals the expected answer, but the row has an exception.
  case stale(ground: String)
  /// Our answer isn't the expected one, and the row states no reason.
  case failed(VectorDifference)
  /// Our answer isn't the expected one, but the row's exception states our answer.
  case excepted(ground: String)
  /// The reference can't answer the row's question yet.
  case unsupported(kind: String)

  /// Creates the outcome of a row; an exception for the row must state our answer.
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

/// A row in which our answer isn't the expected one.
struct VectorDifference: Equatable, Encodable {
  /// The number of the row's line, starting at 1.
  let line: Int
  let asked: String
  let expected: String
  let ours: String
  /// The mistake in the row's exception, or `nil` if there is no exception.
  let note: String?

  init(
    of row: any VectorRow, in vector: VectorCase, expected: String, ours: String, note: String?
  ) {
    line = vector.line
    asked = (row.answerer.isEmpty ? "" : "\(row.answerer), ") + vector.question
    (self.expected, self.ours, self.note) = (expected, ours, note)
  }

  /// The difference as lines of text; `path` is the path of the row's file.
  func lines(in path: String) -> [String] {
    ["  \(path):\(line): \(asked)", "    expected: \(expected)", "    ours:     \(ours)"]
      + (note.map { ["    but \($0)"] } ?? [])
  }
}
