import Foundation

extension JournalLine {
  /// What the time and the inputs of a slice were spent on.
  struct Spending: Codable, Hashable, Sendable {
    /// How long its process took to start and to read the corpus, in seconds.
    var reading = 0.0
    /// How many inputs were checked, those of the corpus included, and how many of these were
    /// discarded.
    var checked = 0
    var discarded = 0
    /// How many inputs were checked again for what they cover, and how many of these covered
    /// something else then.
    var replayed = 0
    var unstable = 0
    /// The first of these, as replay codes.
    var words: [String] = []

    /// How many unstable inputs of a law are named.
    static let mostWords = 3

    /// Adds that of another slice of the same law.
    mutating func add(_ other: Spending?) {
      guard let other else { return }
      reading += other.reading
      checked &+= other.checked
      discarded &+= other.discarded
      replayed &+= other.replayed
      unstable &+= other.unstable
      words = Array((words + other.words.filter { !words.contains($0) }).prefix(Self.mostWords))
    }

    /// What part of the inputs was discarded; nil if none was checked.
    var discardedShare: Double? {
      checked > 0 ? min(1, Double(discarded) / Double(checked)) : nil
    }
  }
}

/// What a fuzzer counts of its inputs, in a file that survives it however it ends.
struct InputTally {
  private var tally: FailureTally
  private var (checked, discarded) = (0, 0)
  private var words = 0

  /// A longer row of inputs is written together: a write takes a microsecond.
  private static let row = 256
  private static let (unstable, kept) = ("unstable", "kept")

  /// A new tally next to that of failures at `path`.
  init(besides path: String) { tally = FailureTally(path: Self.path(besides: path)) }

  /// The path of the tally next to that of failures.
  static func path(besides path: String) -> String { path + ".inputs" }

  /// Counts an input that was checked.
  mutating func count(isDiscarded: Bool) {
    checked += 1
    if isDiscarded { discarded += 1 }
    let isFirst = tally.count(of: "checked") < Self.row
    guard isFirst || checked == Self.row else { return }
    tally.count("checked", by: checked)
    if discarded > 0 { tally.count("discarded", by: discarded) }
    (checked, discarded) = (0, 0)
  }

  /// Notes after how many inputs one is kept that fails.
  mutating func note(kept name: String) {
    tally.count("\(Self.kept) \(name)", by: tally.count(of: "checked") + checked)
  }

  /// How many inputs were checked until one failed whose path ends with a kept name, or in all.
  static func checked(besides path: String, until artifact: String) -> Int {
    let counts = FailureTally.counts(at: Self.path(besides: path))
    let found = counts.first { name, _ in
      name.hasPrefix("\(kept) ") && artifact.hasSuffix(name.dropFirst(kept.count + 1))
    }
    return found?.value ?? counts["checked"] ?? 0
  }

  /// Counts an input that was replayed; `word` names one that is unstable.
  mutating func count(replayed word: String?) {
    tally.count("replayed")
    guard let word else { return }
    tally.count(Self.unstable)
    words += 1
    if words <= JournalLine.Spending.mostWords { tally.count("\(Self.unstable) \(word)") }
  }

  /// What the tally next to that of failures at `path` says.
  static func spending(besides path: String, reading: Double) -> JournalLine.Spending {
    let counts = FailureTally.counts(at: Self.path(besides: path))
    let words = counts.keys.filter { $0.hasPrefix("\(unstable) ") }.sorted()
    return JournalLine.Spending(
      reading: reading, checked: counts["checked"] ?? 0, discarded: counts["discarded"] ?? 0,
      replayed: counts["replayed"] ?? 0, unstable: counts[unstable] ?? 0,
      words: words.map { String($0.dropFirst(unstable.count + 1)) })
  }
}
