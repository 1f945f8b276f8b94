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

/// The last line of what is said of a failure: how to have it again.
package struct Repetition: CustomStringConvertible {
  /// What is to be done.
  private let way: String

  /// Again by an argument of the test, or by a trait where the test can have one.
  package init(argument choices: String, hasTrait: Bool = false) {
    let trait = hasTrait ? ", or .choices(\"\(choices)\") as its trait" : ""
    way = "choices: \"\(choices)\" as an argument of the test" + trait
  }

  /// Again by a command that takes the choices as an option.
  package init(_ command: String, choices: String) { way = "\(command) --choices \(choices)" }

  package var description: String { "  repeat  \(way)" }
}

extension Claim {
  /// What a fuzz target says of an input of which the claim is false.
  ///
  /// - Parameters:
  ///   - failure: what was found.
  ///   - bytes: the input as the fuzzer made it.
  ///   - repetition: how to have it again by its choices.
  package func words(
    of failure: Failure, at bytes: [UInt8], _ repetition: (_ choices: String) -> Repetition
  ) -> String {
    let input = describe(bytes: bytes).split(separator: "\n").map { "  \($0)" }
    let lines =
      ["\(property.name) is false"] + (statement.isEmpty ? [] : ["  \(statement)"]) + input
      + ["  found  \(failure.message)", "\(repetition(Blob.encode(canonical(bytes))))", ""]
    return lines.joined(separator: "\n")
  }
}
