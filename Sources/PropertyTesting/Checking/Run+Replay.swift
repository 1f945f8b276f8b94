extension Run {
  /// Checks the input of a failure again, as it is, without shrinking it.
  ///
  /// - Parameters:
  ///   - claim: the claim to check.
  ///   - choices: the word from the failure's report.
  /// - Throws: `BlobError` if the word is invalid.
  public static func replay(_ claim: Claim, choices: String) throws(BlobError) -> Report {
    let entry = CorpusEntry(name: choices, bytes: try Blob.decode(choices))
    return check(claim, RunSettings(cases: 0, shrinkLimit: 0), corpus: [entry])
  }
}

extension Counterexample {
  /// The argument that repeats the failure, as source code: `choices: "1-AQI"`.
  public var argument: String { "choices: \"\(choices)\"" }
}
