/// How many inputs have failed like one that was found before, by a journal.
struct FailureCounts: Hashable, Sendable {
  /// By the origins that inputs have before they are shrunk.
  private var counts: [String: Int] = [:]
  /// The origins of findings, by those that their inputs had before they were shrunk.
  private var names: [String: String] = [:]
  /// The other way round.
  private var met: [String: Set<String>] = [:]

  /// Adds what a slice has counted.
  mutating func add(_ slice: JournalLine.Slice) {
    for (origin, count) in slice.again ?? [:] { counts[origin, default: 0] &+= count }
  }

  /// Adds the names of a failure.
  mutating func add(_ finding: JournalLine.Finding) {
    guard let first = finding.met else { return }
    if let old = names.updateValue(finding.origin, forKey: first) { met[old]?.remove(first) }
    met[finding.origin, default: []].insert(first)
  }

  /// How many more inputs have failed like this.
  subscript(origin: String) -> Int {
    let own = names[origin] == nil ? counts[origin] ?? 0 : 0
    return (met[origin] ?? []).reduce(own) { $0 &+ (counts[$1] ?? 0) }
  }
}

extension JournalLine.Slice {
  /// How many of its inputs have failed like others before.
  var allAgain: Int { (again ?? [:]).values.reduce(0, &+) }
}
