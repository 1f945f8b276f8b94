extension Run {
  /// Judges the input of a failure again: that input as it is, without shrinking it.
  ///
  /// - Parameters:
  ///   - claim: what is claimed.
  ///   - choices: the word in the failure's report.
  /// - Throws: `BlobError` where the word isn't one.
  public static func replay(_ claim: Claim, choices: String) throws(BlobError) -> Report {
    let entry = CorpusEntry(name: choices, bytes: try Blob.decode(choices))
    return check(claim, RunSettings(cases: 0, shrinkLimit: 0), corpus: [entry])
  }
}

extension Counterexample {
  /// The argument that repeats the failure, as it is written in source: `choices: "1-AQI"`.
  public var argument: String { "choices: \"\(choices)\"" }
}
