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
