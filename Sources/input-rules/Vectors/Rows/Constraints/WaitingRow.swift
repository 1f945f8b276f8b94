/// A case that the reference doesn't support yet; it is counted by its kind.
struct WaitingRow: VectorRow {
  let line: Int
  /// The row's kind, and what it waits for.
  let kind: String

  var asked: String { kind }

  func answer() -> VectorAnswer { .unsupported(kind: kind) }
}
