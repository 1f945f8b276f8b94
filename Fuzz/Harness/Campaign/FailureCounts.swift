/// How many inputs have failed like one that was found before, by a journal.
struct FailureCounts: Hashable, Sendable {
  /// By the origins that inputs have before they are shrunk.
  private var counts: [String: Int] = [:]
  /// The origins of findings, by those that their inputs had before they were shrunk.
  private var names: [String: String] = [:]

  /// Adds what a slice has counted.
  mutating func add(_ slice: JournalLine.Slice) {
    for (origin, count) in slice.again ?? [:] { counts[origin, default: 0] &+= count }
  }

  /// Adds the names of a failure.
  mutating func add(_ finding: JournalLine.Finding) {
    if let met = finding.met { names[met] = finding.origin }
  }

  /// How many more inputs have failed like this.
  ///
  /// - Parameter origin: the failure's origin.
  subscript(origin: String) -> Int {
    counts.reduce(0) { (names[$1.key] ?? $1.key) == origin ? $0 &+ $1.value : $0 }
  }
}

extension JournalLine.Slice {
  /// How many of its inputs have failed like others before.
  var allAgain: Int { (again ?? [:]).values.reduce(0, &+) }
}
