/// A case that the reference has nothing for yet; it is counted by its kind.
struct WaitingRow: VectorRow {
  let line: Int
  /// What the row is, and what it waits for.
  let kind: String

  var asked: String { kind }

  func answer() -> VectorAnswer { .unsupported(kind: kind) }
}
