import PropertyConsole

/// The result of fuzzing one law.
struct FuzzResult: Codable, Hashable {
  let property: String
  /// How many slices it had.
  var turns = 0
  /// How many inputs the fuzzer executed, and for how long, in seconds; reading the corpus isn't
  /// counted.
  var runs = 0
  var seconds = 0.0
  var edges = 0
  var corpus = 0
  /// How many failures were told apart.
  var failures = 0
  /// How many failing inputs weren't checked again yet; each may be one more failure.
  var unexamined = 0
  /// Inputs that failed, timed out or took too much memory: their paths in the campaign's folder.
  ///
  /// Several may have the same failure.
  var artifacts: [String] = []
  /// How many more inputs have failed like these.
  var again = 0
  /// For how long it has found nothing new, in seconds; nil if it hasn't stopped finding.
  var plateau: Double?
  /// When a slice ended last that had found something new, in seconds of the campaign's time; nil
  /// if none has.
  var lastNew: Double?
  /// What its time and its inputs were spent on.
  var spent = JournalLine.Spending()

  /// Whether no input of it was checked, as far as is known.
  var isUnexecuted: Bool { runs == 0 && spent.checked == 0 && artifacts.isEmpty }

  var runsPerSecond: Int {
    seconds > 0 ? Int(min(1e15, max(0, Double(runs) / seconds))) : 0
  }
}

extension FuzzResult {
  fileprivate var remark: String {
    let left = unexamined > 0 ? "\(unexamined.of("failing input")) not checked yet" : nil
    let again = again > 0 ? "failed again \(again.of("time"))" : nil
    return [left, again, plateau.map { "nothing new for \($0.asDuration)" }]
      .compactMap(\.self).joined(separator: "; ")
  }
}

extension [FuzzResult] {
  /// The results as a table; laws that failed again or have stopped finding have a remark.
  var table: [String] {
    var table = Table(["property", "runs", "runs/s", "edges", "corpus", "failures", ""])
    for result in self {
      table.add([
        result.property, result.runs.grouped, result.runsPerSecond.grouped, result.edges.grouped,
        result.corpus.grouped, result.failures.grouped, result.remark,
      ])
    }
    return table.lines
  }
}
