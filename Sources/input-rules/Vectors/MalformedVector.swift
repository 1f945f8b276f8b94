/// A line that doesn't follow the format of its file.
struct MalformedVector: Error, Equatable {
  /// Counted from 1.
  let line: Int
  /// What is wrong, and how to fix it.
  let problem: String
}
