extension Run {
  /// Checks the input of a failure again, without shrinking it.
  /// - Parameters:
  ///   - claim: the claim to check.
  ///   - choices: the replay code from the failure's report, or the code of canonical bytes
  ///     (`Claim.canonical`).
  /// - Throws: `BlobError` if the code is invalid or doesn't match the claim's generator.
  public static func replay(_ claim: Claim, choices: String) throws(BlobError) -> Report {
    let bytes = try Blob.decode(choices)
    // Missing bytes at the end are read as zeros.
    let read = claim.canonical(bytes)
    if !bytes.starts(with: read) || bytes.dropFirst(read.count).contains(where: { $0 != 0 }) {
      throw .misfit(choices)
    }
    let entry = CorpusEntry(name: choices, bytes: bytes)
    var only = claim
    (only.examples, only.known) = ([], [])
    return check(only, RunSettings(cases: 0, shrinkLimit: 0), corpus: [entry])
  }
}

extension Counterexample {
  /// The argument that repeats the failure, as source code, such as `choices: "1-AQI"`.
  public var argument: String { "choices: \"\(choices)\"" }
}

/// The end of a failure's report, which describes how to repeat the failure.
package struct Repetition: Hashable, CustomStringConvertible {
  private let way: String
  /// The start and the length of a replay code that is in a file.
  private var note: String?

  init(_ way: String) { self.way = way }

  /// Creates advice to pass an argument to the test, or to add a trait if the test can have one.
  /// - Parameters:
  ///   - choices: the replay code.
  ///   - file: the path of a file with the code, which is shown instead of the code.
  package init(argument choices: String, file: String? = nil, hasTrait: Bool = false) {
    let trait = hasTrait ? ", or .choices(…) as its trait" : ""
    way = "choices: \"\(file ?? choices)\" as an argument of the test" + trait
    note = file.map { _ in Self.start(of: choices) }
  }

  /// Creates advice to run a command with the replay code as an option.
  /// - Parameters:
  ///   - choices: the replay code.
  ///   - file: the path of a file with the code, which is shown instead of the code.
  package init(_ command: String, choices: String, file: String? = nil) {
    way = "\(command) --choices \(file ?? choices)"
    note = file.map { _ in Self.start(of: choices) }
  }

  package var description: String {
    (note.map { "  choices \($0)\n" } ?? "") + "  repeat  \(way)"
  }

  /// Returns the start and the length of a long replay code.
  private static func start(of word: String) -> String {
    "\(word.prefix(40))… (\(word.count) characters, in the file below)"
  }
}

extension Claim {
  /// Returns a fuzz target's report of an input for which the claim is false.
  /// - Parameters:
  ///   - failure: the failure.
  ///   - bytes: the input as the fuzzer made it.
  ///   - repetition: returns the advice on repeating the failure, given its replay code.
  package func words(
    of failure: Failure, at bytes: [UInt8], _ repetition: (_ choices: String) -> Repetition
  ) -> String {
    let input = describe(bytes: bytes).split(separator: "\n").map { "  \($0)" }
    let lines =
      ["\(property.name) is false"] + (statement.isEmpty ? [] : ["  \(statement)"])
      + ["  found  \(failure.message)"] + input
      + ["\(repetition(Blob.encode(canonical(bytes))))", ""]
    return lines.joined(separator: "\n")
  }
}
